import { and, eq, gt } from 'drizzle-orm';

import type { OrderSide } from '@/lib/contract/enumerations';
import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../../handler';
import { holdPerson } from '../../../people';
import type { Transaction } from '../../../ports/database';
import { bids, hourOffers, partings, regulars, tasks, type TaskRow } from '../../../schema';
import { requireWorksOn } from '../../../teams';
import { withdrawBid } from '../../bids/write-bid';
import { sendAfterCommit } from '../../telling/tell';

/** The other side hears nothing of it: what ends with it ends without a message. */
export const handler = defineHandler('regular/keepapart', async ({ taskid, isApart }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    const [task] = await transaction.select().from(tasks).where(eq(tasks.id, taskid));
    if (!task) throw new CallError('not-found');
    const pair = await requirePair(transaction, task, userId);
    const isPair = and(eq(partings.customerId, pair.customerId), eq(partings.providerId, pair.providerId));
    if (!isApart) {
      await transaction.delete(partings).where(and(isPair, eq(partings.wantedBy, pair.wantedBy)));
      return;
    }
    await transaction
      .insert(partings)
      .values({ ...pair, taskId: task.id, partedAt: now })
      .onConflictDoNothing();
    await endWhatIsOpen(transaction, pair, now);
  });
  sendAfterCommit(context);
  return {};
});

interface Pair {
  readonly customerId: number;
  readonly providerId: number;
  readonly wantedBy: OrderSide;
}

/**
 * The pair that parts. In a company's order the customer parts with the person who came, and the person with the
 * customer.
 */
async function requirePair(transaction: Transaction, task: TaskRow, userId: number): Promise<Pair> {
  const { customerId, providerId, assigneeId } = task;
  if (providerId === null) throw new CallError(customerId === userId ? 'move-not-allowed' : 'not-yours');
  if (customerId === userId) return { customerId, providerId: assigneeId ?? providerId, wantedBy: 'customer' };
  await requireWorksOn(transaction, task, userId);
  return { customerId, providerId: userId, wantedBy: 'provider' };
}

/**
 * They keep each other no longer, and no bid and no offered hour of the one waits for the other. Orders that stand are
 * carried out.
 */
async function endWhatIsOpen(transaction: Transaction, { customerId, providerId }: Pair, now: Date): Promise<void> {
  await transaction
    .delete(regulars)
    .where(and(eq(regulars.customerId, customerId), eq(regulars.providerId, providerId)));
  const isBetween = and(eq(hourOffers.customerId, customerId), eq(hourOffers.providerId, providerId));
  await transaction
    .update(hourOffers)
    .set({ state: 'replaced' })
    .where(and(isBetween, eq(hourOffers.state, 'open')));
  const isOpen = and(eq(bids.state, 'pending'), eq(tasks.state, 'BIDDING'), gt(tasks.bidsEndAt, now));
  const open = await transaction
    .select({ id: bids.id })
    .from(bids)
    .innerJoin(tasks, eq(tasks.id, bids.taskId))
    .where(and(eq(tasks.customerId, customerId), eq(bids.providerId, providerId), isOpen));
  for (const { id } of open) await withdrawBid(transaction, id, { providerId, now });
}
