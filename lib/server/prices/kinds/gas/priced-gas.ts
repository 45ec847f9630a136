import { PETROL_LITRES } from '@/lib/domain/constants/kinds';
import type { PriceBook } from '@/lib/domain/money/price-book';
import { quoteGas } from '@/lib/funnel/kinds/gas/quote';
import { formatNumber } from '@/lib/i18n/formats';

import { getWords } from '../../../words/words';
import { sayLineWord } from '../../line-words';
import type { PricedKind, PriceRow, PriceTableRequest } from '../../priced-kind';

type Book = PriceBook<'gas'>;

/** What a car is filled with most often, as the page of the service names it, in litres. */
const USUAL_LITRES = [PETROL_LITRES.car.least, 20, 40] as const;

/** Petrol is priced by litre, with one fee for bringing it. */
export const pricedGas: PricedKind<'gas'> = {
  shortestVisitHours: () => 1,
  plainRials(book, { cityId }) {
    const amounts = listRows(book, cityId).map(({ amountRials }) => amountRials);
    return amounts.length > 0 ? Math.min(...amounts) : null;
  },
  toTable: toPriceTable,
};

function listRows(book: Book, cityId: number) {
  const fuels = book.cities.find((city) => city.cityId === cityId)?.fuels ?? [];
  return fuels.flatMap(({ gasTypeEnum }) =>
    USUAL_LITRES.flatMap((litres) => {
      const quote = quoteGas({ cityId, gasTypeEnum, litres, vehicleType: 'AUTOMOBILE' }, book);
      return quote ? [{ gasTypeEnum, litres, amountRials: quote.priceRials }] : [];
    }),
  );
}

/** Each fuel, by how much of it is brought. */
function toPriceTable(book: Book, { cityId, locale }: PriceTableRequest): PriceRow[] {
  const words = getWords(locale, 'catalogue');
  return listRows(book, cityId).map(({ gasTypeEnum, litres, amountRials }) => ({
    label: words.say('petrolBrought', {
      fuel: sayLineWord(`fuels.${gasTypeEnum}`, locale),
      litres: formatNumber(litres, locale),
    }),
    hourCount: null,
    amountRial: amountRials,
  }));
}
