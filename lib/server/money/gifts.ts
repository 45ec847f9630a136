import { and, eq, gt, sql } from 'drizzle-orm';

import { GIFT_LIFETIME_MS, REFERRAL_GIFT_RIALS, RETURNED_GIFT_MS } from '@/lib/domain/constants/gifts';

import { defineRowBatch } from '../batches';
import type { Executor, Transaction } from '../ports/database';
import { PendingWrite } from '../ports/write-together';
import { giftGrants, giftSpends, type TaskRow } from '../schema';
import { platformAccounts, userAccount } from './accounts';
import { toGrantsRials, type LockedGrants } from './gift-funds';
import { post } from './ledger';

type GiftSource = typeof giftGrants.$inferSelect.source;

interface GiftRequest {
  readonly userId: number;
  readonly source: GiftSource;
  /** A gift is given once a key, whatever arrives at once. */
  readonly sourceKey: string;
  readonly amountRials: number;
  readonly now: Date;
  readonly taskId?: number;
  /** The code that it came from. */
  readonly code?: string;
}

/** Gives a gift that ends after `GIFT_LIFETIME_MS`; false when its key had its gift already. */
export async function grantGift(transaction: Transaction, { taskId, now, ...gift }: GiftRequest): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + GIFT_LIFETIME_MS);
  const [grant] = await transaction
    .insert(giftGrants)
    .values({ ...gift, remainingRials: gift.amountRials, expiresAt, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: giftGrants.id });
  if (!grant) return false;
  await post(transaction, {
    idempotencyKey: `gift:${gift.sourceKey}`,
    reason: 'gift-grant',
    ...(taskId === undefined ? {} : { taskId }),
    now,
    entries: [
      { account: platformAccounts.giftExpense, amountRials: gift.amountRials },
      { account: userAccount('gift', gift.userId), amountRials: -gift.amountRials },
    ],
  });
  return true;
}

/** The key of the gift for one invited person. */
export function toReferralKey(refereeId: number): string {
  return `referral:${refereeId}`;
}

/** The referrer's gift (referral.ts says when); once a referee. */
export function grantReferralGift(
  transaction: Transaction,
  { referrerId, refereeId, now }: { readonly referrerId: number; readonly refereeId: number; readonly now: Date },
): Promise<boolean> {
  return grantGift(transaction, {
    userId: referrerId,
    source: 'referral',
    sourceKey: toReferralKey(refereeId),
    amountRials: REFERRAL_GIFT_RIALS,
    now,
  });
}

/**
 * The rest of a person's gifts now, without a lock: those that ended but were not posted back yet do not count.
 * gift-funds.ts computes the part that an order can use.
 */
export async function getSpendableGiftRials(executor: Executor, userId: number, now: Date): Promise<number> {
  const [row] = await executor
    .select({ amountRials: sql<number>`coalesce(sum(${giftGrants.remainingRials}), 0)::bigint`.mapWith(Number) })
    .from(giftGrants)
    .where(and(eq(giftGrants.userId, userId), gt(giftGrants.expiresAt, now)));
  return row?.amountRials ?? 0;
}

/**
 * Takes a sum out of the grants, oldest first, for an order. The answer is writes that their caller makes with the
 * ledger's side, the caller's posting.
 */
export function toSpendWrites(
  transaction: Transaction,
  grants: LockedGrants,
  { taskId, amountRials }: { readonly taskId: number; readonly amountRials: number },
): PendingWrite[] {
  if (amountRials > toGrantsRials(grants))
    throw new Error(`Gifts for task ${taskId} are short of ${amountRials} rials`);
  const writes: PendingWrite[] = [];
  let openRials = amountRials;
  for (const grant of grants) {
    const spentRials = Math.min(openRials, grant.usableRials);
    if (spentRials === 0) continue;
    const remaining = { remainingRials: grant.remainingRials - spentRials };
    writes.push(
      new PendingWrite(transaction.update(giftGrants).set(remaining).where(eq(giftGrants.id, grant.id))),
      new PendingWrite(transaction.insert(giftSpends).values({ grantId: grant.id, taskId, amountRials: spentRials })),
    );
    openRials -= spentRials;
  }
  return writes;
}

