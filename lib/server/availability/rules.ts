import { AVAILABLE_DAYS_AHEAD, MINIMUM_LEAD_MS, TRAVEL_BUFFER_MS } from '@/lib/domain/constants';
import {
  isDeliveryTimeId,
  isOverlapping,
  toDeliveryTimeId,
  toStartHour,
  toVisitInterval,
  type Interval,
} from '@/lib/domain/delivery-time';
import { addDays, toTehranDate, toWeekday, type TehranDate } from '@/lib/domain/jalali-date';

/** Hours of one weekday, Tehran time; weekday 0 is Saturday. */
export interface Shift {
  readonly weekday: number;
  readonly startHour: number;
  readonly endHour: number;
}

/** When one provider works, and when something else is booked (travel included). */
export interface Schedule {
  readonly providerId: number;
  readonly shifts: readonly Shift[];
  readonly booked: readonly Interval[];
}

/** `too-soon`: to come, but nearer than `MINIMUM_LEAD_MS`; `past`: over; `full`: booked; `outside`: not working then, not offered yet, or the job would not end in time. */
export type HourVerdict = 'free' | 'too-soon' | 'past' | 'full' | 'outside';

export interface Slot {
  readonly deliveryTimeId: number;
  readonly startHour: number;
  readonly endHour: number;
  readonly verdict: HourVerdict;
}

/**
 * The time a booking takes from its provider: the visit and the way to the next one. It is what a row of `bookings` holds, so that the
 * database itself keeps the way free between two visits that are booked at once.
 */
export function toBookedInterval(visit: Interval): Interval {
  return { startsAtMs: visit.startsAtMs, endsAtMs: visit.endsAtMs + TRAVEL_BUFFER_MS };
}

/** Whether an hour may be asked for at all: a known one, far enough ahead, within the days that are offered. */
export function isBookable(gDate: TehranDate, deliveryTimeId: number, nowMs: number): boolean {
  return judgeTime(gDate, deliveryTimeId, nowMs) === 'free';
}

/** What the clock alone says of an hour, whoever works then. */
function judgeTime(gDate: TehranDate, deliveryTimeId: number, nowMs: number): HourVerdict {
  if (!isDeliveryTimeId(deliveryTimeId)) return 'outside';
  const days = listDays(nowMs);
  if (!days.includes(gDate)) return gDate < (days[0] ?? '') ? 'past' : 'outside';
  const { startsAtMs } = toVisitInterval(gDate, deliveryTimeId, 0);
  if (startsAtMs < nowMs) return 'past';
  return startsAtMs < nowMs + MINIMUM_LEAD_MS ? 'too-soon' : 'free';
}

/** Asked for with every hour that is judged, and another list only once a day. */
let lastDays: readonly TehranDate[] = [];

/** The days that are offered: today in Tehran and those after it. */
export function listDays(nowMs: number): readonly TehranDate[] {
  const today = toTehranDate(nowMs);
  if (lastDays[0] !== today)
    lastDays = Array.from({ length: AVAILABLE_DAYS_AHEAD }, (_, index) => addDays(today, index));
  return lastDays;
}

/** Whether one provider can begin a visit of so many hours then, and if not, why. */
export function judgeHour(
  schedule: Schedule,
  gDate: TehranDate,
  deliveryTimeId: number,
  hours: number,
  nowMs: number,
): HourVerdict {
  const startHour = toStartHour(deliveryTimeId);
  const weekday = toWeekday(gDate);
  const shift = schedule.shifts.find(
    (known) => known.weekday === weekday && known.startHour <= startHour && startHour < known.endHour,
  );
  if (!shift) return 'outside';
  const time = judgeTime(gDate, deliveryTimeId, nowMs);
  if (time !== 'free') return time;
  if (startHour + hours > shift.endHour) return 'outside';
  const wanted = toBookedInterval(toVisitInterval(gDate, deliveryTimeId, hours));
  return schedule.booked.some((booked) => isOverlapping(booked, wanted)) ? 'full' : 'free';
}

/** Why an hour cannot be had is said by the provider who came nearest to having it. */
const NEAREST_FIRST: readonly HourVerdict[] = ['free', 'too-soon', 'past', 'full', 'outside'];

/** The whole hours of a day at which somebody's shift runs, each with what it is for the best of the providers. */
export function listSlots(schedules: readonly Schedule[], gDate: TehranDate, hours: number, nowMs: number): Slot[] {
  const weekday = toWeekday(gDate);
  const today = schedules.flatMap(({ shifts }) => shifts.filter((shift) => shift.weekday === weekday));
  const startHours = new Set(
    today.flatMap(({ startHour, endHour }) =>
      Array.from({ length: Math.max(0, endHour - startHour) }, (_, index) => startHour + index),
    ),
  );
  return [...startHours]
    .sort((one, other) => one - other)
    .map((startHour) => {
      const deliveryTimeId = toDeliveryTimeId(startHour);
      const verdicts = schedules.map((schedule) => judgeHour(schedule, gDate, deliveryTimeId, hours, nowMs));
      const verdict = NEAREST_FIRST.find((known) => verdicts.includes(known)) ?? 'outside';
      return { deliveryTimeId, startHour, endHour: startHour + hours, verdict };
    });
}

export interface FreeHour {
  readonly gDate: TehranDate;
  readonly deliveryTimeId: number;
  readonly startHour: number;
}

/** The first hour from now on at which somebody is free; null when nobody is in all the days that are offered. */
export function findFirstFree(schedules: readonly Schedule[], hours: number, nowMs: number): FreeHour | null {
  for (const gDate of listDays(nowMs)) {
    const slot = listSlots(schedules, gDate, hours, nowMs).find(({ verdict }) => verdict === 'free');
    if (slot) return { gDate, deliveryTimeId: slot.deliveryTimeId, startHour: slot.startHour };
  }
  return null;
}
