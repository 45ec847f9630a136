import {
  addDays,
  DAYS_A_WEEK,
  findTehranDate,
  toJalaliParts,
  toSaturday,
  toWeekday,
  type TehranDate,
} from '../site/jalali-date';
import { DAY_MS } from '../constants/time-units';
import { NO_MARK, type Series, type SeriesPlan, type SeriesRule, type SeriesVisit } from './series';

const WEEKS_BETWEEN = { weekly: 1, fortnightly: 2 } as const;
const MONTHS_A_YEAR = 12;
/** `toWeekday` counts from Saturday, which is the sixth day of a week that begins on Monday. */
const SATURDAY_FROM_MONDAY = 5;

/** 1 for Monday to 7 for Sunday, as the wire writes the weekdays of a series. */
export function toSeriesWeekday(day: TehranDate): number {
  return ((toWeekday(day) + SATURDAY_FROM_MONDAY) % DAYS_A_WEEK) + 1;
}

/** The days from one to another, both included, for which a series plans a visit. */
export function listPlannedDays(series: SeriesPlan, from: TehranDate, to: TehranDate): TehranDate[] {
  const { plan, firstDay, endsOn, rules } = series;
  return rules.flatMap((rule, place) => {
    const next = rules[place + 1]?.fromDay ?? null;
    const first = [from, firstDay, rule.fromDay].reduce((one, other) => (one > other ? one : other));
    const ends = [addDays(to, 1), endsOn, next].filter((day) => day !== null);
    const end = ends.reduce((one, other) => (one < other ? one : other));
    return plan === 'monthly'
      ? listMonthDays(rule, first, end)
      : listWeekDays(rule, { first, end, firstDay, weeksBetween: WEEKS_BETWEEN[plan] });
  });
}

/** The rule that holds on a day; null before the first visit. */
export function findRule({ rules }: Pick<SeriesPlan, 'rules'>, day: TehranDate): SeriesRule | null {
  return rules.findLast(({ fromDay }) => fromDay <= day) ?? null;
}

interface Weeks {
  readonly first: TehranDate;
  /** Not one of them. */
  readonly end: TehranDate;
  readonly firstDay: TehranDate;
  readonly weeksBetween: number;
}

function listWeekDays({ weekdays }: SeriesRule, { first, end, firstDay, weeksBetween }: Weeks): TehranDate[] {
  const daysBetween = weeksBetween * DAYS_A_WEEK;
  const days: TehranDate[] = [];
  let week = toSaturday(firstDay);
  const weeksLeft = Math.floor((Date.parse(first) - Date.parse(week)) / (daysBetween * DAY_MS));
  week = addDays(week, Math.max(0, weeksLeft) * daysBetween);
  for (; week < end; week = addDays(week, daysBetween))
    for (let place = 0; place < DAYS_A_WEEK; place += 1) {
      const day = addDays(week, place);
      if (day >= first && day < end && weekdays.includes(toSeriesWeekday(day))) days.push(day);
    }
  return days;
}

function listMonthDays({ monthDay }: SeriesRule, first: TehranDate, end: TehranDate): TehranDate[] {
  if (monthDay === null || first >= end) return [];
  const days: TehranDate[] = [];
  let { year, month } = toJalaliParts(first);
  for (let day = toMonthDay(year, month, monthDay); day < end; day = toMonthDay(year, month, monthDay)) {
    if (day >= first) days.push(day);
    month += 1;
    if (month > MONTHS_A_YEAR) [year, month] = [year + 1, 1];
  }
  return days;
}

/** The day of a Jalali month, or its last one where it is shorter. */
function toMonthDay(year: number, month: number, monthDay: number): TehranDate {
  for (let day = monthDay; day > 0; day -= 1) {
    const found = findTehranDate({ year, month, day });
    if (found !== null) return found;
  }
  throw new Error(`The month ${year}/${month} has no day`);
}

/**
 * The visits that a series plans from one day to another, and those that were made into orders, by their planned day.
 * A moved one stands at the day to which it was moved.
 */
export function listVisits(series: Series, from: TehranDate, to: TehranDate): SeriesVisit[] {
  const made = [...series.marks].flatMap(([day, { taskId }]) => (taskId === null ? [] : [day]));
  const days = new Set([...listPlannedDays(series, from, to), ...made.filter((day) => day >= from && day <= to)]);
  return [...days].sort().map((plannedDay) => toVisit(series, plannedDay));
}

function toVisit(series: Series, plannedDay: TehranDate): SeriesVisit {
  const mark = series.marks.get(plannedDay) ?? NO_MARK;
  const deliveryTimeId = findRule(series, plannedDay)?.deliveryTimeId ?? 0;
  return { plannedDay, day: plannedDay, deliveryTimeId, ...mark, ...mark.movedTo };
}

/** Neither skipped nor made into an order yet. */
export function isToMake({ isSkipped, taskId }: SeriesVisit): boolean {
  return !isSkipped && taskId === null;
}
