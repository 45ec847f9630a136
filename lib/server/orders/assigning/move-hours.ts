import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../../ports/database';
import { PendingWrite, writeTogether } from '../../ports/write-together';
import { bookings, tasks, toComer, type TaskRow } from '../../schema';
import { freeSlot, takeSlot } from '../moves/store';
import { forgetPosition } from '../on-the-way/way-position';

/** An order goes to somebody of the team, or back to the company (null), with its hours. The database refuses hours that overlap (SLOT_CONSTRAINT). */
export async function moveHours(
  transaction: Transaction,
  before: TaskRow,
  assigneeId: number | null,
  now: Date,
): Promise<TaskRow> {
  const task: TaskRow = { ...before, assigneeId, updatedAt: now };
  await writeTogether(transaction, [
    new PendingWrite(transaction.update(tasks).set({ assigneeId, updatedAt: now }).where(eq(tasks.id, task.id))),
    endFormerSlot(transaction, before),
  ]);
  await writeTogether(transaction, [takeSlot(transaction, task, toComer(task))]);
  // Where the one who came before was is not where this one is.
  await forgetPosition(transaction, task.id);
  return task;
}

/** The company was asked for the hour and stays known as such. Whoever had it for the company was never the order's provider, so no trace of them is left. */
function endFormerSlot(transaction: Transaction, { id, assigneeId }: TaskRow): PendingWrite {
  if (assigneeId === null) return freeSlot(transaction, id);
  return new PendingWrite(
    transaction.delete(bookings).where(and(eq(bookings.taskId, id), eq(bookings.providerId, assigneeId))),
  );
}
