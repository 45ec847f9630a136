import { SERVICE_GRADES, type ServiceGrade } from '@/lib/contract/enumerations';
import { TEXTILE_VISIT_HOURS } from '@/lib/domain/constants/textiles';
import type { PriceBook } from '@/lib/domain/money/price-book';
import { quoteLaundry } from '@/lib/funnel/kinds/laundry/quote';

import { toMoreTypeIds, toTypeId, type TaskRow } from '../../schema';
import { sayLineWord } from '../../words/line-word';
import { getWords } from '../../words/words';
import { findMinimumOrderRials } from '../minimum-order';
import { requireGraded, requireSold } from '../require-sold';
import {
  NOTHING_LISTED,
  type ListedPrices,
  type PriceRow,
  type PriceTableRequest,
  type ServerKind,
} from '../server-kind';
import { listUsualOrders } from './usual-orders';

type Book = PriceBook<'laundry'>;

/** Laundry is priced by item and grade, with a least sum, until its pieces are counted. */
export const laundry: ServerKind<'laundry'> = {
  requireQuote: (answers, { book, cityId }) =>
    requireSold(
      quoteLaundry(
        { ...requireGraded(answers, cityId), moreTypeIds: answers.moreTypeIds, clothes: answers.clothes },
        book,
      ),
    ),
  shown: {
    shortestVisitHours: () => TEXTILE_VISIT_HOURS,
    plainRials: (book, { cityId, typeId }) => findLowestRials(book, cityId, typeId),
    minimumOrderRials: findMinimumOrderRials,
    toTable: toPriceTable,
    listUsualOrders,
  },
  listFor: listPieces,
};

/** The least that a city charges for an item of a type. */
function findLowestRials(book: Book, cityId: number, typeId: number | null): number | null {
  const rates = book.cities.find((city) => city.cityId === cityId)?.rates ?? [];
  const ids = book.items.filter((item) => typeId === null || item.typeId === typeId).map(({ itemId }) => itemId);
  const amounts = rates.filter(({ itemId }) => ids.includes(itemId)).flatMap(({ ECO, VIP }) => ECO ?? VIP ?? []);
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

/** A type's page names every item in both grades; the category's compares the lowest prices of the types. */
function toPriceTable(book: Book, { cityId, typeId, others, locale }: PriceTableRequest): PriceRow[] {
  const words = getWords(locale, 'catalogue');
  if (others.length > 0)
    return others.flatMap(({ id, name }) => {
      const amountRial = findLowestRials(book, cityId, id);
      return amountRial === null ? [] : [{ label: words.say('typeFrom', { name }), hourCount: null, amountRial }];
    });
  const rates = book.cities.find((city) => city.cityId === cityId)?.rates ?? [];
  return book.items.flatMap((item) => {
    const rate = rates.find(({ itemId }) => itemId === item.itemId);
    if (!rate || item.typeId !== typeId) return [];
    const name = sayLineWord(`laundryItems.${item.key}`, locale);
    return SERVICE_GRADES.flatMap((grade) => {
      const amountRial = rate[grade];
      if (amountRial === null) return [];
      return [{ label: words.say(`inGrade${grade}`, { name }), hourCount: null, amountRial }];
    });
  });
}

/** Every piece of the order's types that its grade takes, kind by kind. */
function listPieces(task: TaskRow, book: Book): ListedPrices {
  const city = book.cities[0];
  const { grade } = task;
  if (!city || grade === null) return NOTHING_LISTED;
  const typeIds = [toTypeId(task), ...toMoreTypeIds(task)];
  const pieces = typeIds.flatMap((id) => listPiecesOf(id, { grade, city, items: book.items }));
  return { ...NOTHING_LISTED, pieces, minimumRial: city.minimumOrderRials };
}

interface PricedGrade extends Pick<Book, 'items'> {
  readonly grade: ServiceGrade;
  readonly city: Book['cities'][number];
}

function listPiecesOf(typeId: number, { grade, city, items }: PricedGrade): ListedPrices['pieces'] {
  return items.flatMap(({ itemId, key, typeId: itemType }) => {
    const pieceRial = city.rates.find((rate) => rate.itemId === itemId)?.[grade] ?? null;
    return itemType !== typeId || pieceRial === null ? [] : [{ piece: `laundryItems.${key}`, count: 0, pieceRial }];
  });
}
