import { and, eq, inArray, ne, sql } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { bankRefunds, ledgerAccounts, ledgerEntries, ledgerPostings, type AccountKind } from '../schema';
import type { Cancellation } from './cancel';
import type { Refund } from './refund-plan';

type Reason = 'order-refund' | 'cash-cancel-fee';

/** What the end of an order charged and gave back, as the books have it. What the bank has still to give back counts as on its way there. */
export async function readCancellation(executor: Executor, taskId: number): Promise<Cancellation> {
  const rows = await executor
    .select({
      reason: ledgerPostings.reason,
      kind: ledgerAccounts.kind,
      amountRials: sql<number>`sum(${ledgerEntries.amountRials})::bigint`.mapWith(Number),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerPostings.taskId, taskId), inArray(ledgerPostings.reason, ['order-refund', 'cash-cancel-fee'])))
    .groupBy(ledgerPostings.reason, ledgerAccounts.kind);
  const [bank] = await executor
    .select({ amountRials: sql<number>`coalesce(sum(${bankRefunds.amountRials}), 0)::bigint`.mapWith(Number) })
    .from(bankRefunds)
    .where(and(eq(bankRefunds.taskId, taskId), ne(bankRefunds.state, 'wallet')));
  /** Entries are debits: what an account of a person got is negative. */
  const gotOf = (reason: Reason, kind: AccountKind) =>
    0 - (rows.find((row) => row.reason === reason && row.kind === kind)?.amountRials ?? 0);
  const refunds: Refund[] = [
    { to: 'gift', amountRials: gotOf('order-refund', 'gift') },
    { to: 'wallet', amountRials: gotOf('order-refund', 'cash') },
    { to: 'gateway', amountRials: bank?.amountRials ?? 0 },
  ];
  return {
    feeRials: gotOf('order-refund', 'payable') + gotOf('cash-cancel-fee', 'payable'),
    refunds: refunds.filter(({ amountRials }) => amountRials > 0),
  };
}
