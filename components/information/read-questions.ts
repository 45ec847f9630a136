import { getMessages } from 'next-intl/server';
import { z } from 'zod';

import type { Locale } from '@/lib/i18n/locales';

const groups = z.array(
  z.object({ title: z.string(), questions: z.array(z.object({ question: z.string(), answer: z.string() })) }),
);

export type QuestionGroup = z.infer<typeof groups>[number];

/** The groups of messages/<locale>/faq.json: a translator reads no lists. */
export async function readQuestions(locale: Locale): Promise<readonly QuestionGroup[]> {
  const all = await getMessages({ locale });
  return z.object({ groups }).parse(all.faq).groups;
}
