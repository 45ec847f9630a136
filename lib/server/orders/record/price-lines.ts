import type { CallAnswer } from '@/lib/contract';
import { toOnePiece } from '@/lib/domain/dispute/piece';
import { toFuelRials } from '@/lib/domain/order/order-commission';
import type { Locale } from '@/lib/i18n/locales';

import type { OrderLine } from '../../schema';
import { sayLine, sayLineParams, sayLineWord } from '../../words/line-word';
import { getWords } from '../../words/words';

type PriceLine = CallAnswer<'clean/getcleanprice'>['lines'][number];

/**
 * Lines in the reader's words: messages/<locale>/price-lines.json. Params whose name ends in `Rials` are said in
 * tomans; a text that is a key there stands for its words.
 */
export function toPriceLines(lines: readonly OrderLine[], locale: Locale): PriceLine[] {
  return joinLitres(lines).map((line) => ({
    key: line.key,
    label: sayLine(line, locale),
    amountRial: line.amountRials,
    ...toGroup(line, locale),
  }));
}

/** Lines of a placed order, each of textiles with one of its pieces. */
export function toPieceLines(lines: readonly OrderLine[], locale: Locale): PriceLine[] {
  const pieces = joinLitres(lines).map(toOnePiece);
  return toPriceLines(lines, locale).map((line, place) => {
    const piece = pieces[place];
    return piece ? { ...line, piece: { label: sayLine(piece, locale), amountRial: piece.amountRials } } : line;
  });
}

/** The group of the line, where lines of several kinds stand in one price. */
function toGroup({ params: { group } }: OrderLine, locale: Locale): Pick<PriceLine, 'group'> {
  return group === undefined ? {} : { group: sayLineWord(String(group), locale) };
}

/**
 * An order stores the ordered litres and each correction of them; its reader is told the delivered and the ordered
 * litres.
 */
function joinLitres(lines: readonly OrderLine[]): readonly OrderLine[] {
  const petrol = lines.find(({ key }) => key === 'petrol');
  const litres = lines.findLast(({ key }) => key === 'litres')?.params.litres;
  if (!petrol || litres === undefined) return lines;
  const { litres: ordered = 0, ...params } = petrol.params;
  const delivered = {
    key: 'petrol-delivered',
    params: { ...params, litres, ordered },
    amountRials: toFuelRials(lines),
  };
  return lines.filter(({ key }) => key !== 'litres').map((line) => (line === petrol ? delivered : line));
}

/** Stands for a sum until the part of the words that names it is taken out. */
const SUM = '\ue000';
/** Separators between the parts of a line's words. */
const PARTS = /(\s*[×,،]\s*)/;

/**
 * The lines of an order for a reader who is told no sum. Parts that name a sum are left out, and so are lines that are
 * only a sum.
 */
export function toLinesWithoutSums(lines: readonly OrderLine[], locale: Locale): PriceLine[] {
  const words = getWords(locale, 'price-lines');
  return joinLitres(lines).flatMap((line) => {
    const { key, params } = line;
    const shown = Object.entries(sayLineParams(params, locale)).map(([name, value]) => [
      name,
      name.endsWith('Rials') ? SUM : value,
    ]);
    const label = words.has(key) ? withoutSum(words.say(key, Object.fromEntries(shown))) : key;
    return label === '' ? [] : [{ key, label, amountRial: 0, ...toGroup(line, locale) }];
  });
}

/** Parts at even places are words, those between them the marks that join them. */
function withoutSum(label: string): string {
  const parts = label.split(PARTS);
  return parts
    .filter((part, place) => !part.includes(SUM) && !(place % 2 === 1 && parts[place + 1]?.includes(SUM)))
    .join('');
}
