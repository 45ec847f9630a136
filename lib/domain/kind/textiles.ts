import type { OrderState, ServiceGrade, ServiceKind } from '@/lib/contract/enumerations';

import { TEXTILE_TURNAROUND_DAYS } from '../constants/textiles';
import { addDays, type TehranDate } from '../site/jalali-date';
import { isReturnAhead } from '../order/order-states';

interface Textiles {
  readonly kind: ServiceKind;
  readonly grade: ServiceGrade | null;
}

/** The first day on which a pick-up of `pickUpDay` can come back. Throws for a kind without a pick-up. */
export function toFirstReturnDay({ kind, grade }: Textiles, pickUpDay: TehranDate): TehranDate {
  if (kind !== 'laundry' && kind !== 'carpet') throw new Error(`Nothing is picked up for a ${kind}`);
  return addDays(pickUpDay, TEXTILE_TURNAROUND_DAYS[kind][grade ?? 'ECO']);
}

/** Whether the days between leave time for the work. */
export function leavesTimeForWork(textiles: Textiles, pickUpDay: TehranDate, returnDay: TehranDate): boolean {
  return returnDay >= toFirstReturnDay(textiles, pickUpDay);
}

interface Visit {
  readonly gDate: string;
  readonly startHour: number;
  readonly endHour: number;
  readonly startsAtMs: number;
}

/** The next visit of an order at the door: after a pick-up it is the return. */
export function toNextVisit(order: Visit & { readonly state: OrderState; readonly returnVisit: Visit | null }): Visit {
  return order.returnVisit !== null && isReturnAhead(order.state) ? order.returnVisit : order;
}
