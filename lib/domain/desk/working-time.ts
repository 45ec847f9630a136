import { DESK_HOURS } from '../constants/answers';
import { addDays, toInstantMs, toTehranDate, toWeekday, type TehranDate } from '../site/jalali-date';

/** The official holidays, as days of Tehran. */
export type Holidays = ReadonlySet<TehranDate>;

interface Opening {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** The desk's opening hours on a day; null on a free day. */
export function findOpening(day: TehranDate, holidays: Holidays): Opening | null {
  const weekday = toWeekday(day);
  const hours = DESK_HOURS.find(({ firstDay, lastDay }) => firstDay <= weekday && weekday <= lastDay);
  if (!hours || holidays.has(day)) return null;
  return { fromMs: toInstantMs(day, hours.startHour), untilMs: toInstantMs(day, hours.endHour) };
}

/** The instant by which so much working time has passed since another one. */
export function addWorkingMs(sinceMs: number, workingMs: number, holidays: Holidays): number {
  let leftMs = workingMs;
  for (let day = toTehranDate(sinceMs); ; day = addDays(day, 1)) {
    const opening = findOpening(day, holidays);
    const fromMs = Math.max(sinceMs, opening?.fromMs ?? 0);
    const spentMs = Math.max(0, (opening?.untilMs ?? 0) - fromMs);
    if (opening && leftMs <= spentMs) return fromMs + leftMs;
    leftMs -= spentMs;
  }
}

/** The last instant since which so much working time has passed by now: all that began no later has waited as long. */
export function takeWorkingMs(nowMs: number, workingMs: number, holidays: Holidays): number {
  let leftMs = workingMs;
  for (let day = toTehranDate(nowMs); ; day = addDays(day, -1)) {
    const opening = findOpening(day, holidays);
    const untilMs = Math.min(nowMs, opening?.untilMs ?? 0);
    const spentMs = opening ? Math.max(0, untilMs - opening.fromMs) : 0;
    if (opening && spentMs > 0 && leftMs <= spentMs) return untilMs - leftMs;
    leftMs -= spentMs;
  }
}

/** The desk's opening on the first working day from `day` on. */
export function findNextOpening(day: TehranDate, holidays: Holidays): number {
  const opening = findOpening(day, holidays);
  return opening ? opening.fromMs : findNextOpening(addDays(day, 1), holidays);
}
