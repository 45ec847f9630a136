import { and, asc, desc, eq, inArray, sum } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { ReferralObstacle } from '@/lib/contract/money-enumerations';
import { REFERRAL_LEAST_OWN_RIALS, SHOWN_REFERRALS } from '@/lib/domain/constants/gifts';

import { defineHandler, requireActor } from '../handler';
import type { Executor } from '../ports/database';
import { giftGrants, taskEvents, tasks, users } from '../schema';
import { toReferralKey } from './gifts';
import { listOrderSums, type OrderSums } from './order-sums';

type Referral = CallAnswer<'gift/getreferrals'>['lstReferral'][number];

export const handler = defineHandler('gift/getreferrals', async (_input, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const isGift = and(eq(giftGrants.userId, userId), eq(giftGrants.source, 'referral'));
  const [given] = await connection
    .select({ rials: sum(giftGrants.amountRials).mapWith(Number) })
    .from(giftGrants)
    .where(isGift);
  return {
    lstReferral: await listReferrals(connection, userId),
    givenCount: await connection.$count(giftGrants, isGift),
    givenRial: given?.rials ?? 0,
  };
});

async function listReferrals(executor: Executor, userId: number): Promise<Referral[]> {
  const people = await executor
    .select({ id: users.id, joinedAt: users.createdAt })
    .from(users)
    .where(eq(users.referrerId, userId))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(SHOWN_REFERRALS);
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const keys = await executor
    .select({ sourceKey: giftGrants.sourceKey })
    .from(giftGrants)
    .where(inArray(giftGrants.sourceKey, ids.map(toReferralKey)));
  const given = new Set(keys.map(({ sourceKey }) => sourceKey));
  const obstacles = await readObstacles(executor, ids);
  return people.map(({ id, joinedAt }) => {
    const isGiven = given.has(toReferralKey(id));
    const why = (isGiven ? null : obstacles.get(id)) ?? null;
    return { joinedAtMs: joinedAt.getTime(), state: isGiven ? 'given' : why === null ? 'awaited' : 'none', why };
  });
}

/** Why the first completed order of each brought no gift, by the person; nobody without a completed order is in it. */
async function readObstacles(
  executor: Executor,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, ReferralObstacle>> {
  const rows = await executor
    .selectDistinctOn([tasks.customerId], { task: tasks })
    .from(tasks)
    .innerJoin(taskEvents, and(eq(taskEvents.taskId, tasks.id), eq(taskEvents.state, 'COMPLETED')))
    .where(and(inArray(tasks.customerId, [...customerIds]), eq(tasks.state, 'COMPLETED')))
    .orderBy(asc(tasks.customerId), asc(taskEvents.id));
  const orders = rows.map(({ task }) => task);
  const sums = await listOrderSums(executor, orders);
  return new Map(
    orders.flatMap(({ customerId }, index) => {
      const own = sums[index];
      return own ? [[customerId, toObstacle(own)] as const] : [];
    }),
  );
}

function toObstacle({ cashRials, walletRials, bankRials, refunds }: OrderSums): ReferralObstacle {
  if (cashRials > 0) return 'not-online';
  const backRials = refunds.reduce((rials, { to, amountRials }) => (to === 'gift' ? rials : rials + amountRials), 0);
  return walletRials + bankRials - backRials < REFERRAL_LEAST_OWN_RIALS ? 'too-little' : 'one-person';
}
