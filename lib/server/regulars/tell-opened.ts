import { and, asc, eq, gt, isNull } from 'drizzle-orm';

import { REGULARS } from '@/lib/domain/constants/providers';

import { defineBatch } from '../batches';
import type { Transaction } from '../ports/database';
import { regulars, reservedHours } from '../schema';
import { tellOfRegular } from './tell';

const READ_AT_ONCE = 50;

/**
 * Tells a provider's regulars, by their choice of promotions, that there are hours for them alone. A schedule is often
 * edited several times in a row, so a provider's regulars hear of it once a day. For the timers.
 */
export const openedHoursTold = defineBatch({
  name: 'opened hours',
  limit: READ_AT_ONCE,
  changes: reservedHours.id,
  find: ({ executor, now, limit, isMeant }) =>
    executor
      .select({ id: reservedHours.id, userId: reservedHours.userId })
      .from(reservedHours)
      // Of hours that are everybody's by now there is nothing to tell.
      .where(and(gt(reservedHours.reservedUntil, now), isNull(reservedHours.toldAt), isMeant(reservedHours.id)))
      .orderBy(asc(reservedHours.reservedUntil))
      .limit(limit),
  work: async ({ ports, signals }, { userId }, now) => {
    const isTaken = await ports.database.transaction((transaction) => tellRegulars(transaction, userId, now));
    signals.messagesPending();
    signals.alertsPending();
    return isTaken;
  },
});

/** False when another process was first. */
async function tellRegulars(transaction: Transaction, providerId: number, now: Date): Promise<boolean> {
  const isOwn = eq(reservedHours.userId, providerId);
  const lately = gt(reservedHours.toldAt, new Date(now.getTime() - REGULARS.openedToldEveryMs));
  const hasHeard = (await transaction.$count(reservedHours, and(isOwn, lately))) > 0;
  const told = await transaction
    .update(reservedHours)
    .set({ toldAt: now })
    .where(and(isOwn, isNull(reservedHours.toldAt)))
    .returning({ id: reservedHours.id });
  if (told.length === 0) return false;
  if (hasHeard) return true;
  const keeping = await transaction
    .select({ customerId: regulars.customerId })
    .from(regulars)
    .where(and(eq(regulars.providerId, providerId), eq(regulars.state, 'agreed')));
  const about = { userId: providerId, side: 'provider' } as const;
  for (const { customerId: readerId } of keeping)
    await tellOfRegular(transaction, { readerId, event: 'regular-hours-opened', about, now });
  return true;
}
