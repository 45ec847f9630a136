import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../schema';
import type { Span } from './settled-jobs';

export interface Earned {
  readonly at: Date;
  /** The job that it is for. */
  readonly taskId: number | null;
  readonly rials: number;
}

interface EarnedSearch {
  readonly reason: 'order-release' | 'tip-release';
  /** The span; without one, all rows that ever were. */
  readonly span?: Span;
}

/** The pay of jobs, or the tips, that a provider got by the ledger, newest first. */
export function listEarned(executor: Executor, userId: number, { reason, span }: EarnedSearch): Promise<Earned[]> {
  return executor
    .select({
      at: ledgerPostings.createdAt,
      taskId: ledgerPostings.taskId,
      rials: sql<number>`-${ledgerEntries.amountRials}`.mapWith(Number),
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(
      and(
        eq(ledgerAccounts.ownerId, userId),
        eq(ledgerAccounts.kind, 'payable'),
        eq(ledgerPostings.reason, reason),
        span && gte(ledgerPostings.createdAt, span.from),
        span && lt(ledgerPostings.createdAt, span.to),
      ),
    )
    .orderBy(desc(ledgerEntries.id));
}
