import type { PriceBook } from '@/lib/domain/money/price-book';

import { getWords } from '../../words/words';
import type { UsualOrder, UsualOrders } from '../server-kind';

/** Baskets of pieces by their keys in the book; one that the book does not know is left out. */
const BASKETS: readonly Readonly<Record<string, number>>[] = [
  { shirt: 5, trousers: 3 },
  { suit: 1, coat: 1, jacket: 1 },
  { 'curtain-metre': 15 },
];

export function listUsualOrders({ items }: PriceBook<'laundry'>): UsualOrders {
  const orders = BASKETS.flatMap((basket): UsualOrder[] => {
    const pieces = items.filter(({ key }) => basket[key] !== undefined);
    const [first] = pieces;
    if (!first) return [];
    const clothes = pieces.map(({ itemId, key }) => ({ itemId, count: basket[key] ?? 0 }));
    return [{ answers: { srvcattypeid: first.typeId, grade: 'ECO', clothes } }];
  });
  return {
    orders,
    dearer: [{ answers: { grade: 'VIP' }, describe: (locale) => getWords(locale, 'catalogue').say('usual.special') }],
  };
}
