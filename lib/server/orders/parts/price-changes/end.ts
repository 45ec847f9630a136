import { and, eq } from 'drizzle-orm';

import { getMove } from '@/lib/domain/order/order-lifecycle';

import type { Transaction } from '../../../ports/database';
import { PendingWrite } from '../../../ports/write-together';
import { priceChanges, type TaskRow } from '../../../schema';

/** Who ends the work leaves the price as it was agreed: a proposal that nobody has decided on ends with it. */
export function toPriceChangeEnd(transaction: Transaction, task: TaskRow, now: Date): PendingWrite[] {
  // Only from the work's own states on can there be one.
  if (task.startedAt === null || getMove('proposePrice').from.includes(task.state)) return [];
  return [
    new PendingWrite(
      transaction
        .update(priceChanges)
        .set({ state: 'ended', decidedAt: now })
        .where(and(eq(priceChanges.taskId, task.id), eq(priceChanges.state, 'open'))),
    ),
  ];
}
