import type { MessageEvent } from '../../messages';
import { toReturn, toVisit, type TaskRow } from '../../schema';
import { toArrivesUntilMs, toHourCount } from '../record/visit-facts';

/** Events from the door on, whose next visit is the return of textiles. It takes as long as the pick-up. */
const NAMES_RETURN: readonly MessageEvent[] = [
  'order-picked-up',
  'order-picked-up-uncoded',
  'order-processing',
  'order-returning',
  'return-day',
  'return-hours',
  'work-return-late',
];

interface ToldTask {
  readonly event: MessageEvent;
  readonly task: TaskRow;
}

/**
 * The visit's time as messages store it: a chosen hour, or an interval. With the customer's wished hour in its place,
 * for as long.
 */
export function toVisitParams({ event, task }: ToldTask) {
  const { startsAt } = NAMES_RETURN.includes(event) ? toReturn(task) : toVisit(task);
  const arrivesUntilMs = toArrivesUntilMs(task);
  return {
    startsAtMs: startsAt.getTime(),
    hourCount: toHourCount(task),
    ...(arrivesUntilMs === null ? {} : { arrivesUntilMs }),
    ...toDelayParams(task),
    ...toOfferedParams(task),
    ...(task.detail?.askedHour ? { askedAtMs: task.detail.askedHour.startsAtMs } : {}),
  };
}

/** The delay in minutes, and whether the customer is asked to agree. */
function toDelayParams({ detail }: TaskRow): { readonly delayMinutes?: number; readonly isDelayAsked?: 'yes' } {
  if (!detail?.delay) return {};
  const { minutes, isAsked } = detail.delay;
  return { delayMinutes: minutes, ...(isAsked ? { isDelayAsked: 'yes' } : {}) };
}

/** The beginnings of the provider's proposed hours: one, or two. */
function toOfferedParams({ detail }: TaskRow): { readonly offeredAtMs?: number; readonly offeredTooAtMs?: number } {
  const [offered, too] = detail?.offeredHours?.hours ?? [];
  if (!offered) return {};
  return { offeredAtMs: offered.startsAtMs, ...(too ? { offeredTooAtMs: too.startsAtMs } : {}) };
}
