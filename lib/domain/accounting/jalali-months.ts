import { MONTHS_A_YEAR } from '@/lib/domain/constants/time-units';

/** A month of the Jalali calendar. */
export interface JalaliMonth {
  readonly year: number;
  readonly month: number;
}

/** Months counted through, for comparing them. */
export function toPlace({ year, month }: JalaliMonth): number {
  return year * MONTHS_A_YEAR + month - 1;
}

/** The month `months` later; earlier for a negative number. */
export function moveMonth(of: JalaliMonth, months: number): JalaliMonth {
  const place = toPlace(of) + months;
  return { year: Math.floor(place / MONTHS_A_YEAR), month: (place % MONTHS_A_YEAR) + 1 };
}

/** The months from one to another, both with it, oldest first; none where the second is before the first. */
export function listMonths(from: JalaliMonth, to: JalaliMonth): JalaliMonth[] {
  return Array.from({ length: Math.max(0, toPlace(to) - toPlace(from) + 1) }, (_, index) => moveMonth(from, index));
}
