import { getMessages } from 'next-intl/server';
import { z } from 'zod';

import {
  COMMISSION_PERCENT,
  COMPLETION_WAIT_MS,
  EN_ROUTE_CANCEL_FEE_PERCENT,
  HOUR_MS,
  LATE_CANCEL_FEE_PERCENT,
  MINUTE_MS,
  PROVIDER_ANSWER_MS,
  PROVIDER_ANSWER_SOON_MS,
  TRAVEL_BUFFER_MS,
  VISIT_IS_SOON_MS,
} from '@/lib/domain/constants';
import { formatNumber } from '@/lib/i18n/formats';
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

/** The house's own numbers, so that the page says what the server does. */
const facts = {
  commission: COMMISSION_PERCENT,
  completion: COMPLETION_WAIT_MS / HOUR_MS,
  lateFee: LATE_CANCEL_FEE_PERCENT,
  enRouteFee: EN_ROUTE_CANCEL_FEE_PERCENT,
  answer: PROVIDER_ANSWER_MS / HOUR_MS,
  answerSoon: PROVIDER_ANSWER_SOON_MS / MINUTE_MS,
  soon: VISIT_IS_SOON_MS / HOUR_MS,
  buffer: TRAVEL_BUFFER_MS / MINUTE_MS,
} as const;

/** The lists of messages/<locale>/joinus.json with the numbers in them: a translator reads no lists. */
export async function readJoinus(locale: Locale): Promise<JoinusLists> {
  const all = await getMessages({ locale });
  return words.parse(fillNumbers(all.joinus, locale));
}

function fillNumbers(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string')
    return value.replace(/\{(\w+)\}/g, (gap, name: string) =>
      name in facts ? formatNumber(facts[name as keyof typeof facts], locale) : gap,
    );
  if (Array.isArray(value)) return value.map((part: unknown) => fillNumbers(part, locale));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fillNumbers(part, locale)]));
}
