import type { CallAnswer, CallRequest } from '@/lib/contract';
import type { ListedExtraKey } from '@/lib/contract/provider-enumerations';

import { OVERTIME_STEP_MINUTES } from '../constants/orders';
import { isWholeTomans, roundToToman } from './money';

/** The terms from which an order's final price is computed, as its provider reads them. */
export type PriceTerms = NonNullable<CallAnswer<'clean/gettaskdetail'>['taskDetail']['priceTerms']>;
export type ProposedChange = CallRequest<'pricechange/addpricechange'>['lines'][number];

/**
 * A line that an order's price gets: words of messages/<locale>/price-lines.json, and its sum in rial, below zero where
 * the price shrinks.
 */
export interface PriceLine {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly amountRials: number;
}

type Pieces = readonly { readonly count: number; readonly pieceRial: number }[];

const MINUTES_AN_HOUR = 60;
const SIZE_STEPS = 100;
const SIZE_SEPARATOR = ';';
const MEASURED = { 'square-metre': 'measured-square-metre', metre: 'measured-metre' } as const;
/** The line of an extra of the list, and the name of its count; null for one that an order has once. */
const LISTED = {
  'extra-floor': { line: 'moving-floors', count: 'floors' },
  'extra-heavy': { line: 'moving-heavy', count: 'pieces' },
  'extra-oven': { line: 'clean-extra-oven', count: null },
  'extra-fridge': { line: 'clean-extra-fridge', count: null },
  'extra-ironing': { line: 'clean-extra-ironing', count: null },
} as const satisfies Record<ListedExtraKey, { readonly line: string; readonly count: string | null }>;

/** An extra of the list that an order has once. */
export const isSingleExtra = (key: ListedExtraKey): boolean => LISTED[key].count === null;

/** The line of an order that an extra of the list becomes. */
export const toListedLineKey = (key: ListedExtraKey): string => LISTED[key].line;

/** Lines that no price list has. */
export const FREE_KEYS: readonly string[] = ['extra-work', 'materials'];
/** Lines that state their whole kind: two of them would contradict each other. */
const SAID_ONCE = ['recount', 'measured', 'extra-oven', 'extra-fridge', 'extra-ironing'] as const;

/** The sizes that a line of a measure names, in its order. */
export function readSizes(sizes: string | number): number[] {
  return String(sizes).split(SIZE_SEPARATOR).filter(Boolean).map(Number);
}

/** The sum of sizes, rounded so that no noise of fractions remains. */
export function toWholeSize(sizes: readonly number[]): number {
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) * SIZE_STEPS) / SIZE_STEPS;
}

/**
 * The lines that a proposal adds to an order's, by the agreed prices and the price list. Null for a proposal that says
 * too little, names a thing without a rate, changes nothing, or exceeds the limit of free lines.
 */
export function toProposedLines(terms: PriceTerms, changes: readonly ProposedChange[]): PriceLine[] | null {
  const isRepeated = SAID_ONCE.some((key) => changes.filter((change) => change.key === key).length > 1);
  const worked = changes.map((change) => toLines(terms, change));
  if (isRepeated || worked.includes(null)) return null;
  const lines = worked.flatMap((known) => known ?? []);
  const freeRials = sumOf(lines.filter(({ key }) => FREE_KEYS.includes(key)));
  return freeRials > terms.freeRial || sumOf(lines) === 0 ? null : lines;
}

/** Whether a proposal needs a photo of its subject. */
export function needsPhoto(changes: readonly Pick<ProposedChange, 'key'>[]): boolean {
  return changes.some(({ key }) => FREE_KEYS.includes(key));
}

function toLines(terms: PriceTerms, change: ProposedChange): PriceLine[] | null {
  switch (change.key) {
    case 'overtime':
      return toOvertime(terms, change.minutes ?? 0);
    case 'recount':
      return toRecount(terms, change.pieces ?? []);
    case 'measured':
      return change.sizes ? toMeasure(terms, change.sizes) : null;
    case 'extra-floor':
    case 'extra-heavy':
    case 'extra-oven':
    case 'extra-fridge':
    case 'extra-ironing':
      return toListedExtra(terms, change.key, change.count ?? 0);
    case 'less-work':
      return toFree(change.key, 0 - (change.amountRial ?? 0), -1);
    default:
      return toFree(change.key, change.amountRial ?? 0, 1);
  }
}

