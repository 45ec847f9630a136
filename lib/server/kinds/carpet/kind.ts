import { SERVICE_GRADES } from '@/lib/contract/enumerations';
import { TEXTILE_VISIT_HOURS } from '@/lib/domain/constants/textiles';
import type { PriceBook } from '@/lib/domain/money/price-book';
import { quoteCarpet } from '@/lib/funnel/kinds/carpet/quote';

import { getWords } from '../../words/words';
import { findMinimumOrderRials } from '../minimum-order';
import { requireGraded, requireSold } from '../require-sold';
import { NOTHING_LISTED, type PriceRow, type PriceTableRequest, type ServerKind } from '../server-kind';
import { listUsualOrders } from './usual-orders';

type Book = PriceBook<'carpet'>;

/** Carpets are priced by the unit of their material, and grade, until they are measured. */
export const carpet: ServerKind<'carpet'> = {
  requireQuote: (answers, { book, cityId }) =>
    requireSold(quoteCarpet({ ...requireGraded(answers, cityId), carpets: answers.carpets }, book)),
  shown: {
    shortestVisitHours: () => TEXTILE_VISIT_HOURS,
    plainRials: (book, { cityId, typeId }) => findLowestRials(book, cityId, typeId),
    minimumOrderRials: findMinimumOrderRials,
    toTable: toPriceTable,
    listUsualOrders,
  },
  listFor: ({ grade }, { cities: [city] }) =>
    city && grade !== null ? { ...NOTHING_LISTED, minimumRial: city.minimumOrderRials } : NOTHING_LISTED,
};

function listRates(book: Book, cityId: number, typeId: number | null) {
  const rates = book.cities.find((city) => city.cityId === cityId)?.rates ?? [];
  return rates.filter((rate) => typeId === null || rate.typeId === typeId);
}

/** The least that a city charges for a unit of a material. */
function findLowestRials(book: Book, cityId: number, typeId: number | null): number | null {
  const amounts = listRates(book, cityId, typeId).map(({ ECO }) => ECO);
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

/** A type's page names a unit in both grades; the category's compares a unit of each type in the economy grade. */
function toPriceTable(book: Book, { cityId, typeId, others, locale }: PriceTableRequest): PriceRow[] {
  const words = getWords(locale, 'catalogue');
  const unitOf = (id: number) => book.types.find((type) => type.typeId === id)?.unit ?? 'square-metre';
  if (others.length > 0)
    return others.flatMap(({ id, name }) => {
      const amountRial = findLowestRials(book, cityId, id);
      const unit = words.say(`units.${unitOf(id)}`);
      return amountRial === null
        ? []
        : [{ label: words.say('typeAUnit', { name, unit }), hourCount: null, amountRial }];
    });
  return listRates(book, cityId, typeId).flatMap((rate) =>
    SERVICE_GRADES.map((grade) => ({
      label: words.say(`inGrade${grade}`, { name: words.say(`units.${unitOf(rate.typeId)}`) }),
      hourCount: null,
      amountRial: rate[grade],
    })),
  );
}
