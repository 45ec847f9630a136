import { and, eq, gte, notExists, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { readFree } from '../../../availability';
import type { Executor, Transaction } from '../../../ports/database';
import { PendingWrite } from '../../../ports/write-together';
import { bidInvitations, bidReaders, type TaskRow } from '../../../schema';
import { toTellingWrites } from '../../telling/tell';
import { toWish } from '../../matching/task-wish';
import { isWindowOpen } from './bid-changes';
import { hasVehicleFor } from '../../../work-vehicles';
import { toSignal } from './signal';

/** So many are told in one transaction. */
const BATCH_SIZE = 100;

/**
 * Has everybody told who may bid on an order (BEHAVIOUR 7), by the relay and after the commit: an order waits for none
 * of them. Left to be written with the order.
 */
export function inviteBidders(transaction: Transaction, { id: taskId }: TaskRow, now: Date): PendingWrite[] {
  const due = { dueAt: now };
  return [
    new PendingWrite(
      transaction
        .insert(bidInvitations)
        .values({ taskId, ...due })
        .onConflictDoUpdate({ target: bidInvitations.taskId, set: due }),
    ),
  ];
}

/** Whether somebody may still be told of an order who has not been. */
export async function isInviting(executor: Executor, { id }: Pick<TaskRow, 'id'>): Promise<boolean> {
  return (await executor.$count(bidInvitations, eq(bidInvitations.taskId, id))) > 0;
}

/**
 * Tells the next of those who are configured for such a job in the neighbourhood and are free then, the best first,
 * over the broker, in the inbox and by push. Each hears of a window once: who was told in it is not found again. With
 * the last of them the customer's open page learns how many they were.
 */
export async function planNextInvitations(
  transaction: Transaction,
  task: TaskRow,
  now: Date,
): Promise<readonly PendingWrite[]> {
  const beganAt = task.bidsBeganAt ?? now;
  const next = await listUntold(transaction, task, { beganAt, now });
  const end = [
    new PendingWrite(transaction.delete(bidInvitations).where(eq(bidInvitations.taskId, task.id))),
    ...toSignal(transaction, task, 'bidders-told', now),
  ];
  if (next.length === 0) return end;
  const rows = next.map((providerId) => ({ taskId: task.id, providerId, askedAt: now, readAt: null }));
  // Whoever has found it in this window before they were told has read it.
  const readAt = sql`CASE WHEN ${bidReaders.readAt} >= ${beganAt.toISOString()}::timestamptz THEN ${bidReaders.readAt} END`;
  return [
    new PendingWrite(
      transaction
        .insert(bidReaders)
        .values(rows)
        .onConflictDoUpdate({ target: [bidReaders.taskId, bidReaders.providerId], set: { askedAt: now, readAt } }),
    ),
    ...(await toTellingWrites(
      transaction,
      next.map((userId) => ({ userId, event: 'work-bids', task, now, side: 'provider' })),
    )),
    ...(next.length < BATCH_SIZE ? end : []),
  ];
}

/** Nobody, where the order takes no bids any more. */
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
