import type { CallAnswer } from '@/lib/contract';
import { formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { OrderLine } from '../../../schema';
import { sayLineWord } from '../../../words/line-word';
import { getWords } from '../../../words/words';
import type { PieceWithScans } from './pieces';

type Ordered = NonNullable<CallAnswer<'clean/gettaskdetail'>['taskDetail']['custody']>['lstOrdered'][number];
type OrderedItem = Pick<Ordered, 'item' | 'orderedCount' | 'group'> & { readonly label: string };

/** The lines that order textiles, by the source of their names. */
const SIZED = { 'carpet-square-metre': 'pieces.square-metre', 'carpet-metre': 'pieces.metre' } as const;

/**
 * The ordered pieces, in the order's sequence, with the number of each on the list. `item` is the name that a listed
 * piece uses.
 */
export function toOrdered(lines: readonly OrderLine[], pieces: readonly PieceWithScans[], locale: Locale): Ordered[] {
  return listOrdered(lines, locale).map((ordered) => ({
    ...ordered,
    listedCount: pieces
      .filter(({ piece }) => piece.item === ordered.item)
      .reduce((sum, { piece }) => sum + piece.count, 0),
  }));
}

function listOrdered(lines: readonly OrderLine[], locale: Locale): OrderedItem[] {
  const words = getWords(locale, 'price-lines');
  return lines.flatMap(({ key, params }): OrderedItem[] => {
    const orderedCount = Number(params.count);
    if (key === 'laundry-item') {
      const item = String(params.item);
      const group = params.group === undefined ? {} : { group: sayLineWord(String(params.group), locale) };
      return [{ item, label: sayLineWord(item, locale), ...group, orderedCount }];
    }
    if (!(key in SIZED)) return [];
    const units = Number(params.units);
    const label = words.say(SIZED[key as keyof typeof SIZED], { units: formatNumber(units, locale) });
    return [{ item: `${key}/${units}`, label, orderedCount }];
  });
}
