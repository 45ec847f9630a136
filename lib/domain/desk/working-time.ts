import { DESK_HOURS } from '../constants/answers';
import { addDays, toInstantMs, toTehranDate, toWeekday, type TehranDate } from '../site/jalali-date';

/** The official holidays, as days of Tehran. */
export type Holidays = ReadonlySet<TehranDate>;

/** A stretch of time, its end not within it. */
export interface Stretch {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** The time that the desk does not work: its holidays, and the outages of our own site, in their order. */
export interface DeskTime {
  readonly holidays: Holidays;
  readonly outages: readonly Stretch[];
}

/** The desk's opening hours on a day; null on a free day. */
export function findOpening(day: TehranDate, holidays: Holidays): Stretch | null {
  const weekday = toWeekday(day);
  const hours = DESK_HOURS.find(({ firstDay, lastDay }) => firstDay <= weekday && weekday <= lastDay);
  if (!hours || holidays.has(day)) return null;
  return { fromMs: toInstantMs(day, hours.startHour), untilMs: toInstantMs(day, hours.endHour) };
}

/** The instant by which so much working time has passed since another one. */
export function addWorkingMs(sinceMs: number, workingMs: number, time: DeskTime): number {
  let leftMs = workingMs;
  for (let day = toTehranDate(sinceMs); ; day = addDays(day, 1))
    for (const { fromMs, untilMs } of listWorked(day, time)) {
      const beganMs = Math.max(sinceMs, fromMs);
      const spentMs = Math.max(0, untilMs - beganMs);
      if (leftMs <= spentMs) return beganMs + leftMs;
      leftMs -= spentMs;
    }
}

/** The last instant since which so much working time has passed by now: all that began no later has waited as long. */
export function takeWorkingMs(nowMs: number, workingMs: number, time: DeskTime): number {
  let leftMs = workingMs;
  for (let day = toTehranDate(nowMs); ; day = addDays(day, -1))
    for (const { fromMs, untilMs } of listWorked(day, time).toReversed()) {
      const endedMs = Math.min(nowMs, untilMs);
      const spentMs = Math.max(0, endedMs - fromMs);
      if (spentMs > 0 && leftMs <= spentMs) return endedMs - leftMs;
      leftMs -= spentMs;
    }
}

/** The desk's opening on the first working day from `day` on. */
export function findNextOpening(day: TehranDate, holidays: Holidays): number {
  const opening = findOpening(day, holidays);
  return opening ? opening.fromMs : findNextOpening(addDays(day, 1), holidays);
}

/** A day's opening hours without the outages in them. */
function listWorked(day: TehranDate, { holidays, outages }: DeskTime): readonly Stretch[] {
  const opening = findOpening(day, holidays);
  if (!opening) return [];
  const worked: Stretch[] = [];
  let { fromMs } = opening;
  for (const outage of outages) {
    if (outage.untilMs <= fromMs || outage.fromMs >= opening.untilMs) continue;
    if (outage.fromMs > fromMs) worked.push({ fromMs, untilMs: outage.fromMs });
    fromMs = outage.untilMs;
  }
  if (fromMs < opening.untilMs) worked.push({ fromMs, untilMs: opening.untilMs });
  return worked;
}
