import { HOURS_A_DAY } from '@/lib/domain/constants/time-units';

/** A run of weekdays with the same hours: days count from Saturday, 0 to 6; whole hours of Tehran's day. */
export interface AnsweringHours {
  readonly firstDay: number;
  readonly lastDay: number;
  readonly startHour: number;
  readonly endHour: number;
}

const WEEKDAYS = ['sat', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri'];
const RUN = /^([a-z]{3})(?:-([a-z]{3}))? (\d{1,2})-(\d{1,2})$/;

function readRun(text: string): AnsweringHours | null {
  const [, first = '', last = first, start, end] = RUN.exec(text.trim()) ?? [];
  const hours = {
    firstDay: WEEKDAYS.indexOf(first),
    lastDay: WEEKDAYS.indexOf(last),
    startHour: Number(start),
    endHour: Number(end),
  };
  const isRight =
    hours.firstDay >= 0 &&
    hours.lastDay >= hours.firstDay &&
    hours.startHour < hours.endHour &&
    hours.endHour <= HOURS_A_DAY;
  return isRight ? hours : null;
}

/** The answering hours from `sat-wed 9-18, thu 9-13`; null for a text in another form. */
export function readAnsweringHours(text: string): readonly AnsweringHours[] | null {
  const runs = text.split(',').map(readRun);
  return runs.every((run) => run !== null) ? runs : null;
}
