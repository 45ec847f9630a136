import type { CategoryFacts, PriceBookFacts } from './types';

export type Numbers = Readonly<Record<string, number>>;

/**
 * What the price book says of a category, or of one of its types, by placeholder: the shortest and the longest visit, and how far a type's hour lies above
 * that of the category's first type. Only house cleaning has prices yet.
 */
export function categoryNumbers({ kind }: CategoryFacts, typeId: number | null, book: PriceBookFacts): Numbers {
  if (kind !== 'cleaning') return {};
  const { minimumHours, maximumHours } = book;
  const type = book.types.find((priced) => priced.typeId === typeId);
  if (!type) return { minimumHours, maximumHours };
  const ratePercentAbove = type.ratePercent - (book.types[0]?.ratePercent ?? 100);
  return { minimumHours: type.minimumHours, maximumHours, ratePercentAbove };
}
