import type { HourRefusal } from '@/lib/contract/enumerations';
import { AVAILABLE_DAYS_AHEAD, MINIMUM_LEAD_MS } from '@/lib/domain/constants/orders';
import { FASTING_UNTIL_HOUR } from '@/lib/domain/constants/medical-tests';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';
import { TRAVEL_BUFFER_MS } from '@/lib/domain/constants/travel';
import {
  isDeliveryTimeId,
  isOverlapping,
  toDeliveryTimeId,
  toStartHour,
  type Interval,
} from '@/lib/domain/order/delivery-time';
import { addDays, toInstantMs, toTehranDate, toWeekday, type TehranDate } from '@/lib/domain/site/jalali-date';

/** Hours of one weekday, Tehran time; weekday 0 is Saturday. */
export interface Shift {
  readonly weekday: number;
  readonly startHour: number;
  readonly endHour: number;
}

/** One provider's hours, and booked spans (travel included). People with equal hours share one list of shifts. */
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
 * The time a booking takes from its provider: the visit and the way to the next one. It is what a row of `bookings`
 * holds, so that the database itself keeps the way free between two visits that are booked at once.
 */
export function toBookedInterval(visit: Interval): Interval {
  return { startsAtMs: visit.startsAtMs, endsAtMs: visit.endsAtMs + TRAVEL_BUFFER_MS };
}

/** Whether an hour may be asked for at all: a known one, far enough ahead, within the days that are offered. */
export function isBookable(gDate: TehranDate, deliveryTimeId: number, nowMs: number): boolean {
  return judgeTime(gDate, deliveryTimeId, nowMs) === 'free';
}

/** The clock's verdict on an hour, without anybody's schedule. */
function judgeTime(gDate: TehranDate, deliveryTimeId: number, nowMs: number): HourVerdict {
  if (!isDeliveryTimeId(deliveryTimeId)) return 'outside';
  return judgeDay(gDate, nowMs) ?? judgeStart(toInstantMs(gDate, toStartHour(deliveryTimeId)), nowMs);
}

/** Why nothing of a day can be booked; null for a day that is offered. */
function judgeDay(gDate: TehranDate, nowMs: number): HourRefusal | null {
  const days = listDays(nowMs);
  if (days.includes(gDate)) return null;
  return gDate < (days[0] ?? '') ? 'past' : 'outside';
}

function judgeStart(startsAtMs: number, nowMs: number): HourVerdict {
  if (startsAtMs < nowMs) return 'past';
  return startsAtMs < nowMs + MINIMUM_LEAD_MS ? 'too-soon' : 'free';
}

/** Asked for with every day that is judged, and another list only once a day. */
let known: { readonly startsAtMs: number; readonly days: readonly TehranDate[] } = { startsAtMs: Infinity, days: [] };

/** The days that are offered: today in Tehran and those after it. */
export function listDays(nowMs: number): readonly TehranDate[] {
  if (nowMs < known.startsAtMs || nowMs >= known.startsAtMs + DAY_MS) {
    const today = toTehranDate(nowMs);
    const days = Array.from({ length: AVAILABLE_DAYS_AHEAD }, (_, index) => addDays(today, index));
    known = { startsAtMs: toInstantMs(today), days };
  }
  return known.days;
}

/** Whether one provider can begin a visit of `hours` hours then, and if not, why. */
export function judgeHour(
  schedule: Schedule,
  gDate: TehranDate,
  deliveryTimeId: number,
  hours: number,
  nowMs: number,
): HourVerdict {
  const shifts = toShiftsOf(schedule, toWeekday(gDate));
  const startHour = toStartHour(deliveryTimeId);
  if (!shifts.some((shift) => isWithin(shift, startHour))) return 'outside';
  const time = judgeTime(gDate, deliveryTimeId, nowMs);
  if (time !== 'free') return time;
  return judgeBest([{ shifts, booked: schedule.booked }], {
    startHour,
    startsAtMs: toInstantMs(gDate, startHour),
    hours,
  });
}

/** The best verdict on an hour over all schedules, whether or not the day is offered yet. */
export function judgeLater(
  schedules: readonly Schedule[],
  { gDate, deliveryTimeId, hours }: { gDate: TehranDate; deliveryTimeId: number; hours: number },
): HourVerdict {
  const startHour = toStartHour(deliveryTimeId);
  const startsAtMs = toInstantMs(gDate, startHour);
  return judgeBest(listWorking(schedules, gDate), { startHour, startsAtMs, hours });
}

