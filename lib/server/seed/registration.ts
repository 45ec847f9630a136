import { DAY_MS } from '@/lib/domain/constants/time-units';

const DAYS_A_MONTH = 30;
/** The oldest registrations of the samples lie so far back, some months more or less. */
const FIRST_MONTHS_AGO = 18;
const MONTHS_A_YEAR = 12;

/**
 * The registration of a sample professional, with the paper check: within the last months, however long their
 * experience is.
 */
export function toRegistration(experienceMonths: number, now: Date): Date {
  const monthsAgo = Math.min(experienceMonths, FIRST_MONTHS_AGO + (experienceMonths % MONTHS_A_YEAR));
  return new Date(now.getTime() - monthsAgo * DAYS_A_MONTH * DAY_MS);
}
