import type { ServiceKind } from '@/lib/contract/enumerations';
import type { PriceBook } from '@/lib/domain/money/price-book';
import type { Locale } from '@/lib/i18n/locales';

import { getServerKind, type PlainVisit, type PriceRow, type PriceTableRequest, type UsualRials } from '../kinds';
import type { Executor } from '../ports/database';
import { findPriceBook, recallPriceBook, type BookPlace, type BookPorts } from './price-book';
import { priceUsualOrders, type PricedExamples } from './usual-orders';

/** The prices of a category in a city, for callers that do not know its kind. */
export interface CategoryPrices {
  readonly kind: ServiceKind;
  readonly validFrom: string;
  readonly shortestVisitHours: (typeId: number | null) => number;
  readonly plainRials: (visit: PlainVisit) => number | null;
  /** The minimum to which an order is filled up; 0 without one. */
  readonly minimumOrderRials: (cityId: number) => number;
  readonly toTable: (request: PriceTableRequest) => PriceRow[];
  /** Orders as many customers place them, priced as an order is. */
  readonly priceUsualOrders: (cityId: number, locale: Locale) => PricedExamples;
}

/** The prices that hold at a moment; null without any, or where the kind cannot be ordered yet. */
export async function findPrices<Kind extends ServiceKind>(
  executor: Executor,
  place: BookPlace<Kind>,
  at: Date,
): Promise<CategoryPrices | null> {
  return toPrices(place.kind, getServerKind(place.kind).shown ? await findPriceBook(executor, place, at) : null);
}

/** The prices that hold now, from memory; null without any, or where the kind cannot be ordered yet. */
export async function recallPrices<Kind extends ServiceKind>(
  executor: Executor,
  place: BookPlace<Kind>,
  ports: BookPorts,
): Promise<CategoryPrices | null> {
  return toPrices(place.kind, getServerKind(place.kind).shown ? await recallPriceBook(executor, place, ports) : null);
}

/** The usual price of a job of one of these types, in rial; null where the book names none. */
export type FindUsualPrice = (typeIds: readonly number[]) => { leastRial: number; mostRial: number } | null;

/** The usual prices that hold at a moment, for a kind whose professionals name the price; of other kinds none. */
export async function findUsualPrices<Kind extends ServiceKind>(
  executor: Executor,
  place: BookPlace<Kind>,
  at: Date,
): Promise<FindUsualPrice> {
  const isNamed = getServerKind(place.kind).findUsualRials !== undefined;
  return toUsualPrices(place, isNamed ? await findPriceBook(executor, place, at) : null);
}

/** The usual prices that hold now, from memory. */
export async function recallUsualPrices<Kind extends ServiceKind>(
  executor: Executor,
  place: BookPlace<Kind>,
  ports: BookPorts,
): Promise<FindUsualPrice> {
  const isNamed = getServerKind(place.kind).findUsualRials !== undefined;
  return toUsualPrices(place, isNamed ? await recallPriceBook(executor, place, ports) : null);
}

function toUsualPrices<Kind extends ServiceKind>(
  { kind, cityId }: BookPlace<Kind>,
  book: PriceBook<Kind> | null,
): FindUsualPrice {
  const { findUsualRials } = getServerKind(kind);
  return (typeIds) => {
    const known = typeIds.flatMap((typeId): readonly UsualRials[] => {
      const rials = book && findUsualRials ? findUsualRials(book, { cityId, typeId }) : null;
      return rials ? [rials] : [];
    });
    if (known.length === 0) return null;
    return {
      leastRial: Math.min(...known.map(({ leastRials }) => leastRials)),
      mostRial: Math.max(...known.map(({ mostRials }) => mostRials)),
    };
  };
}

function toPrices<Kind extends ServiceKind>(kind: Kind, book: PriceBook<Kind> | null): CategoryPrices | null {
  const { shown } = getServerKind(kind);
  if (!shown || !book) return null;
  return {
    kind,
    validFrom: book.validFrom,
    shortestVisitHours: (typeId) => shown.shortestVisitHours(book, typeId),
    plainRials: (visit) => shown.plainRials(book, visit),
    minimumOrderRials: (cityId) => shown.minimumOrderRials?.(book, cityId) ?? 0,
    toTable: (request) => shown.toTable(book, request),
    priceUsualOrders: (cityId, locale) => priceUsualOrders(kind, { book, cityId }, locale),
  };
}
