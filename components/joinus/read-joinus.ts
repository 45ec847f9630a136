import { getMessages } from 'next-intl/server';
import { z } from 'zod';

import type { Locale } from '@/lib/i18n/locales';

const points = z.array(z.object({ title: z.string(), text: z.string() }));
const words = z.object({
  points,
  steps: z.object({ list: points }),
  money: z.object({ list: points }),
  work: z.object({ list: points }),
  documents: z.object({ list: z.array(z.string()) }),
  rules: z.object({ list: z.array(z.string()) }),
  questions: z.object({ list: z.array(z.object({ question: z.string(), answer: z.string() })) }),
});

export type JoinusPoint = z.infer<typeof points>[number];
export type JoinusLists = z.infer<typeof words>;

/** The lists of messages/<locale>/joinus.json: a translator reads no lists. */
export async function readJoinus(locale: Locale): Promise<JoinusLists> {
  const all = await getMessages({ locale });
  return words.parse(all.joinus);
}
