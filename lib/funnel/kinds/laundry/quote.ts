import type { ServiceGrade } from '@/lib/contract/enumerations';
import type { PriceBook } from '@/lib/domain/money/price-book';
import { toTextileQuote, type TextileQuote } from '@/lib/funnel/quote/textile-quote';

export interface LaundryAnswers {
  readonly typeId: number;
  readonly cityId: number;
  readonly grade: ServiceGrade;
  readonly clothes: readonly { readonly itemId: number; readonly count: number }[];
}

/**
 * Item × grade, filled up to the least that an order costs (BEHAVIOUR 4). Null for an empty basket, and for an item or
 * a city that the book does not know, that is another type's or that the grade does not take.
 */
export function quoteLaundry(answers: LaundryAnswers, book: PriceBook<'laundry'>): TextileQuote | null {
  const { typeId, cityId, grade, clothes } = answers;
  const city = book.cities.find((known) => known.cityId === cityId);
  const lines = clothes.flatMap(({ itemId, count }) => {
    const item = book.items.find((known) => known.itemId === itemId && known.typeId === typeId);
    const itemRials = city?.rates.find((known) => known.itemId === itemId)?.[grade] ?? null;
    if (!item || itemRials === null) return [];
    const params = { item: `laundryItems.${item.key}`, count, itemRials };
    return [{ key: 'laundry-item', params, amountRials: count * itemRials }];
  });
  if (!city || lines.length === 0 || lines.length < clothes.length) return null;
  return toTextileQuote(lines, city.minimumOrderRials);
}
