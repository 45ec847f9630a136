import { findTehranDate } from '@/lib/domain/jalali-date';

/** A Jalali day while it is being chosen. */
export interface BirthDateForm {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}

export const NO_BIRTH_DATE: BirthDateForm = { year: null, month: null, day: null };

/** The Gregorian day that is chosen; null while it is not whole, or when the calendar has no such day. */
export function findBirthDate({ year, month, day }: BirthDateForm): string | null {
  return year !== null && month !== null && day !== null ? findTehranDate({ year, month, day }) : null;
}
