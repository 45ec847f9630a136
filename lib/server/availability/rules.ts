import type { HourRefusal } from '@/lib/contract/enumerations';
import { AVAILABLE_DAYS_AHEAD, DAY_MS, MINIMUM_LEAD_MS, TRAVEL_BUFFER_MS } from '@/lib/domain/constants';
import {
  isDeliveryTimeId,
  isOverlapping,
  toDeliveryTimeId,
  toStartHour,
  toVisitInterval,
  type Interval,
} from '@/lib/domain/delivery-time';
import { addDays, toInstantMs, toTehranDate, toWeekday, type TehranDate } from '@/lib/domain/jalali-date';

/** Hours of one weekday, Tehran time; weekday 0 is Saturday. */
export interface Shift {
  readonly weekday: number;
  readonly startHour: number;
  readonly endHour: number;
}

/** When one provider works, and when something else is booked (travel included). Who works alike may share one list of shifts. */
export interface Schedule {
  readonly shifts: readonly Shift[];
  readonly booked: readonly Interval[];
}

/** `too-soon` is nearer than `MINIMUM_LEAD_MS`; `outside` is also a day that is not offered yet. */
export type HourVerdict = 'free' | HourRefusal;

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
  const shifts = toShiftsOf(schedule, gDate);
  if (!shifts.some((shift) => isWithin(shift, toStartHour(deliveryTimeId)))) return 'outside';
  const time = judgeTime(gDate, deliveryTimeId, nowMs);
  return time === 'free' ? judgeBest([{ shifts, booked: schedule.booked }], { gDate, deliveryTimeId, hours }) : time;
}

/** The hours of a day at which somebody's shift runs, each with what it is for the best of the providers. */
export function listSlots(schedules: readonly Schedule[], gDate: TehranDate, hours: number, nowMs: number): Slot[] {
  const working = listWorking(schedules, gDate);
  const startHours = new Set(
    working.flatMap(({ shifts }) =>
      shifts.flatMap(({ startHour, endHour }) =>
        Array.from({ length: Math.max(0, endHour - startHour) }, (_, index) => startHour + index),
      ),
    ),
  );
  return [...startHours]
    .sort((one, other) => one - other)
    .map((startHour) => {
      const deliveryTimeId = toDeliveryTimeId(startHour);
      const time = judgeTime(gDate, deliveryTimeId, nowMs);
      const verdict = time === 'free' ? judgeBest(working, { gDate, deliveryTimeId, hours }) : time;
      return { deliveryTimeId, startHour, endHour: startHour + hours, verdict };
    });
}

/**
 * Who works on a day. Those who have nothing booked on it and the same hours are one of them and come first: of thousands of schedules a few are left, and most
 * hours are somebody's of those.
 */
function listWorking(schedules: readonly Schedule[], gDate: TehranDate): Schedule[] {
  const startsAtMs = toInstantMs(gDate);
  const day = toBookedInterval({ startsAtMs, endsAtMs: startsAtMs + DAY_MS });
  const free = new Map<Schedule['shifts'], Schedule>();
  const busy: Schedule[] = [];
  for (const schedule of schedules) {
    if (schedule.booked.some((booked) => isOverlapping(booked, day)))
      busy.push({ ...schedule, shifts: toShiftsOf(schedule, gDate) });
    else if (!free.has(schedule.shifts)) free.set(schedule.shifts, { shifts: toShiftsOf(schedule, gDate), booked: [] });
  }
  return [...free.values(), ...busy].filter(({ shifts }) => shifts.length > 0);
}

function toShiftsOf({ shifts }: Schedule, gDate: TehranDate): Shift[] {
  const weekday = toWeekday(gDate);
  return shifts.filter((shift) => shift.weekday === weekday);
}

function isWithin({ startHour, endHour }: Shift, hour: number): boolean {
  return startHour <= hour && hour < endHour;
}

interface Begin {
  readonly gDate: TehranDate;
  readonly deliveryTimeId: number;
  readonly hours: number;
}

/** What an hour that may be booked is for whoever comes nearest to having it. The shifts are those of its day. */
function judgeBest(schedules: readonly Schedule[], { gDate, deliveryTimeId, hours }: Begin): HourVerdict {
  const startHour = toStartHour(deliveryTimeId);
  const wanted = toBookedInterval(toVisitInterval(gDate, deliveryTimeId, hours));
  let best: HourVerdict = 'outside';
  for (const { shifts, booked } of schedules) {
    if (!shifts.some((shift) => isWithin(shift, startHour) && startHour + hours <= shift.endHour)) continue;
    if (!booked.some((known) => isOverlapping(known, wanted))) return 'free';
    best = 'full';
  }
  return best;
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
