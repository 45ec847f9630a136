import type { PriceBook } from '@/lib/domain/money/price-book';

import type { UsualOrders } from '../server-kind';

/** The set of sofas that most homes have. */
const USUAL_SEATS = 7;

export function listUsualOrders({ types }: PriceBook<'upholstery'>): UsualOrders {
  return {
    orders: types
      .filter(({ unit }) => unit === 'seat')
      .map(({ typeId }) => ({
        answers: { srvcattypeid: typeId, grade: 'ECO', upholstery: [{ piece: 'seat', count: USUAL_SEATS }] },
      })),
    dearer: [],
  };
}
