import type { Holidays } from '@/lib/domain/desk/working-time';

import type { Executor } from '../ports/database';
import { holidays } from '../schema';

/** The official holidays, on which no bank carries a transfer out. */
export async function readBankHolidays(executor: Executor): Promise<Holidays> {
  return new Set((await executor.select({ day: holidays.day }).from(holidays)).map(({ day }) => day));
}
