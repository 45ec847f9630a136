import { and, asc, eq, lte } from 'drizzle-orm';

import { defineBatch } from '../../batches';
import type { Transaction } from '../../ports/database';
import { priceChanges } from '../../schema';
import { moveLocked } from '../moves/move';
import { lockTask } from '../record/store';
import { sendAfterCommit } from '../telling/tell';

const BATCH_SIZE = 20;

/**
 * Silence refuses: makes `refusePriceByTime` for every proposal whose time is over, each in a transaction of its own.
 */
export const undecidedPrices = defineBatch({
  name: 'undecided prices',
  limit: BATCH_SIZE,
  changes: priceChanges.id,
  find: ({ executor, now, limit, isMeant }) =>
    executor
      .select({ id: priceChanges.id, taskId: priceChanges.taskId })
      .from(priceChanges)
      .where(and(eq(priceChanges.state, 'open'), lte(priceChanges.answerDueAt, now), isMeant(priceChanges.id)))
      .orderBy(asc(priceChanges.answerDueAt))
      .limit(limit),
  work: async (context, { id, taskId }, now) => {
    const isDone = await context.ports.database.transaction((transaction) => lapse(transaction, { id, taskId, now }));
    if (isDone) sendAfterCommit(context);
    return isDone;
  },
});

/** False where somebody decided before. */
async function lapse(
  transaction: Transaction,
  { id, taskId, now }: { readonly id: number; readonly taskId: number; readonly now: Date },
): Promise<boolean> {
  const task = await lockTask(transaction, taskId);
  const lapsed = await transaction
    .update(priceChanges)
    .set({ state: 'lapsed', decidedAt: now })
    .where(and(eq(priceChanges.id, id), eq(priceChanges.state, 'open')))
    .returning({ id: priceChanges.id });
  if (lapsed.length === 0) return false;
  await moveLocked(transaction, task, { move: 'refusePriceByTime', actorId: null, now });
  return true;
}
