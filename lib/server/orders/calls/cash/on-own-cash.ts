import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../../../context';
import { requireActor } from '../../../handler';
import { holdPerson } from '../../../people';
import type { Transaction } from '../../../ports/database';
import type { TaskRow } from '../../../schema';
import { lockTask } from '../../record/store';
import { getTaskDetail } from '../../reading/task-detail';
import { sendAfterCommit } from '../../telling/tell';

/** A customer's act about the cash of an own order, under its lock. Answers the order. Throws not-yours. */
export async function onOwnCash(
  context: CallContext,
  taskId: number,
  work: (transaction: Transaction, task: TaskRow, now: Date) => Promise<void>,
) {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    const task = await lockTask(transaction, taskId);
    if (task.customerId !== userId) throw new CallError('not-yours');
    await work(transaction, task, clock.now());
  });
  sendAfterCommit(context);
  return { taskDetail: await getTaskDetail(context, taskId) };
}
