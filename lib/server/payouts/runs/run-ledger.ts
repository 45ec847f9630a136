import { eq, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { LEDGER_PARTS, type LedgerPart, type PayoutState } from '@/lib/contract/payout-enumerations';

import type { PostingReason } from '../../money';
import type { Executor } from '../../ports/database';
import { ledgerAccounts, ledgerEntries, ledgerPostings, payouts } from '../../schema';

type Run = CallAnswer<'operator/getpayoutrun'>['run'];

const STATES = {
  open: ['in-run', 'at-bank', 'unknown'],
  paid: ['paid'],
  returned: ['returned'],
} as const satisfies Record<LedgerPart, readonly PayoutState[]>;

/** The run's sums by the ledger, in rial, and where its rows say something else. */
export async function compareLedger(
  executor: Executor,
  runId: number,
  lstState: Run['lstState'],
): Promise<Pick<Run, 'ledger' | 'lstLedgerGap'>> {
  const sums = await sumLedger(executor, runId);
  const sumRows = (states: readonly PayoutState[]) =>
    lstState.reduce((sum, { state, sumRial }) => sum + (states.includes(state) ? sumRial : 0), 0);
  return {
    ledger: { openRial: sums.open, paidRial: sums.paid, returnedRial: sums.returned },
    lstLedgerGap: LEDGER_PARTS.flatMap((part) => {
      const rowsRial = sumRows(STATES[part]);
      return rowsRial === sums[part] ? [] : [{ part, rowsRial, ledgerRial: sums[part] }];
    }),
  };
}

/** A returned payout goes to its owner, or into escrow where the owner's account is erased. */
const RETURNS: readonly string[] = ['payout-return', 'ownerless-payout'] satisfies readonly PostingReason[];

/**
 * The run's sums on `payout-clearing`, out of `gateway-clearing`, and back from the bank. A file's paid rows are one
 * posting, under the number of one of them.
 */
async function sumLedger(executor: Executor, runId: number): Promise<Record<LedgerPart, number>> {
  const keys = [
    sql`'payout:' || ${payouts.id} || ':request'`,
    sql`'payout-run:' || ${payouts.runId} || ':paid:' || ${payouts.id}`,
    sql`'payout:' || ${payouts.id} || ':return'`,
  ];
  const rows = await executor
    .select({
      reason: ledgerPostings.reason,
      kind: ledgerAccounts.kind,
      sum: sql<number>`sum(${ledgerEntries.amountRials})::bigint`.mapWith(Number),
    })
    .from(payouts)
    .innerJoin(ledgerPostings, sql`${ledgerPostings.idempotencyKey} IN (${sql.join(keys, sql`, `)})`)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(payouts.runId, runId))
    .groupBy(ledgerPostings.reason, ledgerAccounts.kind);
  const creditOf = (isMeant: (row: (typeof rows)[number]) => boolean) =>
    rows.reduce((sum, row) => sum - (isMeant(row) ? row.sum : 0), 0);
  return {
    open: creditOf(({ kind }) => kind === 'payout-clearing'),
    paid: creditOf(({ kind }) => kind === 'gateway-clearing'),
    returned: creditOf(({ reason, kind }) => RETURNS.includes(reason) && !kind.endsWith('-clearing')),
  };
}
