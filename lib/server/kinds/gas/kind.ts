import { CallError } from '@/lib/contract/call-error';
import { PETROL_LITRES } from '@/lib/domain/constants/kinds';
import type { PriceBook } from '@/lib/domain/money/price-book';
import { isLitreCount } from '@/lib/funnel/kinds/gas/litre-limits';
import { quoteGas } from '@/lib/funnel/kinds/gas/quote';
import { formatNumber } from '@/lib/i18n/formats';

import { sayLineWord } from '../../words/line-word';
import { getWords } from '../../words/words';
import { requireAnswer } from '../require-answer';
import type { PriceRow, PriceTableRequest, PricedAnswers, ServerKind } from '../server-kind';
import { listUsualOrders } from './usual-orders';

type Book = PriceBook<'gas'>;

/** The litres most often ordered for a car, as the page of the service names them. */
const USUAL_LITRES = [PETROL_LITRES.car.least, 20, 40] as const;

/** Petrol is priced by litre, with one fee for bringing it. */
export const gas: ServerKind<'gas'> = {
  requireQuote(answers, { book, cityId }) {
    const vehicleType = requireAnswer(answers.vehicleType, 'vehicleType');
    const litres = requireAnswer(answers.litreVolume, 'litreVolume');
    if (!isLitreCount(litres, vehicleType)) throw wrong('litreVolume', 'out-of-range');
    const gasTypeEnum = requireAnswer(answers.gasTypeEnum, 'gasTypeEnum');
    const quote = quoteGas({ cityId, gasTypeEnum, litres, vehicleType }, book);
    if (!quote) throw wrong('gasTypeEnum', 'unknown');
    return { ...quote, needHours: 1, minHours: 1 };
  },
  shown: {
    shortestVisitHours: () => 1,
    plainRials(book, { cityId }) {
      const amounts = listRows(book, cityId).map(({ amountRials }) => amountRials);
      return amounts.length > 0 ? Math.min(...amounts) : null;
    },
    toTable: toPriceTable,
    listUsualOrders,
  },
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

function wrong(field: keyof PricedAnswers, message: string): CallError {
  return new CallError('invalid-input', { fields: [{ field, message }] });
}
