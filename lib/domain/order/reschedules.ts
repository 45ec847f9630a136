import type { OrderState } from '@/lib/contract/enumerations';

import { RESCHEDULES } from '../constants/orders';
import { isVisitAhead } from './order-states';

/** The events of a time line that say that an order was moved, and how it stood then. */
interface TimelineEntry {
  readonly move: string;
  readonly state: OrderState;
}

/**
 * The customer's remaining moves to another hour without asking the professional. Moves before the order reached a
 * professional do not count.
 */
export function countReschedulesLeft(timeline: readonly TimelineEntry[]): number {
  const moved = timeline.filter(({ move, state }) => move === 'reschedule' && isVisitAhead(state));
  return Math.max(0, RESCHEDULES - moved.length);
}
