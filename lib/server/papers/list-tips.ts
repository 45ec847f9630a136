import { and, eq, gte, lt, sql } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../schema';
import type { Span } from './settled-jobs';

/** The tips that a provider got in a span, by the ledger. */
export function listTips(
  executor: Executor,
  userId: number,
  { from, to }: Span,
): Promise<{ readonly at: Date; readonly rials: number }[]> {
  return executor
    .select({ at: ledgerPostings.createdAt, rials: sql<number>`-${ledgerEntries.amountRials}`.mapWith(Number) })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(
      and(
        eq(ledgerAccounts.ownerId, userId),
        eq(ledgerAccounts.kind, 'payable'),
        eq(ledgerPostings.reason, 'tip-release'),
        gte(ledgerPostings.createdAt, from),
        lt(ledgerPostings.createdAt, to),
      ),
    );
}
