import type { PayoutMethod } from '@/lib/contract/payout-enumerations';

import { BANK_DAYS } from '../constants/money';
import type { Holidays } from '../desk/working-time';
import { addDays, toInstantMs, toTehranDate, toWeekday, type TehranDate } from '../site/jalali-date';

/** The first day from a day on on which banks carry transfers out. */
export function findBankDay(day: TehranDate, holidays: Holidays): TehranDate {
  const weekday = toWeekday(day);
  const isOpen = BANK_DAYS.firstDay <= weekday && weekday <= BANK_DAYS.lastDay && !holidays.has(day);
  return isOpen ? day : findBankDay(addDays(day, 1), holidays);
}

/** The bank day on which an hour has not come yet. */
function findDayBefore(atMs: number, hour: number, holidays: Holidays): TehranDate {
  const today = toTehranDate(atMs);
  const day = findBankDay(today, holidays);
  return day > today || atMs < toInstantMs(day, hour) ? day : findBankDay(addDays(day, 1), holidays);
}

/**
 * The departure of a file that the bank gets at `atMs`. It leaves with the next Paya cycle, or in the next hours of
 * Satna. Null where it leaves at once.
 */
export function findLeaving(method: PayoutMethod, atMs: number, holidays: Holidays): number | null {
  const { payaHour, satnaFromHour, satnaUntilHour } = BANK_DAYS;
  if (method === 'inner') return null;
  if (method === 'paya') return toInstantMs(findDayBefore(atMs, payaHour, holidays), payaHour);
  const fromMs = toInstantMs(findDayBefore(atMs, satnaUntilHour, holidays), satnaFromHour);
  return fromMs > atMs ? fromMs : null;
}
