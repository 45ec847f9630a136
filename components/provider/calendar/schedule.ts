import type { CallAnswer } from '@/lib/contract';

export type Schedule = CallAnswer<'provider/getschedule'>['schedule'];
export type BusyHour = Schedule['busyHours'][number];
export type BookedVisit = Schedule['lstBooked'][number];

export const WEEK = [0, 1, 2, 3, 4, 5, 6];
export const LAST_HOUR = 24;

/** The hours at which a span may begin, and at which it may end. */
export const START_HOURS = Array.from({ length: LAST_HOUR }, (_, hour) => hour);
export const END_HOURS = START_HOURS.map((hour) => hour + 1);
