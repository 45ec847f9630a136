import type { OrderState } from '@/lib/contract/enumerations';

type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

const TONES = {
  PENDING_PAYMENT: 'warning',
  BIDDING: 'info',
  AWAITING_PROVIDER: 'warning',
  CONFIRMED: 'info',
  EN_ROUTE: 'info',
  IN_PROGRESS: 'info',
  PICKED_UP: 'info',
  PROCESSING: 'info',
  RETURNING: 'info',
  DONE: 'success',
  COMPLETED: 'success',
  DISPUTED: 'danger',
  DECLINED: 'danger',
  EXPIRED: 'danger',
  PAYMENT_EXPIRED: 'neutral',
  CANCELLED_BY_CUSTOMER: 'neutral',
  CANCELLED_BY_PROVIDER: 'neutral',
  CANCELLED_BY_SYSTEM: 'neutral',
  CANCELLED_BY_OPERATOR: 'neutral',
} as const satisfies Record<OrderState, BadgeTone>;

/** How a state is coloured; what is over and ended badly stays neutral. */
export function toStateTone(state: OrderState): BadgeTone {
  return TONES[state];
}
