import { addDays, toSaturday, toTehranDate, type TehranDate } from '../site/jalali-date';

const DAYS_A_WEEK = 7;

/** The day of the weekly transfers for which a payout that is asked for now is queued: the Saturday after today. */
export function toTransferDay(nowMs: number): TehranDate {
  return addDays(toSaturday(toTehranDate(nowMs)), DAYS_A_WEEK);
}
