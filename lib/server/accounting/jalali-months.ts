import { moveMonth, type JalaliMonth } from '@/lib/domain/accounting/jalali-months';
import { findTehranDate, toInstantMs, toJalaliParts, type TehranDate } from '@/lib/domain/site/jalali-date';

import type { Span } from './settled-jobs';

export type { JalaliMonth } from '@/lib/domain/accounting/jalali-months';

export function toMonthOf(day: TehranDate): JalaliMonth {
  const { year, month } = toJalaliParts(day);
  return { year, month };
}

/** The span from the first midnight of a month in Tehran to that of the next. */
export function toMonthSpan(of: JalaliMonth): Span {
  return { from: toFirst(of), to: toFirst(moveMonth(of, 1)) };
}

/** Midnight in Tehran. */
export function toStart(day: TehranDate): Date {
  return new Date(toInstantMs(day));
}

function toFirst({ year, month }: JalaliMonth): Date {
  const day = findTehranDate({ year, month, day: 1 });
  if (day === null) throw new Error(`The month ${year}/${month} has no first day`);
  return toStart(day);
}
