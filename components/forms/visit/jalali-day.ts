import { findTehranDate } from '@/lib/domain/site/jalali-date';

/** A Jalali day while it is being chosen. */
export interface JalaliDayForm {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

export const NO_JALALI_DAY: JalaliDayForm = { year: null, month: null, day: null };

/** The Gregorian day that is chosen; null while it is not whole, or when the calendar has no such day. */
export function findJalaliDay({ year, month, day }: JalaliDayForm): string | null {
  return year !== null && month !== null && day !== null ? findTehranDate({ year, month, day }) : null;
}
