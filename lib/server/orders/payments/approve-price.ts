import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { planNewPrice } from '../../money';
import type { Executor, Transaction } from '../../ports/database';
import { priceChanges, type TaskRow } from '../../schema';
import { moveLocked } from '../moves/move';

export type PriceChange = typeof priceChanges.$inferSelect;

interface Approval {
  readonly change: PriceChange;
  /** `online`: the bank's money is in the order's escrow already. */
  readonly way: Parameters<typeof planNewPrice>[2]['way'];
  readonly now: Date;
}

/**
 * The price, its lines and its money become others in one transaction, or not at all. The order is locked, and the
 * proposal open.
 */
export async function approvePrice(
  transaction: Transaction,
  task: TaskRow,
  { change, way, now }: Approval,
): Promise<void> {
  await transaction
    .update(priceChanges)
    .set({ state: 'approved', decidedAt: now })
    .where(eq(priceChanges.id, change.id));
  // One open at a time: nothing else has changed the price since it was proposed.
  const price = await planNewPrice(transaction, task, { newRials: change.newRials, way, changeId: change.id, now });
  await moveLocked(transaction, task, {
    move: 'approvePrice',
    actorId: task.customerId,
    now,
    change: { ...price.split, priceRials: change.newRials, lines: [...task.lines, ...change.lines] },
  });
  await price.post();
}

/** Throws not-found. */
export async function requireChange(executor: Executor, changeId: number): Promise<PriceChange> {
  const [change] = await executor.select().from(priceChanges).where(eq(priceChanges.id, changeId));
  if (!change) throw new CallError('not-found');
  return change;
}

/** The change is undecided, and its time is not over. */
export function isOpenChange({ state, answerDueAt }: PriceChange, now: Date): boolean {
  return state === 'open' && answerDueAt > now;
}
