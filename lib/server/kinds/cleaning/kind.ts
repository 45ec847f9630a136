import type { PriceBook } from '@/lib/domain/money/price-book';
import { toListedLineKey } from '@/lib/domain/money/price-proposal';
import { listExtras, quoteCleaning } from '@/lib/funnel/kinds/cleaning/quote';

import { getWords } from '../../words/words';
import { requireAnswer } from '../require-answer';
import { requireSold } from '../require-sold';
import { NOTHING_LISTED, type PriceRow, type PriceTableRequest, type ServerKind } from '../server-kind';
import { listUsualOrders } from './usual-orders';

type Book = PriceBook<'cleaning'>;

/** A cleaning is priced by the hour. */
export const cleaning: ServerKind<'cleaning'> = {
  requireQuote: ({ srvcattypeid, cleaningHours = null, home = null, petTypes, extras }, { book, cityId }) => {
    const typeId = requireAnswer(srvcattypeid, 'srvcattypeid');
    return requireSold(quoteCleaning({ typeId, cityId, cleaningHours, home, petTypes, extras }, book));
  },
  shown: {
    shortestVisitHours(book, typeId) {
      return book.types.find((known) => known.typeId === typeId)?.minimumHours ?? book.minimumHours;
    },
    plainRials(book, { cityId, typeId, hours }) {
      return quoteHours(book, cityId, typeId ?? 0, hours)?.priceRials ?? null;
    },
    toTable: toPriceTable,
    listUsualOrders,
  },
  listFor: ({ typeId, lines }, book) => ({
    ...NOTHING_LISTED,
    // An extra that the order has already is not offered a second time.
    extras: listExtras(book, typeId ?? 0).flatMap(({ key, amountRials }) => {
      const listed = `extra-${key}` as const;
      const isOrdered = lines.some((line) => line.key === toListedLineKey(listed));
      return isOrdered ? [] : [{ key: listed, rateRial: amountRials }];
    }),
  }),
};

/** A visit's price by hours, from the function that prices orders; the other types show their shortest visit. */
function toPriceTable(book: Book, { cityId, typeId, others, locale }: PriceTableRequest): PriceRow[] {
  const words = getWords(locale, 'catalogue');
  const shortest = quoteHours(book, cityId, typeId, 1);
  if (!shortest) return [];
  const hours = Array.from(
    { length: book.maximumHours - shortest.needHours + 1 },
    (_, index) => shortest.needHours + index,
  );
  const byHours = hours.flatMap((count) => {
    const quote = quoteHours(book, cityId, typeId, count);
    return quote ? [{ label: words.say('hours', { count }), hourCount: count, amountRial: quote.priceRials }] : [];
  });
  const byType = others.flatMap(({ id, name }) => {
    const quote = id === typeId ? null : quoteHours(book, cityId, id, 1);
    if (!quote) return [];
    const label = words.say('typeFromHours', { name, count: quote.needHours });
    return [{ label, hourCount: null, amountRial: quote.priceRials }];
  });
  return [...byHours, ...byType];
}

function quoteHours(book: Book, cityId: number, typeId: number, cleaningHours: number) {
  return quoteCleaning({ cityId, typeId, cleaningHours, home: null, petTypes: [] }, book);
}
