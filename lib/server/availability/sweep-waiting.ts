import { lt } from 'drizzle-orm';

import { WISH_MEMORY_DAYS } from '@/lib/domain/constants/orders';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';

import { deleteOld } from '../background/delete-old';
import type { Executor } from '../ports/database';
import { waitingCustomers } from '../schema';

/** Removes wishes for days that are long over, told or not. For the timers, once an hour. */
export function sweepWaiting(executor: Executor, now: Date): Promise<void> {
  const before = addDays(toTehranDate(now.getTime()), -WISH_MEMORY_DAYS);
  return deleteOld(executor, [waitingCustomers, lt(waitingCustomers.day, before)]);
}
