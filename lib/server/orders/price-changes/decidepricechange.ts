import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../handler';
import type { Transaction } from '../../ports/database';
import { priceChanges } from '../../schema';
import { moveLocked } from '../moves/move';
import { lockTask } from '../moves/store';
import { sendAfterCommit } from '../moves/tell';
import { getTaskDetail } from '../views/task-detail';
import { approvePrice, isOpenChange, requireChange } from './approve';

type Decision = CallInput<'pricechange/decidepricechange'>;

/** The price, its lines and its money become others in one transaction, or not at all. The same decision again is the same answer. */
export const handler = defineHandler('pricechange/decidepricechange', async (decision, context) => {
  const { userId } = requireActor(context);
  const now = context.ports.clock.now();
  const taskId = await context.ports.database.transaction((transaction) =>
    decide(transaction, decision, { userId, now }),
  );
  sendAfterCommit(context);
  return { taskDetail: await getTaskDetail(context, taskId) };
});

interface Decider {
  readonly userId: number;
  readonly now: Date;
}

async function decide(transaction: Transaction, decision: Decision, { userId, now }: Decider): Promise<number> {
  const { taskId } = await requireChange(transaction, decision.pricechangeid);
  const task = await lockTask(transaction, taskId);
  if (task.customerId !== userId) throw new CallError('not-yours');
  // Under the order's lock: whoever decided meanwhile has been waited for.
  const change = await requireChange(transaction, decision.pricechangeid);
  const state = decision.approve ? 'approved' : 'refused';
  if (change.state === state) return taskId;
  if (!isOpenChange(change, now)) throw new CallError('price-change-closed');
  if (!decision.approve) {
    await transaction.update(priceChanges).set({ state, decidedAt: now }).where(eq(priceChanges.id, change.id));
    await moveLocked(transaction, task, { move: 'refusePrice', actorId: userId, now });
    return taskId;
  }
  const way = decision.way ?? (task.paymentWay === 'cash' ? 'cash' : 'wallet');
  await approvePrice(transaction, task, { change, way, now });
  return taskId;
}
