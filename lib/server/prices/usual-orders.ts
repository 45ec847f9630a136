import type { ServiceKind } from '@/lib/contract/enumerations';
import { pricedAnswers } from '@/lib/contract/order-draft';
import type { PriceBook } from '@/lib/domain/money/price-book';
import type { QuoteLine } from '@/lib/funnel/quote/line';
import type { Locale } from '@/lib/i18n/locales';

import { getServerKind, type UsualAnswers } from '../kinds';

/** Prices of orders as many customers place them. */
export interface PricedExamples {
  readonly orders: readonly PricedExample[];
  /** The extra price of the first order with one other answer; cheaper answers are left out. */
  readonly dearer: readonly { readonly label: string; readonly moreRials: number }[];
}

interface PricedExample {
  /** Null for a kind without types. */
  readonly typeId: number | null;
  /** A note beside its lines; empty where they say all. */
  readonly description: string;
  readonly lines: readonly QuoteLine[];
  readonly priceRials: number;
}

interface BookOf<Kind extends ServiceKind> {
  readonly book: PriceBook<Kind>;
  readonly cityId: number;
}

/** The prices of a kind's usual orders in a city, by the quote that prices every order. */
export function priceUsualOrders<Kind extends ServiceKind>(
  kind: Kind,
  place: BookOf<Kind>,
  locale: Locale,
): PricedExamples {
  const { requireQuote, shown } = getServerKind(kind);
  const { orders, dearer } = shown?.listUsualOrders?.(place.book) ?? { orders: [], dearer: [] };
  const quote = (answers: UsualAnswers) => requireQuote(pricedAnswers.parse({ serviceEnum: kind, ...answers }), place);
  const [first] = orders;
  return {
    orders: orders.map(({ answers, describe }) => {
      const { lines, priceRials } = quote(answers);
      return { typeId: answers.srvcattypeid ?? null, description: describe?.(locale) ?? '', lines, priceRials };
    }),
    dearer: first
      ? dearer
          .map(({ answers, describe }) => ({
            label: describe(locale),
            moreRials: quote({ ...first.answers, ...answers }).priceRials - quote(first.answers).priceRials,
          }))
          .filter(({ moreRials }) => moreRials > 0)
      : [],
  };
}
