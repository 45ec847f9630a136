import type { PayoutRhythm } from '@/lib/contract/payout-enumerations';

import { DESK_HOURS } from '../constants/answers';
import type { Holidays } from '../desk/working-time';
import { addDays, toInstantMs, toTehranDate, toWeekday, type TehranDate } from '../site/jalali-date';
import { findBankDay } from './bank-days';

const SATURDAY = 0;

/**
 * The day of the transfers for which a payout is queued that is asked for at an instant. For pay on every day it is the
 * next bank day, for pay by the week the next Saturday. A payout that is asked for before the desk opens goes on that
 * very day.
 */
export function toTransferDay(atMs: number, rhythm: PayoutRhythm, holidays: Holidays): TehranDate {
  const today = toTehranDate(atMs);
  const isEarly = atMs < toInstantMs(today, DESK_HOURS[0].startHour);
  let day = isEarly ? today : addDays(today, 1);
  while (rhythm === 'weekly' && toWeekday(day) !== SATURDAY) day = addDays(day, 1);
  return findBankDay(day, holidays);
}
