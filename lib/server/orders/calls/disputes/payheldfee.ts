import { CallError } from '@/lib/contract/call-error';

import { bringInvoicesUpToDate } from '../../../accounting';
import { defineHandler, requireActor } from '../../../handler';
import { payOwedFee } from '../../../money';
import type { Transaction } from '../../../ports/database';
import { lockTask } from '../../record/store';
import { sendAfterCommit, tell } from '../../telling/tell';
import { getTaskDetail } from '../../reading/task-detail';

export const handler = defineHandler('reqandpay/payheldfee', async ({ taskid }, context) => {
  const { database, clock } = context.ports;
  const payment = { taskId: taskid, customerId: requireActor(context).userId, now: clock.now() };
  await database.transaction((transaction) => pay(transaction, payment));
  sendAfterCommit(context);
  return { taskDetail: await getTaskDetail(context, taskid) };
});

interface Payment {
  readonly taskId: number;
  readonly customerId: number;
  readonly now: Date;
}

async function pay(transaction: Transaction, { taskId, customerId, now }: Payment): Promise<void> {
  const task = await lockTask(transaction, taskId);
  if (task.customerId !== customerId) throw new CallError('not-yours');
  const feeRials = await payOwedFee(transaction, task, now);
  await bringInvoicesUpToDate(transaction, task, now);
  if (task.providerId === null) return;
  const sums = { feeRials, debtRials: 0 };
  await tell(transaction, { userId: task.providerId, event: 'work-fee-released', task, now, sums });
}
