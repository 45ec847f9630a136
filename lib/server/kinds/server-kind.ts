import type { CallAnswer, CallInput } from '@/lib/contract';
import type { ServiceKind } from '@/lib/contract/enumerations';
import type { PriceBook } from '@/lib/domain/money/price-book';
import type { PriceTerms } from '@/lib/domain/money/price-proposal';
import type { QuoteLine } from '@/lib/funnel/quote/line';
import type { Locale } from '@/lib/i18n/locales';

import type { OrderDetail, TaskRow } from '../schema';

/** The server's manifest of a kind: its price book. It reads no database. */
export interface ServerKind<Kind extends ServiceKind> {
  /**
   * Quotes the answers. Throws service-not-available for a service that the book does not sell, and invalid-input
   * without an answer to it.
   */
  readonly requireQuote: (answers: PricedAnswers, place: QuotePlace<Kind>) => OrderQuote;
  /** The prices on pages and in searches; null for a kind whose price comes with a bid. */
  readonly shown: ShownPrices<Kind> | null;
  /** The usual price of a job where professionals name it; left out by kinds whose price is the book's. */
  readonly findUsualRials?: (book: PriceBook<Kind>, job: UsualJob) => UsualRials | null;
  /** The listed parts of another final price, beside the order's own lines; left out where the book has none. */
  readonly listFor?: (task: TaskRow, book: PriceBook<Kind>) => ListedPrices;
}

/** A job of which nothing is known but its type and its city. */
export interface UsualJob {
  readonly cityId: number;
  readonly typeId: number;
}

/** Equal where more is not known than the price of the smallest such job. */
export interface UsualRials {
  readonly leastRials: number;
  readonly mostRials: number;
}

/** The customer's answers that make the price. */
export type PricedAnswers = Omit<CallInput<'reqandpay/getprice'>, 'cityid' | 'locationid'>;

/** The book that holds, and its city. */
export interface QuotePlace<Kind extends ServiceKind> {
  readonly book: PriceBook<Kind>;
  readonly cityId: number;
}

/** The funnel's quote of a kind, as an order stores it. */
export interface OrderQuote {
  /** The order keeps them. Their sum is `priceRials`. */
  readonly lines: readonly QuoteLine[];
  /** Before any discount. */
  readonly priceRials: number;
  readonly discountRials: number;
  /** Whole hours that are booked. */
  readonly needHours: number;
  /** Whole hours of the shortest visit of such an order. */
  readonly minHours: number;
  /** The fields of this kind's orders alone. */
  readonly detail?: OrderDetail;
}

/** Pieces that were not ordered have a count of 0; `piece` is a key of messages/<locale>/price-lines.json. */
export type ListedPrices = Pick<PriceTerms, 'extras' | 'minimumRial'> & {
  readonly pieces: readonly Omit<PriceTerms['pieces'][number], 'label'>[];
};

export const NOTHING_LISTED: ListedPrices = { pieces: [], extras: [], minimumRial: 0 };

/** A row of the price table of a service's page. */
export type PriceRow = CallAnswer<'pdp/fetch'>['lstPrice'][number];

interface NamedType {
  readonly id: number;
  readonly name: string;
}

/** A visit: nothing is known but that somebody comes. */
export interface PlainVisit {
  readonly cityId: number;
  readonly typeId: number | null;
  readonly hours: number;
}

/** A request for the prices on a service's page. */
export interface PriceTableRequest {
  readonly cityId: number;
  /** The type whose page it is, or the first of the category; NO_TYPE_ID of one without types. */
  readonly typeId: number;
  /** The types that the category's own page compares; a type's page has none. */
  readonly others: readonly NamedType[];
  readonly locale: Locale;
}

/** The answers of an order, of which the kind's quote needs no more than these. */
export type UsualAnswers = Partial<PricedAnswers>;

/** An order as many customers place it, for the page of the price of a service. */
export interface UsualOrder {
  readonly answers: UsualAnswers;
  /** A note beside the lines of its price; left out where they say all. */
  readonly describe?: (locale: Locale) => string;
}

/** One more answer to the first usual order, and its name. */
export interface DearerAnswer {
  readonly answers: UsualAnswers;
  readonly describe: (locale: Locale) => string;
}

/** Orders that a page prices as examples. Their prices are those of the kind's own quote. */
export interface UsualOrders {
  readonly orders: readonly UsualOrder[];
  readonly dearer: readonly DearerAnswer[];
}

/** A kind's book as pages show it, besides an order's quote. */
export interface ShownPrices<Kind extends ServiceKind> {
  /** Whole hours of the shortest visit of a type, or of the category where no type is named. */
  readonly shortestVisitHours: (book: PriceBook<Kind>, typeId: number | null) => number;
  /** The lowest price of a visit before any answer; null without one. */
  readonly plainRials: (book: PriceBook<Kind>, visit: PlainVisit) => number | null;
  /** The minimum to which a small order is filled up; left out by kinds without one. */
  readonly minimumOrderRials?: (book: PriceBook<Kind>, cityId: number) => number;
  readonly toTable: (book: PriceBook<Kind>, request: PriceTableRequest) => PriceRow[];
  /** Left out by kinds whose table says all. */
  readonly listUsualOrders?: (book: PriceBook<Kind>) => UsualOrders;
}
