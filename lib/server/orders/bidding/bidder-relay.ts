import { asc, eq, lte } from 'drizzle-orm';

import { SECOND_MS } from '@/lib/domain/constants';

import { createOutageLog } from '../../background/outage-log';
import { startRelayLoop, type RelayLoop } from '../../background/relay-loop';
import type { ServiceContext } from '../../context';
import type { Transaction } from '../../ports/database';
import { isDatabaseUnavailable } from '../../ports/database-error';
import { writeTogether } from '../../ports/write-together';
import { bidInvitations, tasks, type TaskRow } from '../../schema';
import { sendAfterCommit } from '../moves/tell';
import { planNextInvitations } from './invite-bidders';

/** An order whose invitations fail lets the others go first. */
const RETRY_MS = 30 * SECOND_MS;

/**
 * Tells whoever may bid on the orders that were placed or opened anew, some at a time, each batch in one transaction: whoever is told is written down with it, so a process that ends in
 * between has told nobody twice, and the next one goes on. Several processes may run it on one database.
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

/** One round of the relay: the next batch of the order that has waited longest. False when there is none. */
export async function inviteNextBidders(context: ServiceContext): Promise<boolean> {
  const { database, clock } = context.ports;
  const now = clock.now();
  const taken: TaskRow[] = [];
  try {
    await database.transaction(async (transaction) => {
      taken.push(...(await takeDue(transaction, now)));
      for (const task of taken) await writeTogether(transaction, await planNextInvitations(transaction, task, now));
    });
  } catch (error) {
    if (taken.length === 0 || isDatabaseUnavailable(error)) throw error;
    for (const task of taken) await putOff(context, task, error);
  }
  if (taken.length > 0) sendAfterCommit(context);
  return taken.length > 0;
}

/** One order or none, taken by one process at a time; the order itself is not locked, for bids arrive meanwhile. */
async function takeDue(transaction: Transaction, now: Date): Promise<TaskRow[]> {
  const due = await transaction
    .select({ task: tasks })
    .from(bidInvitations)
    .innerJoin(tasks, eq(tasks.id, bidInvitations.taskId))
    .where(lte(bidInvitations.dueAt, now))
    .orderBy(asc(bidInvitations.dueAt))
    .limit(1)
    .for('update', { of: bidInvitations, skipLocked: true });
  return due.map(({ task }) => task);
}

async function putOff({ ports, log }: ServiceContext, { id: taskId }: TaskRow, error: unknown): Promise<void> {
  log.error({ err: error, taskId }, 'those who may bid on an order could not be told; it is tried again');
  const dueAt = new Date(ports.clock.now().getTime() + RETRY_MS);
  await ports.database.connection.update(bidInvitations).set({ dueAt }).where(eq(bidInvitations.taskId, taskId));
}
