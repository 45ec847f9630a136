import type { PriceBook } from '@/lib/domain/money/price-book';
import { quoteMedicalTests } from '@/lib/funnel/kinds/medical-tests/quote';

import { sayLineWord } from '../../words/line-word';
import { getWords } from '../../words/words';
import { requireAnswer } from '../require-answer';
import { requireSold } from '../require-sold';
import type { PriceRow, PriceTableRequest, ServerKind } from '../server-kind';
import { listUsualOrders } from './usual-orders';

type Book = PriceBook<'testing'>;

/** Medical tests at home are priced by test and person, with one visit fee. */
export const medicalTests: ServerKind<'testing'> = {
  requireQuote: ({ srvcattypeid, testIds, personCount }, { book, cityId }) => {
    const typeId = requireAnswer(srvcattypeid, 'srvcattypeid');
    return requireSold(quoteMedicalTests({ typeId, cityId, testIds, personCount: personCount ?? 1 }, book));
  },
  shown: {
    shortestVisitHours(book) {
      return book.hours;
    },
    plainRials(book, { cityId, typeId }) {
      return findLowestRials(book, cityId, typeId);
    },
    toTable: toPriceTable,
    listUsualOrders,
  },
};

/** The cheapest test of a type for one person, with the visit. */
function findLowestRials(book: Book, cityId: number, typeId: number | null): number | null {
  const city = book.cities.find((known) => known.cityId === cityId);
  const ids = book.tests.filter((test) => typeId === null || test.typeId === typeId).map(({ testId }) => testId);
  const amounts = (city?.rates ?? [])
    .filter(({ testId }) => ids.includes(testId))
    .map(({ amountRials }) => amountRials);
  return city && amounts.length > 0 ? Math.min(...amounts) + city.visitFeeRials : null;
}

/**
 * A type's page names every test for one person, and the visit; the category's compares the lowest prices of the types,
 * the visit included.
 */
function toPriceTable(book: Book, { cityId, typeId, others, locale }: PriceTableRequest): PriceRow[] {
  const words = getWords(locale, 'catalogue');
  const city = book.cities.find((known) => known.cityId === cityId);
  if (!city) return [];
  if (others.length > 0)
    return others.flatMap(({ id, name }) => {
      const amountRial = findLowestRials(book, cityId, id);
      return amountRial === null ? [] : [{ label: words.say('typeFrom', { name }), hourCount: null, amountRial }];
    });
  const tests = book.tests.flatMap(({ testId, key, ...test }) => {
    const rate = city.rates.find((known) => known.testId === testId);
    if (!rate || test.typeId !== typeId) return [];
    return [
      {
        label: words.say('testWithVisit', { name: sayLineWord(`tests.${key}.name`, locale) }),
        hourCount: null,
        amountRial: rate.amountRials + city.visitFeeRials,
      },
    ];
  });
  return tests;
}
