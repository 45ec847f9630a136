import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';

import { APOLOGY_GIFT_RIALS, APOLOGY_LIMITS } from '@/lib/domain/constants/orders';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import { findReader, notify } from '../messages';
import type { Transaction } from '../ports/database';
import { apologies, users, type TaskRow } from '../schema';
import { grantGift } from './gifts';
import { seemOnePerson } from './one-person';
import { requireProviderId } from './provider-of';

const YEAR_MS = 365 * DAY_MS;

interface ApologyRequest {
  readonly now: Date;
  /** The mark of the network from which the provider gives the work back; null for one that says nothing. */
  readonly providerNetwork: string | null;
}

/**
 * The provider returned accepted work, and the customer is promised 20,000 tomans. They become a gift when an order of
 * theirs that was paid online is completed, so nobody makes gifts out of failed orders.
 *
 * False without a promise. There is one a customer and provider in 90 days, three a customer a year, and one an order,
 * however many give it back. There is none where the two share a device, a network or a card.
 */
export async function promiseApology(
  transaction: Transaction,
  task: TaskRow,
  { now, providerNetwork }: ApologyRequest,
): Promise<boolean> {
  const pair = { customerId: task.customerId, providerId: requireProviderId(task) };
  // Two orders of one customer that are given back at once are counted one after the other.
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, task.customerId)).for('no key update');
  if (await isOverLimit(transaction, pair, now)) return false;
  const people = [pair.customerId, pair.providerId] as const;
  if (await seemOnePerson(transaction, people, { now, otherNetwork: providerNetwork })) return false;
  const promised = await transaction
    .insert(apologies)
    .values({ taskId: task.id, ...pair, amountRials: APOLOGY_GIFT_RIALS, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: apologies.id });
  return promised.length > 0;
}

interface Pair {
  readonly customerId: number;
  readonly providerId: number;
}

async function isOverLimit(transaction: Transaction, { customerId, providerId }: Pair, now: Date): Promise<boolean> {
  const isCustomers = eq(apologies.customerId, customerId);
  const since = (ms: number) => gt(apologies.createdAt, new Date(now.getTime() - ms));
  const [found] = await transaction
    .select({
      ofYear: count(),
      ofPair:
        sql<number>`count(*) FILTER (WHERE ${and(eq(apologies.providerId, providerId), since(APOLOGY_LIMITS.pairEveryMs))})`.mapWith(
          Number,
        ),
    })
    .from(apologies)
    .where(and(isCustomers, since(YEAR_MS)));
  return (found?.ofYear ?? 0) >= APOLOGY_LIMITS.aYear || (found?.ofPair ?? 0) > 0;
}

/**
 * An order that was paid online is completed: the oldest apology that its customer was promised becomes a gift, one an
 * order.
 */
export async function grantPromisedApology(
  transaction: Transaction,
  { customerId }: TaskRow,
  now: Date,
): Promise<void> {
  const [promised] = await transaction
    .select()
    .from(apologies)
    .where(and(eq(apologies.customerId, customerId), isNull(apologies.grantedAt)))
    .orderBy(asc(apologies.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!promised) return;
  await transaction.update(apologies).set({ grantedAt: now }).where(eq(apologies.id, promised.id));
  const { taskId, amountRials } = promised;
  const gift = {
    userId: customerId,
    source: 'apology',
    sourceKey: `apology:${taskId}`,
    amountRials,
    now,
    taskId,
  } as const;
  const reader = (await grantGift(transaction, gift)) ? await findReader(transaction, customerId) : null;
  if (reader) await notify(transaction, reader, { event: 'apology-gift', params: { amountRials }, smsText: null, now });
}
