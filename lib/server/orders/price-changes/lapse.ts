import { and, asc, eq, lte } from 'drizzle-orm';

import type { ServiceContext } from '../../context';
import type { Transaction } from '../../ports/database';
import { priceChanges } from '../../schema';
import { moveLocked } from '../moves/move';
import { lockTask } from '../moves/store';
import { sendAfterCommit } from '../moves/tell';

/** One round finds at most so many; those left are the next round's. */
const BATCH_SIZE = 20;

/** Silence refuses: makes `refusePriceByTime` for every proposal whose time is over, each in a transaction of its own. How many. */
export async function lapsePriceChanges(context: ServiceContext): Promise<number> {
  const { database, clock } = context.ports;
  const now = clock.now();
  const due = await database.connection
    .select({ id: priceChanges.id, taskId: priceChanges.taskId })
    .from(priceChanges)
    .where(and(eq(priceChanges.state, 'open'), lte(priceChanges.answerDueAt, now)))
    .orderBy(asc(priceChanges.answerDueAt))
    .limit(BATCH_SIZE);
  let count = 0;
  for (const { id, taskId } of due) {
    try {
      if (await database.transaction((transaction) => lapse(transaction, { id, taskId, now }))) count += 1;
    } catch (error) {
      context.log.error(
        { err: error, taskId },
        'a price that nobody decided on could not be refused; it is tried again',
      );
    }
  }
  if (count > 0) sendAfterCommit(context);
  return count;
}

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
