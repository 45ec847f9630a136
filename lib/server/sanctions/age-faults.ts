import { and, eq, isNull, lt, sql } from 'drizzle-orm';

import { RELIABILITY } from '@/lib/domain/constants/providers';

import { defineRowBatch } from '../batches';
import { providers, reliabilityEvents } from '../schema';

const BATCH_SIZE = 50;

/** Gives back the points that something took long ago. A sanction that followed from it ends at its own time. */
export const agingFaults = defineRowBatch({
  name: 'aging faults',
  limit: BATCH_SIZE,
  table: reliabilityEvents,
  id: reliabilityEvents.id,
  due: reliabilityEvents.at,
  leadMs: -RELIABILITY.agesAfterMs,
  where: () => and(lt(reliabilityEvents.points, 0), isNull(reliabilityEvents.liftedAt)),
  work: async (transaction, { id, userId, points }, now) => {
    await transaction.update(reliabilityEvents).set({ liftedAt: now }).where(eq(reliabilityEvents.id, id));
    await transaction
      .update(providers)
      .set({ reliability: sql`least(${RELIABILITY.most}::integer, ${providers.reliability} - ${points}::integer)` })
      .where(eq(providers.userId, userId));
  },
});
