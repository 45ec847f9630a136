import { listFreeIds } from '../../availability';
import type { Transaction } from '../../ports/database';
import { PendingWrite } from '../../ports/write-together';
import { bidReaders, type TaskRow } from '../../schema';
import { toTellingWrites } from '../moves/tell';
import { toWish } from '../placing/matching/task-wish';

/**
 * Asks everybody who is configured for such a job in the neighbourhood and free then, over the broker, the inbox and, where wanted, by SMS (BEHAVIOUR 6 and 7); left to be written with the
 * order. Whoever was asked in an earlier window is asked anew.
 */
export async function inviteBidders(transaction: Transaction, task: TaskRow, now: Date): Promise<PendingWrite[]> {
  const wish = toWish(task);
  const providerIds = await listFreeIds(transaction, wish, now.getTime());
  if (providerIds.length === 0) return [];
  const asked = { askedAt: now, readAt: null };
  const rows = providerIds.map((providerId) => ({ taskId: task.id, providerId, ...asked }));
  return [
    new PendingWrite(
      transaction
        .insert(bidReaders)
        .values(rows)
        .onConflictDoUpdate({ target: [bidReaders.taskId, bidReaders.providerId], set: asked }),
    ),
    ...(await toTellingWrites(
      transaction,
      providerIds.map((userId) => ({ userId, event: 'work-bids', task, now, side: 'provider' })),
    )),
  ];
}
