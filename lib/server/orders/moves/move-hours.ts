import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { findHolder, holdBy, planRoom } from '../../availability';
import type { Transaction } from '../../ports/database';
import { PendingWrite, writeTogether } from '../../ports/write-together';
import { bookings, tasks, toComer, type TaskRow } from '../../schema';
import { freeSlot, toSlotWrite } from '../record/store';
import { forgetPosition } from '../parts/way/way-position';

/**
 * An order goes to somebody of the team, or back to the company (null), with its hours; under the team's lock. The
 * worker who is handed it is held for nothing else that waits then: others are. The database refuses hours that overlap
 * (SLOT_CONSTRAINT). Throws provider-not-free.
 */
export async function moveHours(
  transaction: Transaction,
  before: TaskRow,
  assigneeId: number | null,
  now: Date,
): Promise<TaskRow> {
  const task: TaskRow = { ...before, assigneeId, updatedAt: now };
  const { personId, others } = await planHolders(transaction, task, before.assigneeId);
  await writeTogether(transaction, [
    new PendingWrite(transaction.update(tasks).set({ assigneeId, updatedAt: now }).where(eq(tasks.id, task.id))),
    endFormerSlot(transaction, before),
  ]);
  for (const other of others) await holdBy(transaction, other);
  await writeTogether(transaction, [toSlotWrite(transaction, task, { providerId: toComer(task), personId })]);
  // Where the one who came before was is not where this one is.
  await forgetPosition(transaction, task.id);
  return task;
}

/** A returned order holds only its last worker, where nobody else is free: one of the team has to come. */
async function planHolders(transaction: Transaction, task: TaskRow, formerId: number | null) {
  const { assigneeId, providerId } = task;
  if (providerId === null) throw new CallError('not-yours');
  if (assigneeId === null) {
    const without = formerId === null ? [] : [formerId];
    const personId = await findHolder(transaction, task, { companyId: providerId, without });
    return { personId: personId ?? formerId ?? providerId, others: [] };
  }
  const others = await planRoom(transaction, task, { companyId: providerId, memberId: assigneeId });
  if (!others) throw new CallError('provider-not-free');
  return { personId: assigneeId, others };
}

/**
 * The company was asked for the hour and stays known as such. The company's worker was never the order's provider, so
 * no trace of them is left.
 */
function endFormerSlot(transaction: Transaction, { id, assigneeId }: TaskRow): PendingWrite {
  if (assigneeId === null) return new PendingWrite(freeSlot(transaction, id));
  return new PendingWrite(
    transaction.delete(bookings).where(and(eq(bookings.taskId, id), eq(bookings.providerId, assigneeId))),
  );
}
