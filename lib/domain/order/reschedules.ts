import type { OrderState } from '@/lib/contract/enumerations';

import { RESCHEDULES } from '../constants/orders';
import { isVisitAhead } from './order-states';

/** The events of a time line that say that an order was moved, and how it stood then. */
interface TimelineEntry {
  readonly move: string;
  readonly state: OrderState;
}

/**
 * How often its customer may still move an order without asking its professional. What nobody had heard of yet was
 * moved for nobody.
 */
export function countReschedulesLeft(timeline: readonly TimelineEntry[]): number {
  const moved = timeline.filter(({ move, state }) => move === 'reschedule' && isVisitAhead(state));
  return Math.max(0, RESCHEDULES - moved.length);
}
