import type { ServiceGrade } from '@/lib/contract/enumerations';
import type { PriceBook } from '@/lib/domain/money/price-book';
import type { QuoteLine } from '@/lib/funnel/quote/line';
import { toTextileQuote, type TextileQuote } from '@/lib/funnel/quote/textile-quote';

/** The key in messages/<locale>/price-lines.json for the pieces of a type. */
export function toLaundryKind(typeId: number): string {
  return `laundryKinds.${typeId}`;
}

export interface LaundryAnswers {
  readonly typeId: number;
  /** The other types that the basket has pieces of. */
  readonly moreTypeIds?: readonly number[];
  readonly cityId: number;
  readonly grade: ServiceGrade;
  readonly clothes: readonly { readonly itemId: number; readonly count: number }[];
}

/**
 * Item × grade, filled up to the least that an order costs (BEHAVIOUR 4). In a basket of several kinds each kind's
 * pieces stand together and bear its name. Null for:
 *
 * - an empty basket
 * - an item or a city that the book does not know
 * - an item of a type that was not named, or that the grade does not take
 */
export function quoteLaundry(answers: LaundryAnswers, book: PriceBook<'laundry'>): TextileQuote | null {
  const { typeId, moreTypeIds = [], cityId, grade, clothes } = answers;
  const city = book.cities.find((known) => known.cityId === cityId);
  const toLines = (ofTypeId: number, more: QuoteLine['params']) =>
    clothes.flatMap(({ itemId, count }): QuoteLine[] => {
      const item = book.items.find((known) => known.itemId === itemId && known.typeId === ofTypeId);
      const itemRials = city?.rates.find((known) => known.itemId === itemId)?.[grade] ?? null;
      if (!item || itemRials === null) return [];
      const params = { item: `laundryItems.${item.key}`, count, itemRials, ...more };
      return [{ key: 'laundry-item', params, amountRials: count * itemRials }];
    });
  const typeIds = [...new Set([typeId, ...moreTypeIds])];
  const lines = typeIds.flatMap((id) => toLines(id, typeIds.length > 1 ? { group: toLaundryKind(id) } : {}));
  if (!city || lines.length === 0 || lines.length < clothes.length) return null;
  return toTextileQuote(lines, city.minimumOrderRials);
}
