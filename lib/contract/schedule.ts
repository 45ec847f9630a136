import { z } from 'zod';

import { defineCall } from './call';
import { ORDER_STATES } from './enumerations';
import { TEXTILE_ERRANDS } from './provider-enumerations';
import { seenFields } from './seen';
import { acknowledgement, dayText, id, lineText, nothing } from './shapes';

const DAYS_A_WEEK = 7;
/** SCHEDULE_LIMITS of lib/domain/constants/. */
const MOST = { daysOff: 120, busyHours: 120, shiftsADay: 3 };

/** Whole hours, Tehran time; the end is not part of it. */
const hours = {
  startHour: z.number().int().min(0).max(23),
  endHour: z.number().int().min(1).max(24),
};
const endsLater = ({ startHour, endHour }: { startHour: number; endHour: number }) => startHour < endHour;
const shift = z.object({
  weekday: z
    .number()
    .int()
    .min(0)
    .max(DAYS_A_WEEK - 1),
  ...hours,
});
const busyHour = z.object({ gDate: dayText, ...hours });

const schedule = z.object({
  /** The server's day in Tehran: a device whose clock is wrong shows the days that can be saved. */
  today: dayText,
  /** Each weekday's hours, 0 is Saturday; spans that touch are one. */
  weekHours: z.array(shift),
  /** Days from today on. */
  daysOff: z.array(dayText),
  busyHours: z.array(busyHour),
  isPaused: z.boolean(),
  /** The day on which a pause ends by itself; null for a pause without an end, and without a pause. */
  pausedUntil: dayText.nullable(),
  /** The key in the address at which calendars read the coming work; null before the address is made. */
  feedKey: z.string().nullable(),
  /** Suspended: the hours can be changed, the pause cannot. */
  isSuspended: z.boolean(),
  /** Bookings from now on; changed hours leave them as they are. `isOutside`: the booking lies outside the hours. */
  lstBooked: z.array(
    z.object({
      taskid: id,
      /** The order's name, with its grade. */
      workName: z.string(),
      state: z.enum(ORDER_STATES),
      gDate: dayText,
      startHour: z.number().int(),
      endHour: z.number().int(),
      isOutside: z.boolean(),
      /** The errand of this visit, where textiles are picked up and come back; null for every other order. */
      errand: z.enum(TEXTILE_ERRANDS).nullable(),
    }),
  ),
});

/** Calls by which a provider says when she works (BEHAVIOUR 18; WIRE). */
export const scheduleCalls = [
  defineCall('provider/getschedule', {
    summary: 'When a provider works, and what is booked in spite of it',
    access: 'provider',
    input: nothing,
    answer: z.object({ schedule }),
  }),
  defineCall('provider/saveschedule', {
    summary: 'Changes when a provider works; a part that is there is replaced whole, and customers see it at once',
    access: 'provider',
    limit: 'replaces',
    input: z.object({
      weekHours: z
        .array(shift.refine(endsLater))
        .max(DAYS_A_WEEK * MOST.shiftsADay)
        .optional(),
      daysOff: z.array(dayText).max(MOST.daysOff).optional(),
      busyHours: z.array(busyHour.refine(endsLater)).max(MOST.busyHours).optional(),
      isPaused: z.boolean().optional(),
      /** The day on which the pause ends by itself, with `isPaused`. */
      pausedUntil: dayText.optional(),
      ...seenFields,
    }),
    answer: z.object({ schedule }),
    outcomes: ['provider-suspended', 'not-found', 'stale'],
  }),
  defineCall('provider/renewfeed', {
    summary: 'A new address at which calendars read the coming work; the one before leads nowhere any more',
    access: 'provider',
    limit: { door: ['calendar-feed'] },
    input: nothing,
    answer: z.object({ feedKey: z.string() }),
    outcomes: ['not-found', 'TooMuchRequest'],
  }),
  defineCall('provider/endfeed', {
    summary: 'The address for calendars leads nowhere any more',
    access: 'provider',
    limit: 'replaces',
    input: nothing,
    answer: acknowledgement,
  }),
  defineCall('provider/readfeed', {
    summary: 'The coming work as a calendar file, for the bearer of the key: no customer, no phone and no street',
    access: 'public',
    limit: { handler: ['address:wrongFeedKey'] },
    input: z.object({ feedKey: lineText(1, 64) }),
    answer: z.object({
      /** RFC 5545. */
      calendar: z.string(),
    }),
    outcomes: ['not-found', 'TooMuchRequest'],
  }),
] as const;
