import { isNull, lt, or } from 'drizzle-orm';

import type { DatabasePort } from '../../../ports/database';
import { bidReaders, type TaskRow } from '../../../schema';
import { signal } from './signal';

/**
 * Notes that a provider who may bid has opened the order; its customer sees one more reader at once. Whether this was
 * the first time in the window.
 */
export function noteReader(
  { transaction }: Pick<DatabasePort, 'transaction'>,
  task: TaskRow,
  { providerId, now }: { readonly providerId: number; readonly now: Date },
): Promise<boolean> {
  return transaction(async (inner) => {
    const noted = await inner
      .insert(bidReaders)
      .values({ taskId: task.id, providerId, askedAt: null, readAt: now })
      .onConflictDoUpdate({
        target: [bidReaders.taskId, bidReaders.providerId],
        set: { readAt: now },
        setWhere: or(isNull(bidReaders.readAt), lt(bidReaders.readAt, task.bidsBeganAt ?? now)),
      })
      .returning({ taskId: bidReaders.taskId });
    if (noted.length === 0) return false;
    await signal(inner, task, 'bid-read', now);
    return true;
  });
}
