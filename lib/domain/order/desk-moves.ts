import type { UnservedShape } from './order-move-shape';

/** Rows of ORDER_MOVES that come with the operator's desk. */
export const DESK_MOVES = {
  /**
   * A dispute's ladder (BEHAVIOUR 15): the two agree, or the desk takes it up and decides. An appeal is a matter of the
   * dispute's own row: the order is over by then.
   */
  agreeOnDispute: { isServed: false, from: ['DONE', 'DISPUTED'], to: 'COMPLETED', by: 'customer' },
  takeUpDispute: {
    isServed: false,
    from: ['IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING', 'DONE'],
    to: 'DISPUTED',
    by: 'operator',
  },
  decideDispute: { isServed: false, from: ['DISPUTED'], to: 'COMPLETED', by: 'operator' },
  cancelByOperator: {
    isServed: false,
    from: [
      'PENDING_PAYMENT',
      'BIDDING',
      'AWAITING_PROVIDER',
      'CONFIRMED',
      'EN_ROUTE',
      'IN_PROGRESS',
      'PICKED_UP',
      'PROCESSING',
      'RETURNING',
      'DECLINED',
      'EXPIRED',
    ],
    to: 'CANCELLED_BY_OPERATOR',
    by: 'operator',
  },
} as const satisfies Record<string, UnservedShape>;
