import type { useTranslations } from 'next-intl';

import type { Locale } from '@/lib/i18n/locales';

import type { Order } from './order-context';

export interface Words {
  readonly t: ReturnType<typeof useTranslations<'order'>>;
  readonly locale: Locale;
}

/** The words of a question once it is answered, as they stand beside the next ones and at the pre-invoice. */
export interface AnswerWords {
  /** Of messages/<locale>/order.json. */
  readonly label: Extract<Parameters<Words['t']>[0], `answers.${string}`>;
  readonly toText: (order: Order, words: Words) => string;
}
