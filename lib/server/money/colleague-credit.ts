import { and, eq, gt, isNull, ne, notExists, sql, type SQL } from 'drizzle-orm';

import type { ColleagueObstacle } from '@/lib/contract/provider-enumerations';
import { COLLEAGUE_REFERRAL } from '@/lib/domain/constants/gifts';

import { findReader, notify } from '../messages';
import type { Executor, Transaction } from '../ports/database';
import { colleagueReferrals, disputes, payoutAccounts, tasks, users, type TaskRow } from '../schema';
import { platformAccounts, userAccount } from './accounts';
import { post } from './ledger';
import { seemOnePerson, shareAddress } from './one-person';
import { requireProviderId } from './provider-of';

type Referral = typeof colleagueReferrals.$inferSelect;

/**
 * A job of a provider who was invited by a colleague is completed. With the last job that it takes, both get their
 * commission credit, once, in this transaction. Neither does where the two seem one person, or the jobs took too long.
 */
export async function rewardColleagues(transaction: Transaction, task: TaskRow, now: Date): Promise<void> {
  const colleagueId = requireProviderId(task);
  const isOpen = and(eq(colleagueReferrals.colleagueId, colleagueId), isNull(colleagueReferrals.decidedAt));
  const [referral] = await transaction.select().from(colleagueReferrals).where(isOpen).for('update');
  // The inviter's own order is no job of the colleague's that counts.
  if (!referral || task.customerId === referral.inviterId) return;
  const earlier = await transaction.$count(tasks, and(countsFor(transaction, referral), ne(tasks.id, task.id)));
  const isLate = toEndMs(referral) < now.getTime();
  if (!isLate && earlier + 1 < COLLEAGUE_REFERRAL.jobs) return;
  const obstacle = isLate ? 'too-late' : await findObstacle(transaction, referral, now);
  await transaction.update(colleagueReferrals).set({ decidedAt: now, obstacle }).where(isOpen);
  if (obstacle === null) await giveCredit(transaction, referral, now);
}

/** The end of the time for the jobs. */
export function toEndMs({ invitedAt }: Pick<Referral, 'invitedAt'>): number {
  return invitedAt.getTime() + COLLEAGUE_REFERRAL.withinMs;
}

/** Completed jobs of a colleague that count: of other people than the inviter, and without a dispute that gave back. */
export function countsFor(executor: Executor, { colleagueId, inviterId }: Referral): SQL | undefined {
  const gaveBack = executor
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.taskId, tasks.id), gt(disputes.backRials, 0)));
  return and(
    eq(tasks.providerId, colleagueId),
    eq(tasks.state, 'COMPLETED'),
    ne(tasks.customerId, inviterId),
    notExists(gaveBack),
  );
}

async function findObstacle(
  transaction: Transaction,
  { colleagueId, inviterId }: Referral,
  now: Date,
): Promise<ColleagueObstacle | null> {
  const pair = [inviterId, colleagueId] as const;
  const isOne =
    (await seemOnePerson(transaction, pair, { now })) ||
    (await shareAddress(transaction, pair)) ||
    (await shareAccount(transaction, pair));
  return isOne ? 'one-person' : null;
}

/** Whether pay of both goes to one account, or both have one national code. */
async function shareAccount(transaction: Transaction, [oneId, otherId]: readonly [number, number]): Promise<boolean> {
  const [found] = await transaction
    .select({
      isShared: sql<boolean>`EXISTS (
          SELECT FROM ${payoutAccounts} AS one JOIN ${payoutAccounts} AS other ON one.sheba = other.sheba
          WHERE one.user_id = ${oneId} AND other.user_id = ${otherId} AND one.sheba <> '')
        OR EXISTS (
          SELECT FROM ${users} AS one JOIN ${users} AS other ON one.national_code = other.national_code
          WHERE one.id = ${oneId} AND other.id = ${otherId})`,
    })
    .from(sql`(VALUES (1)) AS once`);
  return found?.isShared ?? true;
}

async function giveCredit(transaction: Transaction, { colleagueId, inviterId }: Referral, now: Date): Promise<void> {
  const { rials } = COLLEAGUE_REFERRAL;
  await post(transaction, {
    idempotencyKey: `colleague:${colleagueId}`,
    reason: 'colleague-credit',
    now,
    entries: [
      { account: platformAccounts.giftExpense, amountRials: 2 * rials },
      { account: userAccount('bidding-credit', inviterId), amountRials: -rials },
      { account: userAccount('bidding-credit', colleagueId), amountRials: -rials },
    ],
  });
  for (const userId of [inviterId, colleagueId]) await tell(transaction, userId, now);
}

async function tell(transaction: Transaction, userId: number, now: Date): Promise<void> {
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  const amountRials = COLLEAGUE_REFERRAL.rials;
  await notify(transaction, reader, { event: 'colleague-credit', params: { amountRials }, smsText: null, now });
}
