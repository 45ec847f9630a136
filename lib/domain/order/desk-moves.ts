import type { UnservedShape } from './order-move-shape';

/** Rows of ORDER_MOVES that come with the operator's desk. */
export const DESK_MOVES = {
  /** A dispute's own row says that an operator decides (DISPUTE_MOVES); the order keeps its state meanwhile. */
  takeUpDispute: {
    isServed: false,
    from: ['IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING', 'DONE'],
    to: 'DISPUTED',
    by: 'operator',
  },
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
