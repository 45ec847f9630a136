import { count, eq, sql, type SQL } from 'drizzle-orm';

import { PAYOUT_HOLDS, type PayoutHold } from '@/lib/contract/payout-enumerations';
import { PAYOUT } from '@/lib/domain/constants/providers';

import type { Executor } from '../../ports/database';
import { payoutAccounts, payouts, users } from '../../schema';
import { isWaiting } from './store';

interface Maker {
  readonly operatorId: number;
  readonly now: Date;
}

/**
 * Why a payout stays out of a run that the operator makes now; null where it can leave. For statements that join
 * `payout_accounts` and `users`.
 */
export function toHold({ operatorId, now }: Maker): SQL<PayoutHold | null> {
  const heldUntil = new Date(now.getTime() - PAYOUT.afterChangeMs).toISOString();
  const ownCode = sql`(SELECT national_code FROM users WHERE id = ${operatorId})`;
  return sql<PayoutHold | null>`CASE
    WHEN ${users.erasedAt} IS NOT NULL THEN 'erased'
    WHEN ${users.id} = ${operatorId} OR ${users.nationalCode} = ${ownCode} THEN 'own'
    WHEN ${payoutAccounts.blockedAt} IS NOT NULL THEN 'sheba-blocked'
    WHEN ${payoutAccounts.ownerConfirmedAt} IS NULL THEN 'unconfirmed'
    WHEN ${payoutAccounts.changedAt} > ${heldUntil} THEN 'sheba-changed'
    WHEN ${users.passwordChangedAt} > ${heldUntil} THEN 'password-changed'
  END`;
}

interface CountAndSum {
  readonly count: number;
  readonly sumRial: number;
}

/** What waits for a run, apart by why it stays out. `askedBy`: no payout that was asked for later. */
export async function sumByHold(
  executor: Executor,
  maker: Maker,
  askedBy: Date = maker.now,
): Promise<{ due: CountAndSum; lstHold: (CountAndSum & { hold: PayoutHold })[] }> {
  const hold = toHold(maker);
  const rows = await executor
    .select({
      hold,
      count: count(),
      sumRial: sql<number>`sum(${payouts.amountRials})::bigint`.mapWith(Number),
    })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.userId, payouts.userId))
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(isWaiting(askedBy))
    .groupBy(sql`1`);
  const { hold: _none, ...due } = rows.find(({ hold }) => hold === null) ?? { hold: null, count: 0, sumRial: 0 };
  return {
    due,
    lstHold: PAYOUT_HOLDS.flatMap((name) => rows.flatMap((row) => (row.hold === name ? [{ ...row, hold: name }] : []))),
  };
}
