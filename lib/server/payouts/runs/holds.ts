import { and, asc, count, eq, isNotNull, sql, type SQL } from 'drizzle-orm';

import { PAYOUT_HOLDS, type PayoutHold, type PayoutMethod } from '@/lib/contract/payout-enumerations';
import { PAYOUT } from '@/lib/domain/constants/providers';
import { toFullName } from '@/lib/domain/person/full-name';

import type { Executor } from '../../ports/database';
import { payoutAccounts, payouts, users } from '../../schema';
import { isOfRun, isWaiting, type RunRow } from './store';

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
    WHEN EXISTS (SELECT 1 FROM payouts AS earlier WHERE earlier.user_id = ${users.id}
      AND earlier.state = 'returned' AND earlier.settled_at > ${heldUntil}) THEN 'payout-returned'
  END`;
}

interface CountAndSum {
  readonly count: number;
  readonly sumRial: number;
}

/**
 * Sums of the payouts that wait for a run, by the reason that keeps them out. `askedBy`: without payouts that were
 * asked for later.
 */
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

interface HeldRow {
  readonly payoutid: number;
  readonly payee: string;
  readonly hold: PayoutHold;
}

interface HeldSearch {
  readonly now: Date;
  /** Left out: of every way. */
  readonly method?: PayoutMethod;
  readonly limit?: number;
}

/**
 * The payouts of a run that have not gone to the bank and may not leave any more, by their ids (decision 0171). The
 * rule is the one that gathered the run, asked again for its maker.
 */
export async function listHeld(
  executor: Executor,
  run: Pick<RunRow, 'id' | 'madeById'>,
  { now, method, limit }: HeldSearch,
): Promise<HeldRow[]> {
  const hold = sql<PayoutHold | null>`coalesce(${toHold({ operatorId: run.madeById, now })},
    CASE WHEN ${payouts.sheba} IS DISTINCT FROM ${payoutAccounts.sheba} THEN 'sheba-replaced' END)`;
  const query = executor
    .select({ payoutid: payouts.id, hold, firstName: users.firstName, lastName: users.lastName })
    .from(payouts)
    .leftJoin(payoutAccounts, eq(payoutAccounts.userId, payouts.userId))
    .innerJoin(users, eq(users.id, payouts.userId))
    .where(and(isOfRun(run.id, 'in-run'), method && eq(payouts.method, method), isNotNull(hold)))
    .orderBy(asc(payouts.id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.flatMap(({ payoutid, hold: held, ...payee }) =>
    held === null ? [] : [{ payoutid, payee: toFullName(payee), hold: held }],
  );
}
