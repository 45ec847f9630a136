import { and, asc, eq, isNull, lte } from 'drizzle-orm';

import type { ServiceContext } from '../context';
import { sanctions } from '../schema';
import { freeProvider } from './free-provider';
import { tellProvider } from './tell';

/** One round ends at most so many; those left are the next round's. */
const BATCH_SIZE = 20;

/** Ends every sanction whose time is over, and tells its provider that new work is offered again. How many. */
export async function endSanctions(context: ServiceContext): Promise<number> {
  const { database, clock } = context.ports;
  const now = clock.now();
  const ended = await database.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(sanctions)
      .where(and(isNull(sanctions.endedAt), lte(sanctions.endsAt, now)))
      .orderBy(asc(sanctions.endsAt))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true });
    for (const { id, userId } of rows) {
      await transaction.update(sanctions).set({ endedAt: now }).where(eq(sanctions.id, id));
      await freeProvider(transaction, userId);
      await tellProvider(transaction, { userId, event: 'sanction-ended', params: {}, now });
    }
    return rows.length;
  });
  if (ended > 0) context.signals.messagesPending();
  return ended;
}
