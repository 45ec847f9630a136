import type { DeskQueue, Snooze } from '@/lib/contract/desk-enumerations';
import { formatDigits } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

interface Common {
  /** Names the row in its list. */
  readonly key: string;
  readonly id: number;
  /** By what an operator knows it: a name, a code, a mobile. */
  readonly name: string;
}

/** A row that can be chosen for a bulk act; `of` says which acts there are for it. */
export type BulkTarget = Common &
  (
    | { readonly of: 'case'; readonly queue: DeskQueue; readonly ownerId: number | null }
    | { readonly of: 'provider'; readonly mobile: string }
    | { readonly of: 'outgoing' | 'enquiry' | 'order' | 'waiting' }
  );

/** The name with the page's digits; those of an address are its own. */
export function toShownName({ name }: Pick<BulkTarget, 'name'>, locale: Locale): string {
  return name.includes('@') ? name : formatDigits(name, locale);
}

/** An operator's answers for all rows of a bulk act. */
export interface BulkAnswers {
  /** Null lets the cases go. */
  readonly ownerId: number | null;
  readonly length: Snooze;
  /** The last day of a pause; empty for one without an end. */
  readonly toDate: string;
  readonly reason: string;
  /** For goodwill and refunds: the sum of each order, in toman; null while none is typed. */
  readonly tomans: number | null;
}
