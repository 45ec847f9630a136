import type { CallAnswer } from '@/lib/contract';
import type { PriceBook } from '@/lib/domain/price-book';
import { quoteCleaning } from '@/lib/funnel/quote/cleaning';

type PriceRow = CallAnswer<'pdp/fetch'>['lstPrice'][number];

interface PricedType {
  readonly id: number;
  readonly name: string;
}

interface PriceTableRequest {
  readonly book: PriceBook;
  readonly cityId: number;
  /** The type that is priced hour by hour; the others give their shortest visit. */
  readonly typeId: number;
  readonly others: readonly PricedType[];
  readonly sayHours: (count: number) => string;
  readonly sayFrom: (name: string, count: number) => string;
}

/** What a visit costs by its hours, from the same function that prices orders. */
export function toPriceTable({ book, cityId, typeId, others, sayHours, sayFrom }: PriceTableRequest): PriceRow[] {
  const shortest = quoteHours(book, cityId, typeId, 1);
  if (!shortest) return [];
  const hours = Array.from(
    { length: book.maximumHours - shortest.needHours + 1 },
    (_, index) => shortest.needHours + index,
  );
  const byHours = hours.flatMap((count) => {
    const quote = quoteHours(book, cityId, typeId, count);
    return quote ? [{ label: sayHours(count), hourCount: count, amountRial: quote.priceRials }] : [];
  });
  const byType = others.flatMap(({ id, name }) => {
    const quote = id === typeId ? null : quoteHours(book, cityId, id, 1);
    return quote ? [{ label: sayFrom(name, quote.needHours), hourCount: null, amountRial: quote.priceRials }] : [];
  });
  return [...byHours, ...byType];
}

function quoteHours(book: PriceBook, cityId: number, typeId: number, cleaningHours: number) {
  return quoteCleaning({ cityId, typeId, cleaningHours, home: null, petTypes: [] }, book);
}
