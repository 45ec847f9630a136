import type { Messages } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { z } from 'zod';

import type { Locale } from '@/lib/i18n/locales';

const sections = z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) }));

export type TextSection = z.infer<typeof sections>[number];

/** The files of messages/<locale>/ that have a list of sections. */
type NamespaceWithSections = {
  [Name in keyof Messages]: Messages[Name] extends { sections: unknown } ? Name : never;
}[keyof Messages];

/** The list `sections` of messages/<locale>/<namespace>.json: a translator reads no lists. */
export async function readSections(locale: Locale, namespace: NamespaceWithSections): Promise<readonly TextSection[]> {
  const all = await getMessages({ locale });
  return z.object({ sections }).parse(all[namespace]).sections;
}