/** The hours of a day within anybody's shift, each with the best verdict of the providers. */
export function listSlots(schedules: readonly Schedule[], gDate: TehranDate, hours: number, nowMs: number): Slot[] {
  const dayStartsAtMs = toInstantMs(gDate);
  const refusal = judgeDay(gDate, nowMs);
  const working = listWorking(schedules, gDate);
  return listWorkedHours(working).map((startHour) => {
    const startsAtMs = dayStartsAtMs + startHour * HOUR_MS;
    const time = refusal ?? judgeStart(startsAtMs, nowMs);
    return {
      deliveryTimeId: toDeliveryTimeId(startHour),
      startHour,
      endHour: startHour + hours,
      verdict: time === 'free' ? judgeBest(working, { startHour, startsAtMs, hours }) : time,
    };
  });
}

/** The hours at which anybody's shift runs, from the first on. The shifts are those of one day. */
function listWorkedHours(schedules: readonly Schedule[]): number[] {
  const worked = new Set<number>();
  for (const { shifts } of schedules)
    for (const { startHour, endHour } of shifts) for (let hour = startHour; hour < endHour; hour += 1) worked.add(hour);
  return [...worked].sort((one, other) => one - other);
}

/**
 * The people who work on a day. Those with nothing booked on it and the same shifts count as one and come first. So a
 * few of thousands of schedules are left, and most hours are found among the first.
 */
function listWorking(schedules: readonly Schedule[], gDate: TehranDate): Schedule[] {
  const startsAtMs = toInstantMs(gDate);
  const weekday = toWeekday(gDate);
  const day = toBookedInterval({ startsAtMs, endsAtMs: startsAtMs + DAY_MS });
  const free = new Map<Schedule['shifts'], Schedule>();
  const busy: Schedule[] = [];
  for (const schedule of schedules) {
    if (schedule.booked.some((booked) => isOverlapping(booked, day)))
      busy.push({ ...schedule, shifts: toShiftsOf(schedule, weekday) });
    else if (!free.has(schedule.shifts))
      free.set(schedule.shifts, { shifts: toShiftsOf(schedule, weekday), booked: [] });
  }
  return [...free.values(), ...busy].filter(({ shifts }) => shifts.length > 0);
}

function toShiftsOf({ shifts }: Schedule, weekday: number): Shift[] {
  return shifts.filter((shift) => shift.weekday === weekday);
}

function isWithin({ startHour, endHour }: Shift, hour: number): boolean {
  return startHour <= hour && hour < endHour;
}

interface Begin {
  readonly startHour: number;
  readonly startsAtMs: number;
  readonly hours: number;
}

/**
 * The best verdict on a bookable hour: that of the providers who come nearest to having it. The shifts are those of its
 * day.
 */
function judgeBest(schedules: readonly Schedule[], { startHour, startsAtMs, hours }: Begin): HourVerdict {
  const wanted = toBookedInterval({ startsAtMs, endsAtMs: startsAtMs + hours * HOUR_MS });
  let best: HourVerdict = 'outside';
  for (const { shifts, booked } of schedules) {
    if (!shifts.some((shift) => isWithin(shift, startHour) && startHour + hours <= shift.endHour)) continue;
    if (!booked.some((taken) => isOverlapping(taken, wanted))) return 'free';
    best = 'full';
  }
  return best;
}

export interface FreeHour {
  readonly gDate: TehranDate;
  readonly deliveryTimeId: number;
  readonly startHour: number;
}

/** The hours from now on at which somebody is free, as far as days are offered. */
export function* listFreeHours(schedules: readonly Schedule[], hours: number, nowMs: number): Generator<FreeHour> {
  for (const gDate of listDays(nowMs))
    for (const { verdict, deliveryTimeId, startHour } of listSlots(schedules, gDate, hours, nowMs))
      if (verdict === 'free') yield { gDate, deliveryTimeId, startHour };
}

/** The first of them; null without one. */
export function findFirstFree(
  schedules: readonly Schedule[],
  hours: number,
  nowMs: number,
  isFasting = false,
): FreeHour | null {
  for (const hour of listFreeHours(schedules, hours, nowMs)) if (!isFasting || isFastingHour(hour)) return hour;
  return null;
}

/** A person who has eaten nothing since the evening is not left waiting until the afternoon. */
export function isFastingHour({ startHour }: Pick<FreeHour, 'startHour'>): boolean {
  return startHour < FASTING_UNTIL_HOUR;
}
