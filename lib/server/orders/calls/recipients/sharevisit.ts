import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { isVisitShareable } from '@/lib/domain/order/visit-sharing';

import { defineHandler, requireActor } from '../../../handler';
import type { Transaction } from '../../../ports/database';
import { tasks } from '../../../schema';
import { createLinkKey } from '../../../secrets/link-key';
import { lockOwn } from './lock-own';

/** Pressed again, it answers the same key: those who have the link keep it. */
export const handler = defineHandler('visitshare/sharevisit', async ({ taskid }, context) => {
  const { userId } = requireActor(context);
  const visitKey = await context.ports.database.transaction(async (transaction) => {
    const task = await lockOwn(transaction, taskid, userId);
    // A recipient has a link of their own, with the start code.
    if (task.isForRecipient || !isVisitShareable(task)) throw new CallError('move-not-allowed');
    return task.visitKey ?? keepKey(transaction, task.id);
  });
  return { visitKey };
});

async function keepKey(transaction: Transaction, taskId: number): Promise<string> {
  const visitKey = createLinkKey();
  await transaction.update(tasks).set({ visitKey }).where(eq(tasks.id, taskId));
  return visitKey;
}
