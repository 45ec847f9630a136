import { desc, eq, lt, sql } from 'drizzle-orm';

import { OUTAGE_FROM_MS, OUTAGE_MEMORY_MS } from '@/lib/domain/constants/timers';

import type { ServiceContext } from '../context';
import { uptimes } from '../schema';

const databaseNow = sql`clock_timestamp()`;
const silentMs = sql`extract(epoch from ${databaseNow} - ${uptimes.seenByDatabaseAt}) * 1000`.mapWith(Number);

/**
 * Notes that the site works. Where the last sign of life is too old, whoever gave it, a new stretch begins; what lies
 * between was an outage. Without a database or with a full disk no sign is written, and the time counts as an outage.
 */
export async function noteSignOfLife({ clock, database }: ServiceContext['ports']): Promise<void> {
  const now = clock.now();
  const seen = { seenAt: now, seenByDatabaseAt: databaseNow };
  await database.transaction(async (transaction) => {
    const [last] = await transaction
      .select({ id: uptimes.id, silentMs })
      .from(uptimes)
      .orderBy(desc(uptimes.id))
      .limit(1)
      .for('update');
    if (last && last.silentMs < OUTAGE_FROM_MS) {
      await transaction.update(uptimes).set(seen).where(eq(uptimes.id, last.id));
      return;
    }
    await transaction.delete(uptimes).where(lt(uptimes.seenAt, new Date(now.getTime() - OUTAGE_MEMORY_MS)));
    await transaction.insert(uptimes).values({ startedAt: now, ...seen });
  });
}
