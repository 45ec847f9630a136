import { eq, isNull } from 'drizzle-orm';

import { defineRowBatch } from '../batches';
import { sanctions } from '../schema';
import { freeProvider } from './free-provider';
import { tellProvider } from './tell';

const BATCH_SIZE = 20;

/** Ends every sanction whose time is over, and tells its provider that new work is offered again. */
export const endingSanctions = defineRowBatch({
  name: 'ending sanctions',
  limit: BATCH_SIZE,
  table: sanctions,
  id: sanctions.id,
  due: sanctions.endsAt,
  where: () => isNull(sanctions.endedAt),
  work: async (transaction, { id, userId }, now) => {
    await transaction.update(sanctions).set({ endedAt: now }).where(eq(sanctions.id, id));
    await freeProvider(transaction, userId);
    await tellProvider(transaction, { userId, event: 'sanction-ended', params: {}, now });
  },
  wake: ({ signals }) => signals.messagesPending(),
});