function toOvertime({ hourRial }: PriceTerms, minutes: number): PriceLine[] | null {
  if (hourRial === null || minutes <= 0 || minutes % OVERTIME_STEP_MINUTES !== 0) return null;
  const amountRials = roundToToman((minutes * hourRial) / MINUTES_AN_HOUR);
  return [{ key: 'overtime-hour', params: { minutes, hourRials: hourRial }, amountRials }];
}

function toRecount(terms: PriceTerms, counted: NonNullable<ProposedChange['pieces']>): PriceLine[] | null {
  const { pieces } = terms;
  const isKnown = counted.every(({ piece }) => pieces.some((known) => known.piece === piece));
  if (!isKnown || new Set(counted.map(({ piece }) => piece)).size < counted.length) return null;
  const recounted = pieces.map((known) => ({
    ...known,
    before: known.count,
    count: counted.find(({ piece }) => piece === known.piece)?.count ?? known.count,
  }));
  const lines = recounted
    .filter(({ before, count }) => before !== count)
    .map(({ piece, before, count, pieceRial }) => ({
      key: before === 0 ? 'added-piece' : 'recount-piece',
      params: { piece, ...(before === 0 ? {} : { before }), count, pieceRials: pieceRial },
      amountRials: (count - before) * pieceRial,
    }));
  return [...lines, ...toMinimumLines(terms, toPiecesRials(pieces), toPiecesRials(recounted))];
}

function toMeasure(terms: PriceTerms, sizes: readonly number[]): PriceLine[] | null {
  const { measure } = terms;
  if (measure === null) return null;
  const { unit, unitRial } = measure;
  const before = toSizesRials(measure.sizes, unitRial);
  const after = toSizesRials(sizes, unitRial);
  const line = {
    key: MEASURED[unit],
    params: {
      count: sizes.length,
      units: toWholeSize(sizes),
      before: toWholeSize(measure.sizes),
      unitRials: unitRial,
      sizes: sizes.join(SIZE_SEPARATOR),
    },
    amountRials: after - before,
  };
  return [line, ...toMinimumLines(terms, before, after)];
}

/** The change of the line that fills an order up to its minimum. An order of 0 has no such line. */
function toMinimumLines({ minimumRial }: PriceTerms, beforeRials: number, afterRials: number): PriceLine[] {
  const toFill = (rials: number) => (rials === 0 ? 0 : Math.max(0, minimumRial - rials));
  const amountRials = toFill(afterRials) - toFill(beforeRials);
  return amountRials === 0 ? [] : [{ key: 'minimum-order', params: { minimumRials: minimumRial }, amountRials }];
}

function toListedExtra({ extras }: PriceTerms, key: keyof typeof LISTED, count: number): PriceLine[] | null {
  const extra = extras.find((known) => known.key === key);
  if (!extra || count <= 0 || (isSingleExtra(key) && count > 1)) return null;
  const { line, count: name } = LISTED[key];
  const params: PriceLine['params'] = name === null ? {} : { [name]: count, rateRials: extra.rateRial };
  return [{ key: line, params, amountRials: count * extra.rateRial }];
}

function toFree(key: string, rials: number, sign: 1 | -1): PriceLine[] | null {
  return rials > 0 && isWholeTomans(rials) ? [{ key, params: {}, amountRials: sign * rials }] : null;
}

function toPiecesRials(pieces: Pieces): number {
  return pieces.reduce((sum, { count, pieceRial }) => sum + count * pieceRial, 0);
}

function toSizesRials(sizes: readonly number[], unitRial: number): number {
  return sizes.reduce((sum, size) => sum + roundToToman(size * unitRial), 0);
}

function sumOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, { amountRials }) => sum + amountRials, 0);
}
