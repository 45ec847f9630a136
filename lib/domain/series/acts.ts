import { addDays, toJalaliParts, type TehranDate } from '../site/jalali-date';
import { NO_MARK, type Series, type SeriesHour, type SeriesRule, type VisitMark } from './series';
import { isToMake, listVisits, toSeriesWeekday } from './visits';

/** An act on one visit changes no other; an act on all further ones leaves the visits that are orders already. */
export type SeriesAct =
  | { readonly act: 'skip'; readonly day: TehranDate }
  | { readonly act: 'move'; readonly day: TehranDate; readonly to: SeriesHour }
  /** `weekdays` of a monthly series are empty: the day of the month follows from `to`. */
  | { readonly act: 'change'; readonly day: TehranDate; readonly to: SeriesHour; readonly weekdays: readonly number[] }
  /** Skips all visits before a day. */
  | { readonly act: 'pause'; readonly day: TehranDate; readonly until: TehranDate }
  | { readonly act: 'end'; readonly day: TehranDate };

/**
 * - `no-visit`: the series has no such visit, or it was skipped
 * - `ordered`: the visit is an order already, which is changed by itself
 * - `day-taken`: the series has another visit on the day
 * - `weekdays`: none is left, or the plan has none
 */
export type RefusedAct = 'no-visit' | 'ordered' | 'day-taken' | 'weekdays';

/** The series after an act, or why it is refused. */
export function actOn(series: Series, wish: SeriesAct): Series | RefusedAct {
  switch (wish.act) {
    case 'skip':
      return markOne(series, wish.day, { ...NO_MARK, isSkipped: true });
    case 'move':
      return move(series, wish);
    case 'pause':
      return pause(series, wish);
    case 'change':
      return change(series, wish);
    case 'end':
      return end(series, wish);
  }
}

function end(series: Series, { day }: Extract<SeriesAct, { act: 'end' }>): Series | RefusedAct {
  // A later end would plan visits that were given up.
  if (series.endsOn !== null && series.endsOn <= day) return 'no-visit';
  return { ...series, endsOn: day, marks: keepMarks(series, day) };
}

function findVisit(series: Series, day: TehranDate) {
  return listVisits(series, day, day)[0] ?? null;
}

function markOne(series: Series, day: TehranDate, mark: VisitMark): Series | RefusedAct {
  const visit = findVisit(series, day);
  if (!visit || visit.isSkipped) return 'no-visit';
  if (visit.taskId !== null) return 'ordered';
  return { ...series, marks: new Map([...series.marks, [day, mark]]) };
}

function move(series: Series, { day, to }: Extract<SeriesAct, { act: 'move' }>): Series | RefusedAct {
  const isMovedThere = [...series.marks].some(
    ([planned, { isSkipped, movedTo }]) => planned !== day && !isSkipped && movedTo?.day === to.day,
  );
  const there = findVisit(series, to.day);
  const isPlannedThere = there !== null && there.plannedDay !== day && there.day === to.day && !there.isSkipped;
  if (isMovedThere || isPlannedThere) return 'day-taken';
  return markOne(series, day, { ...NO_MARK, movedTo: to });
}

function pause(series: Series, { day, until }: Extract<SeriesAct, { act: 'pause' }>): Series | RefusedAct {
  const paused = listVisits(series, day, addDays(until, -1)).filter(isToMake);
  if (paused.length === 0) return 'no-visit';
  const skipped = paused.map(({ plannedDay }) => [plannedDay, { ...NO_MARK, isSkipped: true }] as const);
  return { ...series, marks: new Map([...series.marks, ...skipped]) };
}

function change(series: Series, wish: Extract<SeriesAct, { act: 'change' }>): Series | RefusedAct {
  const isMonthly = series.plan === 'monthly';
  if (isMonthly === wish.weekdays.length > 0) return 'weekdays';
  if (!isMonthly && !wish.weekdays.includes(toSeriesWeekday(wish.to.day))) return 'weekdays';
  const made = [...series.marks].flatMap(([day, { taskId }]) => (taskId === null ? [] : [day]));
  // What is an order already keeps its day, and no second visit comes beside it.
  const fromDay = made.reduce((from, day) => (day >= from ? addDays(day, 1) : from), wish.day);
  const rule: SeriesRule = {
    fromDay,
    weekdays: [...wish.weekdays].sort((one, other) => one - other),
    monthDay: isMonthly ? toJalaliParts(wish.to.day).day : null,
    deliveryTimeId: wish.to.deliveryTimeId,
  };
  const rules = [...series.rules.filter((earlier) => earlier.fromDay < fromDay), rule];
  const changed = { ...series, rules, marks: keepMarks(series, fromDay) };
  return hasVisitBesideMoved(changed) ? 'day-taken' : changed;
}

/** Whether a visit is planned on a day to which another one was moved. */
function hasVisitBesideMoved(series: Series): boolean {
  return [...series.marks].some(([planned, { isSkipped, movedTo }]) => {
    if (isSkipped || movedTo === null || movedTo.day === planned) return false;
    const there = findVisit(series, movedTo.day);
    return there !== null && there.day === movedTo.day && !there.isSkipped;
  });
}

/** Marks before a day, and of visits that are orders. */
function keepMarks({ marks }: Series, from: TehranDate): Series['marks'] {
  return new Map([...marks].filter(([day, { taskId }]) => day < from || taskId !== null));
}
