import { HOUR_MS } from '../constants/time-units';
import { toInstantMs, type TehranDate } from '../site/jalali-date';

/**
 * `deliverytimeid` of the wire: which whole hour of a day a visit begins, the same on every day. It is the start hour
 * plus one, because ids are positive and a day has an hour 0: 9:00 is 10.
 */
export function toDeliveryTimeId(startHour: number): number {
  return startHour + 1;
}

export function toStartHour(deliveryTimeId: number): number {
  return deliveryTimeId - 1;
}

/** Whether an id names an hour of a day. */
export function isDeliveryTimeId(deliveryTimeId: number): boolean {
  return Number.isInteger(deliveryTimeId) && deliveryTimeId >= 1 && deliveryTimeId <= 24;
}

/** A span of time; the end is not part of it. */
export interface Interval {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** The time of a visit of `hours` hours, Tehran time. */
export function toVisitInterval(gDate: TehranDate, deliveryTimeId: number, hours: number): Interval {
  const startsAtMs = toInstantMs(gDate, toStartHour(deliveryTimeId));
  return { startsAtMs, endsAtMs: startsAtMs + hours * HOUR_MS };
}

export function isOverlapping(one: Interval, other: Interval): boolean {
  return one.startsAtMs < other.endsAtMs && other.startsAtMs < one.endsAtMs;
}
