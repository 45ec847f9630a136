import { and, asc, eq } from 'drizzle-orm';

import type { TipWay } from '@/lib/contract/money-enumerations';
import { REVIEW_WINDOW_MS } from '@/lib/domain/constants/reviews';

import { payTip } from '../../money';
import { holdWhetherErased } from '../../people';
import type { Executor, Transaction } from '../../ports/database';
import { providers, taskEvents, tips, type TaskRow } from '../../schema';
import { tell } from '../telling/tell';

type TipObstacle = 'tip-closed' | 'tip-given';

export async function findTip(executor: Executor, taskId: number): Promise<typeof tips.$inferSelect | null> {
  const [tip = null] = await executor.select().from(tips).where(eq(tips.taskId, taskId));
  return tip;
}

/**
 * The obstacle to a tip that was begun at `begunAt`; null without one. A tip is for completed and paid work, as long as
 * its review is open for the first time.
 */
export async function findTipObstacle(executor: Executor, task: TaskRow, begunAt: Date): Promise<TipObstacle | null> {
  if (await findTip(executor, task.id)) return 'tip-given';
  if (!isDoneAndPaid(task)) return 'tip-closed';
  const doneAt = await findDoneAt(executor, task.id);
  if (!doneAt || begunAt.getTime() > doneAt.getTime() + REVIEW_WINDOW_MS) return 'tip-closed';
  return (await isProviderThere(executor, task)) ? null : 'tip-closed';
}

function isDoneAndPaid({ state, paidAt }: TaskRow): boolean {
  return state === 'COMPLETED' || (state === 'DONE' && paidAt !== null);
}

async function findDoneAt(executor: Executor, taskId: number): Promise<Date | null> {
  const [done] = await executor
    .select({ at: taskEvents.at })
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, taskId), eq(taskEvents.state, 'DONE')))
    .orderBy(asc(taskEvents.id))
    .limit(1);
  return done?.at ?? null;
}

/**
 * Whether the provider can get a tip: a suspended or erased one cannot, because a suspension may be about this very
 * work.
 */
async function isProviderThere(executor: Executor, { providerId }: TaskRow): Promise<boolean> {
  if (providerId === null) return false;
  const [provider] = await executor
    .select({ status: providers.status })
    .from(providers)
    .where(eq(providers.userId, providerId));
  return provider !== undefined && provider.status !== 'suspended';
}

interface Tip {
  readonly amountRials: number;
  readonly way: TipWay;
  /** The time of the customer's decision: a bank may answer later. */
  readonly begunAt: Date;
  readonly now: Date;
}

/**
 * Gives a tip, and tells the provider. Answers the obstacle where there is one, and then moves nothing. The order is
 * locked, so the second of two tips finds the first.
 */
export async function giveTip(
  transaction: Transaction,
  task: TaskRow,
  { amountRials, way, begunAt, now }: Tip,
): Promise<TipObstacle | null> {
  const { id: taskId, customerId, providerId } = task;
  const isErased = providerId === null || (await holdWhetherErased(transaction, providerId));
  const obstacle = await findTipObstacle(transaction, task, begunAt);
  if (obstacle || isErased) return obstacle ?? 'tip-closed';
  const tip = { taskId, customerId, providerId, amountRials, way };
  await transaction.insert(tips).values({ ...tip, givenAt: now });
  await tell(transaction, { userId: providerId, event: 'work-tipped', side: 'provider', task, now, amountRials });
  await payTip(transaction, { ...tip, now });
  return null;
}
