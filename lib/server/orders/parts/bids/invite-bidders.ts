import { and, eq, gte, notExists, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { readFree } from '../../../availability';
import type { Executor, Transaction } from '../../../ports/database';
import { bidInvitations, bidReaders, type TaskRow } from '../../../schema';
import { tellAll } from '../../telling/tell';
import { toWish } from '../../matching/task-wish';
import { isWindowOpen } from './bid-changes';
import { hasVehicleFor } from '../../../work-vehicles';
import { signal } from './signal';

/** Bidders who are told in one transaction. */
const BATCH_SIZE = 100;

/**
 * Has everybody told who may bid on an order (BEHAVIOUR 7), by the relay and after the commit: an order waits for none
 * of them. The statement is awaited, or written together with the order.
 */
export function inviteBidders(transaction: Transaction, { id: taskId }: TaskRow, now: Date) {
  const due = { dueAt: now };
  return transaction
    .insert(bidInvitations)
    .values({ taskId, ...due })
    .onConflictDoUpdate({ target: bidInvitations.taskId, set: due });
}

/** Whether somebody may still be told of an order who has not been. */
export async function isInviting(executor: Executor, { id }: Pick<TaskRow, 'id'>): Promise<boolean> {
  return (await executor.$count(bidInvitations, eq(bidInvitations.taskId, id))) > 0;
}

/**
 * Tells the next of those who are configured for such a job in the neighbourhood and are free then, the best first. The
 * broker, the inbox and push tell them. Each hears of a window once: a provider who was told in it is not found again.
 * With the last of them the customer's open page learns how many they were.
 */
export async function tellNextBidders(transaction: Transaction, task: TaskRow, now: Date): Promise<void> {
  const beganAt = task.bidsBeganAt ?? now;
  const next = await listUntold(transaction, task, { beganAt, now });
  if (next.length > 0) await tellBidders(transaction, task, { next, beganAt, now });
  if (next.length === BATCH_SIZE) return;
  await transaction.delete(bidInvitations).where(eq(bidInvitations.taskId, task.id));
  await signal(transaction, task, 'bidders-told', now);
}

async function tellBidders(
  transaction: Transaction,
  task: TaskRow,
  { next, beganAt, now }: { readonly next: readonly number[]; readonly beganAt: Date; readonly now: Date },
): Promise<void> {
  const rows = next.map((providerId) => ({ taskId: task.id, providerId, askedAt: now, readAt: null }));
  // A provider who has found it in this window before they were told has read it.
  const readAt = sql`CASE WHEN ${bidReaders.readAt} >= ${beganAt.toISOString()}::timestamptz THEN ${bidReaders.readAt} END`;
  await transaction
    .insert(bidReaders)
    .values(rows)
    .onConflictDoUpdate({ target: [bidReaders.taskId, bidReaders.providerId], set: { askedAt: now, readAt } });
  await tellAll(
    transaction,
    next.map((userId) => ({ userId, event: 'work-bids', task, now, side: 'provider' })),
  );
}

/** Empty where the order takes no bids any more. */
async function listUntold(
  transaction: Transaction,
  task: TaskRow,
  { beganAt, now }: { readonly beganAt: Date; readonly now: Date },
): Promise<number[]> {
  if (task.state !== 'BIDDING' || !isWindowOpen(task, now)) return [];
  const isMeant = (userId: SQLWrapper): SQL => {
    const told = and(
      eq(bidReaders.taskId, task.id),
      eq(bidReaders.providerId, userId),
      gte(bidReaders.askedAt, beganAt),
    );
    const isUntold = notExists(
      transaction
        .select({ found: sql`1` })
        .from(bidReaders)
        .where(told),
    );
    const move = {
      typeId: sql`${task.typeId}::integer`,
      startsAt: sql`${task.startsAt?.toISOString() ?? null}::timestamptz`,
    };
    return sql`(${isUntold} AND ${hasVehicleFor(transaction, userId, move)})`;
  };
  const found = await readFree(transaction, { ...toWish(task), isMeant, most: BATCH_SIZE }, now.getTime());
  return found.map(({ profile }) => profile.userId);
}
