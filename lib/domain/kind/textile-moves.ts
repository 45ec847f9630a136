import { START_OPENS_BEFORE_MS } from '../constants/orders';
import type { MoveShape } from '../order/order-move-shape';

/**
 * Textiles change hands (BEHAVIOUR 22): at the door, at the workshop, on their way back, at the door again. Each
 * hand-over scans every piece, or says which one is missing. What comes back has a new code. It is the customer's
 * signature, and their leave for an earlier return.
 */
export const TEXTILE_MOVES = {
  pickUp: {
    from: ['EN_ROUTE'],
    to: 'PICKED_UP',
    by: 'provider',
    only: { isTextile: true },
    isOnward: true,
    scans: 'picked-up',
    tellsCustomer: 'order-picked-up',
    opens: { beforeVisitMs: START_OPENS_BEFORE_MS, earlierBy: 'start-code' },
    asksOnce: true,
  },
  process: {
    from: ['PICKED_UP'],
    to: 'PROCESSING',
    by: 'provider',
    only: { isTextile: true },
    isOnward: true,
    scans: 'workshop',
    tellsCustomer: 'order-processing',
    asksOnce: true,
  },
  bringBack: {
    from: ['PROCESSING'],
    to: 'RETURNING',
    by: 'provider',
    only: { isTextile: true },
    isOnward: true,
    scans: 'ready',
    tellsCustomer: 'order-returning',
    asksOnce: true,
  },
  handBack: {
    from: ['RETURNING'],
    to: 'DONE',
    by: 'provider',
    only: { isTextile: true },
    isOnward: true,
    scans: 'returned',
    tellsCustomer: 'order-returned',
    opens: { beforeReturnMs: START_OPENS_BEFORE_MS, earlierBy: 'start-code' },
    asksOnce: true,
  },
} as const satisfies Record<string, MoveShape>;
