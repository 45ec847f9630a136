import type { MoveShape } from './order-move-shape';

/**
 * The rows of ORDER_MOVES that put somebody else in the place of a provider who cannot come, as the customer agreed
 * beforehand (BEHAVIOUR 18).
 */
export const RESCUE_MOVES = {
  /**
   * Accepted work is given back, and the next one is asked in the same transaction. It is `withdraw` of an order whose
   * customer agreed to that (BEHAVIOUR 18), with somebody free.
   */
  giveBack: {
    from: ['CONFIRMED', 'EN_ROUTE'],
    to: 'DECLINED',
    by: 'system',
    only: { matching: 'provider' },
    money: 'return-commission',
    freesSlot: true,
  },
  /**
   * No provider comes yet, and the customer agreed beforehand to the next best at this price: the money stays where it
   * is.
   */
  rescue: {
    from: ['DECLINED', 'EXPIRED'],
    to: 'AWAITING_PROVIDER',
    by: 'system',
    only: { matching: 'provider' },
    tellsCustomer: 'order-rescued',
    tellsProvider: 'work-new',
  },
} as const satisfies Record<string, MoveShape>;
