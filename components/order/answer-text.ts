import type { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/forms/isolated-name';
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

/** The parts of a place in one line. Each keeps its own direction: an address is often Persian in a sentence that is not. */
export function toPlaceText(parts: readonly (string | null)[], separator: string): string {
  return parts
    .filter((part) => part !== null && part !== '')
    .map((part) => toIsolatedName(String(part)))
    .join(separator);
}
