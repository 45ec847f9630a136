import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../schema';
import type { Span } from './settled-jobs';

export interface Tip {
  readonly at: Date;
  readonly rials: number;
}

/** The tips that a provider got in a span by the ledger, newest first. */
export function listTips(executor: Executor, userId: number, { from, to }: Span): Promise<Tip[]> {
  return executor
    .select({
      at: ledgerPostings.createdAt,
      rials: sql<number>`-${ledgerEntries.amountRials}`.mapWith(Number),
    })
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
    )
    .orderBy(desc(ledgerEntries.id));
}
