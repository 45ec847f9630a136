import { ORDER_STATES, type OrderState } from '@/lib/contract/enumerations';

import { listMoves } from './order-lifecycle';
import type { OrderMove } from './order-moves';

/** An operator's moves in every state, and with a provider. */
const DESK: OrderMove[] = ['giveGoodwill', 'writeToCustomer', 'addNote'];
const DESK_WITH_PROVIDER: OrderMove[] = ['giveGoodwill', 'writeToCustomer', 'writeToProvider', 'addNote'];
const CANCELS: OrderMove[] = ['cancelByOperator', ...DESK];
const CANCELS_WORK: OrderMove[] = ['cancelByOperator', ...DESK_WITH_PROVIDER];
const REPLACES: OrderMove[] = ['cancelByOperator', 'takeBackByOperator', ...DESK_WITH_PROVIDER];
const ASSIGNS: OrderMove[] = ['cancelByOperator', 'assignByOperator', ...DESK];
const BY_OPERATOR: Record<OrderState, OrderMove[]> = {
  PENDING_PAYMENT: CANCELS,
  BIDDING: CANCELS,
  AWAITING_PROVIDER: REPLACES,
  CONFIRMED: REPLACES,
  EN_ROUTE: REPLACES,
  IN_PROGRESS: CANCELS_WORK,
  PICKED_UP: CANCELS_WORK,
  PROCESSING: CANCELS_WORK,
  RETURNING: CANCELS_WORK,
  DONE: DESK_WITH_PROVIDER,
  COMPLETED: ['refundByOperator', ...DESK_WITH_PROVIDER],
  DISPUTED: DESK_WITH_PROVIDER,
  DECLINED: ASSIGNS,
  EXPIRED: ASSIGNS,
  PAYMENT_EXPIRED: DESK,
  CANCELLED_BY_CUSTOMER: DESK,
  CANCELLED_BY_PROVIDER: DESK,
  CANCELLED_BY_SYSTEM: DESK,
  CANCELLED_BY_OPERATOR: DESK,
};

describe('an operator at the desk', () => {
  it.each(ORDER_STATES)('has exactly the desk’s moves in %s', (state) => {
    expect(listMoves({ state, kind: 'cleaning' }, 'operator')).toEqual(BY_OPERATOR[state]);
  });
});
