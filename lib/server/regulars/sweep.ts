import { lt } from 'drizzle-orm';

import { deleteOld } from '../background/delete-old';
import type { Executor } from '../ports/database';
import { reservedHours } from '../schema';

/** Removes hours that are open to everybody by now. For the timers, once an hour. */
export function sweepReservedHours(executor: Executor, now: Date): Promise<void> {
  return deleteOld(executor, [reservedHours, lt(reservedHours.reservedUntil, now)]);
}
