import type { MoveShape } from '../order/order-move-shape';

/** Rows of ORDER_MOVES for the cash at the door (BEHAVIOUR 30). */
export const CASH_MOVES = {
  /** The end of a claim that the cash was not paid: the order is released, and the unpaid sum is taken back. */
  closeCashClaim: {
    from: ['DONE'],
    to: 'COMPLETED',
    by: 'system',
    money: 'release-after-dispute',
  },
} as const satisfies Record<string, MoveShape>;