interface GrantReturn {
  readonly task: Pick<TaskRow, 'id' | 'paidAt'>;
  readonly amountRials: number;
  /** The order, or the choice of a bid, came to nothing; false where the order goes on at another price. */
  readonly isOrderOver: boolean;
  readonly now: Date;
}

/**
 * Gives a sum of what an order used back to the grants it came from, the latest first; the ledger's side is the
 * caller's posting. They keep their end. A gift that a paid order held until it came to nothing has some days more,
 * once. Else orders that cost nothing would put its end off again and again.
 */
export async function returnGrants(
  transaction: Transaction,
  { task, amountRials, isOrderOver, now }: GrantReturn,
): Promise<void> {
  const taskId = task.id;
  const spends = await transaction
    .select()
    .from(giftSpends)
    .where(and(eq(giftSpends.taskId, taskId), gt(giftSpends.amountRials, giftSpends.returnedRials)));
  const later = isOrderOver && task.paidAt !== null ? toPutOff(now) : {};
  let openRials = amountRials;
  for (const spend of spends.sort((left, right) => right.id - left.id)) {
    const returnedRials = Math.min(openRials, spend.amountRials - spend.returnedRials);
    if (returnedRials === 0) break;
    await transaction
      .update(giftSpends)
      .set({ returnedRials: spend.returnedRials + returnedRials })
      .where(eq(giftSpends.id, spend.id));
    await transaction
      .update(giftGrants)
      .set({ remainingRials: sql`${giftGrants.remainingRials} + ${returnedRials}`, ...later })
      .where(eq(giftGrants.id, spend.grantId));
    openRials -= returnedRials;
  }
  if (openRials > 0) throw new Error(`Task ${taskId} used ${openRials} rials of gifts less than ${amountRials}`);
}

/** Some days from now at least, for a gift whose end was not put off before. */
function toPutOff(now: Date) {
  const leastEnd = sql`${new Date(now.getTime() + RETURNED_GIFT_MS).toISOString()}::timestamptz`;
  const isDue = sql`${giftGrants.endPutOffAt} IS NULL AND ${giftGrants.expiresAt} < ${leastEnd}`;
  return {
    expiresAt: sql`CASE WHEN ${isDue} THEN ${leastEnd} ELSE ${giftGrants.expiresAt} END`,
    endPutOffAt: sql`CASE WHEN ${isDue} THEN ${now.toISOString()}::timestamptz ELSE ${giftGrants.endPutOffAt} END`,
  };
}

/** Ends all of a person's gifts now: their account is being erased. */
export async function forfeitGifts(transaction: Transaction, userId: number, now: Date): Promise<void> {
  const grants = await transaction
    .select()
    .from(giftGrants)
    .where(and(eq(giftGrants.userId, userId), gt(giftGrants.remainingRials, 0)))
    .for('update');
  for (const grant of grants) await endGift(transaction, grant, now);
}

/**
 * Something is left of the gift, in the words of the index of those that can still end. A parameter of a statement
 * would not match the index.
 */
export function hasRest() {
  return sql`${giftGrants.remainingRials} > 0`;
}

/**
 * Posts the rest of ended gifts back. They are found in the order of their index. The planner cannot know that almost
 * no ended gift has a rest, and would read on from the first gift of all.
 */
export const giftExpiry = defineRowBatch({
  name: 'gift expiry',
  limit: 50,
  table: giftGrants,
  id: giftGrants.id,
  due: giftGrants.expiresAt,
  where: hasRest,
  work: endGift,
});

async function endGift(transaction: Transaction, grant: typeof giftGrants.$inferSelect, now: Date): Promise<void> {
  await transaction.update(giftGrants).set({ remainingRials: 0 }).where(eq(giftGrants.id, grant.id));
  await post(transaction, {
    // A grant can end twice: what an order gave back may stay unused again.
    idempotencyKey: `gift-expiry:${grant.id}:${grant.expiresAt.toISOString()}`,
    reason: 'gift-expiry',
    now,
    entries: [
      { account: userAccount('gift', grant.userId), amountRials: grant.remainingRials },
      { account: platformAccounts.giftExpense, amountRials: -grant.remainingRials },
    ],
  });
}
