import { lt } from 'drizzle-orm';

import { HOUR_OFFERS } from '@/lib/domain/constants/providers';

import { deleteOld } from '../background/delete-old';
import type { Executor } from '../ports/database';
import { hourOffers, reservedHours } from '../schema';

/** Removes hours that are open to everybody by now, and offers of hours that ended long ago. Once an hour. */
export function sweepReservedHours(executor: Executor, now: Date): Promise<void> {
  const isLongAgo = lt(hourOffers.endsAt, new Date(now.getTime() - HOUR_OFFERS.keptMs));
  return deleteOld(executor, [reservedHours, lt(reservedHours.reservedUntil, now)], [hourOffers, isLongAgo]);
}
