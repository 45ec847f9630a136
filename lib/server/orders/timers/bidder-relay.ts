import { and, asc, eq, lte, sql, type SQL } from 'drizzle-orm';

import { BID_PAUSE_MS } from '@/lib/domain/constants/bidding';

import { isPlaceOpen } from '../../availability';
import { createOutageLog } from '../../background/outage-log';
import { startRelayLoop, type RelayLoop } from '../../background/relay-loop';
import { defineBatch } from '../../batches';
import type { ServiceContext } from '../../context';
import type { Executor, Transaction } from '../../ports/database';
import { bidInvitations, tasks } from '../../schema';
import { sendAfterCommit } from '../telling/tell';
import { tellNextBidders } from '../parts/bids/invite-bidders';

/**
 * Tells the providers who may bid on an order that was placed or opened anew, some at a time, each batch in one
 * transaction. The batch also writes down who was told, so a process that ends in between has told nobody twice, and
 * the next one goes on. Several processes may run it on one database.
 */
export function startBidderRelay(context: ServiceContext): RelayLoop {
  const outage = createOutageLog(context.log, 'telling bidders');
  return startRelayLoop({
    round: async () => {
      const hasTold = await inviteNextBidders(context);
      outage.worked();
      return hasTold;
    },
    onFailure: outage.failed,
  });
}

/**
 * The order that has waited longest, and of it the next that may bid. The order itself is not locked, for bids arrive
 * meanwhile.
 */
export const bidInvitationsSent = defineBatch({
  name: 'bid invitations',
  limit: 1,
  changes: bidInvitations.taskId,
  find: ({ executor, now, limit, isMeant }) =>
    executor
      .select({ id: bidInvitations.taskId })
      .from(bidInvitations)
      .where(and(lte(bidInvitations.dueAt, now), isMeant(bidInvitations.taskId)))
      .orderBy(asc(bidInvitations.dueAt))
      .limit(limit),
  work: async (context, { id: taskId }, now) => {
    const isTold = await context.ports.database.transaction(async (transaction) => {
      const [due] = await transaction
        .select({ task: tasks, isOpen: isInOpenPlace(transaction) })
        .from(bidInvitations)
        .innerJoin(tasks, eq(tasks.id, bidInvitations.taskId))
        .where(and(eq(bidInvitations.taskId, taskId), lte(bidInvitations.dueAt, now)))
        .for('update', { of: bidInvitations, skipLocked: true });
      // Where the desk paused the place, nobody is told of it before it opens again.
      if (due?.isOpen === false) await putOff(transaction, taskId, now);
      else if (due) await tellNextBidders(transaction, due.task, now);
      return due !== undefined;
    });
    if (isTold) sendAfterCommit(context);
    return isTold;
  },
});

function isInOpenPlace(executor: Executor): SQL<boolean> {
  const locationId = sql`(${tasks.address} ->> 'locationId')::integer`;
  return isPlaceOpen(executor, { categoryId: tasks.categoryId, locationId }) as SQL<boolean>;
}

async function putOff(transaction: Transaction, taskId: number, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + BID_PAUSE_MS);
  await transaction.update(bidInvitations).set({ dueAt }).where(eq(bidInvitations.taskId, taskId));
}

/** One round of the relay. False when there was nothing to do. */
export async function inviteNextBidders(context: ServiceContext): Promise<boolean> {
  return (await bidInvitationsSent.run(context)) > 0;
}
