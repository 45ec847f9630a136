import { and, eq, gt, max, notInArray, sql } from 'drizzle-orm';

import type { PayoutObstacle, PayoutSource } from '@/lib/contract/payout-enumerations';
import { PAYOUT } from '@/lib/domain/constants/providers';

import { getBalanceRials, ownEntries, userAccount } from '../money';
import type { Executor } from '../ports/database';
import { payoutAccounts, payouts, users } from '../schema';

/** Cash that comes and goes at once, and money that moves by payouts, wait for nothing. */
const NEVER_WAITS = [
  'cash-collected',
  'cash-kept',
  'cash-uncollected',
  'cash-unkept',
  'payout-request',
  'payout-return',
  'late-settlement',
];

export interface Available {
  /** The whole source, waiting sums included. */
  readonly balanceRials: number;
  /** The payable sum; 0 while something blocks payouts. */
  readonly availableRials: number;
  /** Income of less than a day ago; always 0 in the wallet. */
  readonly waitingRials: number;
  readonly account: typeof payoutAccounts.$inferSelect | null;
  readonly obstacle: PayoutObstacle | null;
  readonly obstacleEndsAt: Date | null;
}

interface Moment {
  readonly source: PayoutSource;
  readonly now: Date;
  /** The time at which a sum has to be free; left out: now. */
  readonly asOf?: Date;
}

/**
 * A person's pay or wallet, and its payable part (BEHAVIOUR 19). Gifts stand in an account of their own, so the whole
 * wallet account is the person's own money.
 */
export async function readAvailable(
  executor: Executor,
  userId: number,
  { source, now, asOf = now }: Moment,
): Promise<Available> {
  const balanceRials = await getBalanceRials(executor, userAccount(source, userId));
  // Payouts are made of what came before: what came since is still there.
  const waitingRials = source === 'payable' ? Math.min(balanceRials, await sumSince(executor, userId, asOf)) : 0;
  const [account = null] = await executor.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId));
  const standing = await findObstacle(executor, { userId, account }, now);
  return {
    balanceRials,
    waitingRials,
    availableRials: standing.obstacle === null ? balanceRials - waitingRials : 0,
    account,
    ...standing,
  };
}

async function sumSince(executor: Executor, userId: number, asOf: Date): Promise<number> {
  const since = new Date(asOf.getTime() - PAYOUT.afterCompletionMs);
  const own = ownEntries(executor, { userId, kinds: ['payable'] });
  const [came] = await executor
    .select({ rials: sql<number>`coalesce(-sum(${own.amountRials}), 0)::bigint`.mapWith(Number) })
    .from(own)
    .where(and(gt(own.createdAt, since), notInArray(own.reason, NEVER_WAITS)));
  return Math.max(0, came?.rials ?? 0);
}

type Standing = Pick<Available, 'obstacle' | 'obstacleEndsAt'>;

/**
 * The obstacle by the latest of a change and a return. A thief of an account has to wait, and its owner has time to see
 * it.
 */
async function findObstacle(
  executor: Executor,
  { userId, account }: { readonly userId: number; readonly account: Available['account'] },
  now: Date,
): Promise<Standing> {
  if (account === null) return { obstacle: 'no-sheba', obstacleEndsAt: null };
  if (account.blockedAt !== null) return { obstacle: 'sheba-blocked', obstacleEndsAt: null };
  const [person] = await executor
    .select({ passwordChangedAt: users.passwordChangedAt })
    .from(users)
    .where(eq(users.id, userId));
  const toEnd = (changedAt: Date) => new Date(changedAt.getTime() + PAYOUT.afterChangeMs);
  const changes: Standing[] = [];
  // The first one takes nobody's place, so that there is nothing to be protected from.
  if (account.changedAt) changes.push({ obstacle: 'sheba-changed', obstacleEndsAt: toEnd(account.changedAt) });
  const passwordChangedAt = person?.passwordChangedAt ?? null;
  if (passwordChangedAt) changes.push({ obstacle: 'password-changed', obstacleEndsAt: toEnd(passwordChangedAt) });
  const returnedAt = await findReturn(executor, userId);
  if (returnedAt) changes.push({ obstacle: 'payout-returned', obstacleEndsAt: toEnd(returnedAt) });
  const endOf = ({ obstacleEndsAt }: Standing) => obstacleEndsAt?.getTime() ?? 0;
  const [last] = changes.sort((one, other) => endOf(other) - endOf(one));
  return last && endOf(last) > now.getTime() ? last : { obstacle: null, obstacleEndsAt: null };
}

/** The last return of a person's payout by the bank; null without one. */
async function findReturn(executor: Executor, userId: number): Promise<Date | null> {
  const [row] = await executor
    .select({ at: max(payouts.settledAt) })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), eq(payouts.state, 'returned')));
  return row?.at ?? null;
}
