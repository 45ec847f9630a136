import { FREE_LINES_PERCENT } from '@/lib/domain/constants/orders';
import { toWholeTomans } from '@/lib/domain/money/money';
import { FREE_KEYS, readSizes, type PriceTerms } from '@/lib/domain/money/price-proposal';
import type { Locale } from '@/lib/i18n/locales';

import { getServerKind, NOTHING_LISTED, type ListedPrices } from '../../../kinds';
import type { Executor } from '../../../ports/database';
import { findPriceBook } from '../../../prices';
import type { OrderLine, TaskRow } from '../../../schema';
import { getWords } from '../../../words/words';

type Measure = NonNullable<PriceTerms['measure']>;
type Piece = Omit<PriceTerms['pieces'][number], 'label'>;
const WHOLE_PERCENT = 100;
/** The lines that say the price of an hour, and where. */
const HOUR_RATES = { 'clean-hours': 'hourlyRateRials', 'bid-hourly': 'rateRials' } as const;
const MEASURES = {
  'carpet-square-metre': 'square-metre',
  'measured-square-metre': 'square-metre',
  'carpet-metre': 'metre',
  'measured-metre': 'metre',
} as const satisfies Record<string, Measure['unit']>;
const COUNTED = { 'laundry-item': ['item', 'itemRials'], 'upholstery-piece': ['piece', 'pieceRials'] } as const;
const RECOUNTED: readonly string[] = ['recount-piece', 'added-piece'];

/**
 * The terms of an order's final price. They are its own lines, which stay as they were agreed, and the price list of
 * the day on which it was placed.
 */
export async function findPriceTerms(executor: Executor, task: TaskRow, locale: Locale): Promise<PriceTerms> {
  const { lines } = task;
  const listed = await findListed(executor, task);
  const words = getWords(locale, 'price-lines');
  const ordered = countPieces(lines);
  const others = listed.pieces.filter(({ piece }) => ordered.every((known) => known.piece !== piece));
  return {
    hourRial: findHourRials(lines),
    measure: findMeasure(lines),
    pieces: (ordered.length > 0 ? [...ordered, ...others] : []).map((piece) => ({
      ...piece,
      label: words.has(piece.piece) ? words.say(piece.piece) : piece.piece,
    })),
    extras: listed.extras,
    minimumRial: listed.minimumRial,
    freeRial: toFreeRials(lines),
  };
}

function findHourRials(lines: readonly OrderLine[]): number | null {
  for (const { key, params } of lines)
    for (const [known, rate] of Object.entries(HOUR_RATES)) if (key === known) return Number(params[rate]);
  return null;
}

/** The last measurement, else the ordered sizes. */
function findMeasure(lines: readonly OrderLine[]): Measure | null {
  const measures = lines.filter(({ key }) => key in MEASURES);
  const first = measures[0];
  if (!first) return null;
  const last = measures.findLast(({ params }) => params.sizes !== undefined);
  return {
    unit: MEASURES[first.key as keyof typeof MEASURES],
    unitRial: Number(first.params.unitRials),
    sizes: last ? readSizes(last.params.sizes ?? '') : measures.flatMap(({ params }) => toSizes(params)),
  };
}

function toSizes({ count, units }: OrderLine['params']): number[] {
  return Array.from({ length: Number(count) }, () => Number(units));
}

/** The last count, else the ordered pieces. */
function countPieces(lines: readonly OrderLine[]): Piece[] {
  const pieces = new Map<string, Piece>();
  for (const { key, params, amountRials } of lines) {
    const names = key in COUNTED ? COUNTED[key as keyof typeof COUNTED] : null;
    const piece = String(names ? params[names[0]] : params.piece);
    const pieceRial = Number(names ? params[names[1]] : params.pieceRials);
    if (names || RECOUNTED.includes(key)) pieces.set(piece, { piece, count: Number(params.count), pieceRial });
    if (key === 'carwash')
      pieces.set(String(params.wash), { piece: String(params.wash), count: 1, pieceRial: amountRials });
  }
  return [...pieces.values()];
}

/** Half of the agreed price, minus the sums asked for already. */
function toFreeRials(lines: readonly OrderLine[]): number {
  const sumOf = (isCounted: (key: string) => boolean) =>
    lines.filter(({ key }) => isCounted(key)).reduce((sum, { amountRials }) => sum + amountRials, 0);
  const asked = sumOf((key) => FREE_KEYS.includes(key));
  const agreed = sumOf((key) => !FREE_KEYS.includes(key));
  return Math.max(0, toWholeTomans((agreed * FREE_LINES_PERCENT) / WHOLE_PERCENT) - asked);
}

async function findListed(executor: Executor, task: TaskRow): Promise<ListedPrices> {
  const { kind, categoryId, address, createdAt } = task;
  const { listFor } = getServerKind(kind);
  const book = listFor && (await findPriceBook(executor, { kind, categoryId, cityId: address.cityId }, createdAt));
  return book ? listFor(task, book) : NOTHING_LISTED;
}
