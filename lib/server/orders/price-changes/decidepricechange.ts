import { eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../handler';
import { planNewPrice } from '../../money';
import type { Transaction } from '../../ports/database';
import { priceChanges, type TaskRow } from '../../schema';
import { moveLocked } from '../moves/move';
import { lockTask } from '../moves/store';
import { sendAfterCommit } from '../moves/tell';
import { getTaskDetail } from '../views/task-detail';

type Decision = CallInput<'pricechange/decidepricechange'>;
type PriceChange = typeof priceChanges.$inferSelect;

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
  if (change.state !== 'open' || change.answerDueAt <= now) throw new CallError('price-change-closed');
  await transaction.update(priceChanges).set({ state, decidedAt: now }).where(eq(priceChanges.id, change.id));
  if (!decision.approve) {
    await moveLocked(transaction, task, { move: 'refusePrice', actorId: userId, now });
    return taskId;
  }
  await approve(transaction, task, { change, way: decision.way ?? null, userId, now });
  return taskId;
}

interface Approval extends Decider {
  readonly change: PriceChange;
  readonly way: NonNullable<Decision['way']> | null;
}

async function approve(transaction: Transaction, task: TaskRow, { change, way, userId, now }: Approval): Promise<void> {
  // One open at a time: nothing else has changed the price since it was proposed.
  const price = await planNewPrice(transaction, task, {
    newRials: change.newRials,
    way: way ?? (task.paymentWay === 'cash' ? 'cash' : 'wallet'),
    changeId: change.id,
    now,
  });
  await moveLocked(transaction, task, {
    move: 'approvePrice',
    actorId: userId,
    now,
    change: { ...price.split, priceRials: change.newRials, lines: [...task.lines, ...change.lines] },
  });
  await price.post();
}

async function requireChange(transaction: Transaction, changeId: number): Promise<PriceChange> {
  const [change] = await transaction.select().from(priceChanges).where(eq(priceChanges.id, changeId));
  if (!change) throw new CallError('not-found');
  return change;
}
