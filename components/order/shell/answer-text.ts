import type { useTranslations } from 'next-intl';

import { toIsolatedName } from '@/components/shared/isolated-name';
import type { Locale } from '@/lib/i18n/locales';

import type { Order } from '../state/order-context';

export interface Words {
  readonly t: ReturnType<typeof useTranslations<'order'>>;
  readonly locale: Locale;
}

/** The words of a question once it is answered, as they stand beside the next ones and at the pre-invoice. */
export interface AnswerWords {
  /** A key of messages/<locale>/order.json. */
  readonly label: Extract<Parameters<Words['t']>[0], `answers.${string}`>;
  /** Lines of their own are parted by a line's end. */
  readonly toText: (order: Order, words: Words) => string;
}

/** The written lines, each in its own direction, and the other answers below them. */
export function toDescriptionLines(written: string | null, others: readonly string[], separator: string): string {
  const lines = (written ?? '').split('\n').filter((line) => line.trim() !== '');
  return [...lines.map(toIsolatedName), others.filter(Boolean).join(separator)].filter(Boolean).join('\n');
}

/**
 * The parts of a place, each on a line of its own that keeps its own direction. A Persian street is often part of a
 * page in another language, and one line in two directions cannot be read.
 */
export function toPlaceText(parts: readonly (string | null)[]): string {
  return parts
    .filter((part) => part !== null && part !== '')
    .map((part) => toIsolatedName(String(part)))
    .join('\n');
}
