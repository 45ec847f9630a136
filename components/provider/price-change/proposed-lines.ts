import type { UploadedFile } from '@/components/forms/fields/use-upload';
import { RIALS_A_TOMAN } from '@/components/forms/fields/toman-field';
import type { ProposedKey } from '@/lib/contract/provider-enumerations';
import { OVERTIME_STEP_MINUTES } from '@/lib/domain/constants/orders';
import type { PriceTerms, ProposedChange } from '@/lib/domain/money/price-proposal';
import { readMeasure } from '@/lib/domain/text/typed-number';

/** A line as it stands in the form. */
export interface ProposedLine {
  readonly key: ProposedKey;
  readonly minutes: number;
  /** For extras of the list: the count. */
  readonly count: number;
  /** How many there are of each piece that was counted anew, by its name. */
  readonly counts: Readonly<Record<string, number>>;
  /** The typed size of each piece. */
  readonly sizes: readonly string[];
  readonly tomans: number | null;
}

export interface Proposal {
  readonly lines: readonly ProposedLine[];
  readonly reason: string;
  readonly photo: UploadedFile | null;
}

/** The possible reasons for another final price; those with a rate of the order come first. */
export function listProposedKeys({ hourRial, measure, pieces, extras }: PriceTerms): readonly ProposedKey[] {
  return [
    ...(pieces.length > 0 ? (['recount'] as const) : []),
    ...(measure ? (['measured'] as const) : []),
    ...(hourRial === null ? [] : (['overtime'] as const)),
    ...extras.map(({ key }) => key),
    'extra-work',
    'materials',
    'less-work',
  ];
}

const SINGLE_EXTRAS = ['extra-oven', 'extra-fridge', 'extra-ironing'] as const;
export type SingleExtra = (typeof SINGLE_EXTRAS)[number];

/** Whether an order has it once, at the price of the list: it is ticked. */
export const isSingleExtra = (key: ProposedKey): key is SingleExtra => SINGLE_EXTRAS.some((extra) => extra === key);

/** Its words among `price-change.form.kinds`: what is counted of a car are its washes. */
export function toKindWords(key: ProposedKey, { pieces }: PriceTerms): ProposedKey | 'washes' {
  return key === 'recount' && pieces.some(({ piece }) => piece.startsWith('washes.')) ? 'washes' : key;
}

/** Begins with what was agreed, so that only what differs is entered. */
export function toNewLine(key: ProposedKey, { measure }: PriceTerms): ProposedLine {
  const sizes = measure?.sizes.map(String) ?? [];
  return { key, minutes: OVERTIME_STEP_MINUTES, count: 1, counts: {}, sizes, tomans: null };
}

/** A line as the call wants it. */
export function toProposedChange(line: ProposedLine): ProposedChange {
  const { key } = line;
  switch (key) {
    case 'overtime':
      return { key, minutes: line.minutes };
    case 'recount':
      return { key, pieces: Object.entries(line.counts).map(([piece, count]) => ({ piece, count })) };
    case 'measured':
      return { key, sizes: line.sizes.map((size) => readMeasure(size) ?? 0) };
    case 'extra-floor':
    case 'extra-heavy':
    case 'extra-oven':
    case 'extra-fridge':
    case 'extra-ironing':
      return { key, count: line.count };
    default: {
      const amountRial = (line.tomans ?? 0) * RIALS_A_TOMAN;
      return { key, amountRial: key === 'less-work' ? 0 - amountRial : amountRial };
    }
  }
}

/** Whether something of it is still to be typed. */
export function isIncomplete({ key, sizes, tomans }: ProposedLine): boolean {
  if (key === 'measured') return sizes.some((size) => !isSize(size));
  return (key === 'extra-work' || key === 'materials' || key === 'less-work') && !tomans;
}

/** More than nothing. */
export function isSize(text: string): boolean {
  return (readMeasure(text) ?? 0) > 0;
}
