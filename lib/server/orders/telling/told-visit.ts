import type { MessageEvent } from '../../messages';
import { toReturn, toVisit, type TaskRow } from '../../schema';
import { toArrivesUntilMs, toHourCount } from '../record/visit-facts';

/** From the door on the next visit of textiles is their return, which takes as long as the pick-up. */
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
 * When somebody comes, as messages keep it: an hour that was chosen, or between when and when; with the hour that the
 * customer asks for in its place, for as long.
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

/** How late somebody comes, and whether the customer is asked to agree. */
function toDelayParams({ detail }: TaskRow): { readonly delayMinutes?: number; readonly isDelayAsked?: 'yes' } {
  if (!detail?.delay) return {};
  const { minutes, isAsked } = detail.delay;
  return { delayMinutes: minutes, ...(isAsked ? { isDelayAsked: 'yes' } : {}) };
}

/** When the hours begin that the provider proposes: one, or two. */
function toOfferedParams({ detail }: TaskRow): { readonly offeredAtMs?: number; readonly offeredTooAtMs?: number } {
  const [offered, too] = detail?.offeredHours?.hours ?? [];
  if (!offered) return {};
  return { offeredAtMs: offered.startsAtMs, ...(too ? { offeredTooAtMs: too.startsAtMs } : {}) };
}
