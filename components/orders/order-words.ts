import type { OrderState } from '@/lib/domain/order-lifecycle';

type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const tones: Partial<Record<OrderState, BadgeTone>> = {
  PENDING_PAYMENT: 'warning',
  BIDDING: 'info',
  AWAITING_PROVIDER: 'warning',
  CONFIRMED: 'info',
  EN_ROUTE: 'info',
  IN_PROGRESS: 'info',
  DONE: 'success',
  COMPLETED: 'success',
  DISPUTED: 'danger',
  DECLINED: 'danger',
  EXPIRED: 'danger',
};

/** How a state is coloured; what is over and ended badly stays neutral. */
export function toStateTone(state: OrderState): BadgeTone {
  return tones[state] ?? 'neutral';
}

/** What is still to come after a state, when all goes well: the grey end of the time line. */
export function listComingStates(state: OrderState): OrderState[] {
  const way: OrderState[] = [
    'PENDING_PAYMENT',
    'AWAITING_PROVIDER',
    'CONFIRMED',
    'EN_ROUTE',
    'IN_PROGRESS',
    'DONE',
    'COMPLETED',
  ];
  const place = way.indexOf(state);
  return place < 0 ? [] : way.slice(place + 1);
}
