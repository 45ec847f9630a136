import type { CallAnswer } from '@/lib/contract';
import type { ServiceKind } from '@/lib/contract/enumerations';
import type { PriceBook } from '@/lib/domain/money/price-book';
import type { Locale } from '@/lib/i18n/locales';

/** A row of the price table of a service's page. */
export type PriceRow = CallAnswer<'pdp/fetch'>['lstPrice'][number];

interface NamedType {
  readonly id: number;
  readonly name: string;
}

/** A visit of which no more is known than that somebody comes. */
export interface PlainVisit {
  readonly cityId: number;
  readonly typeId: number | null;
  readonly hours: number;
}

/** What a service's page says of prices. */
export interface PriceTableRequest {
  readonly cityId: number;
  /** The type whose page it is, or the first of the category; NO_TYPE_ID of one without types. */
  readonly typeId: number;
  /** The types that the category's own page compares; a type's page has none. */
  readonly others: readonly NamedType[];
  readonly locale: Locale;
}

/** What a kind says of its book besides an order's quote. */
export interface PricedKind<Kind extends ServiceKind> {
  /** Whole hours of the shortest visit of a type, or of the category where no type is named. */
  readonly shortestVisitHours: (book: PriceBook<Kind>, typeId: number | null) => number;
  /** The lowest price of a visit of which no more is known; null where there is none. */
  readonly plainRials: (book: PriceBook<Kind>, visit: PlainVisit) => number | null;
  /** What an order is filled up to, however little is in it; left out by kinds without such a minimum. */
  readonly minimumOrderRials?: (book: PriceBook<Kind>, cityId: number) => number;
  readonly toTable: (book: PriceBook<Kind>, request: PriceTableRequest) => PriceRow[];
}
