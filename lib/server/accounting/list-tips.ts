import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';

import { ownEntries } from '../money';
import type { Executor } from '../ports/database';
import type { Span } from './settled-jobs';

export interface Tip {
  readonly at: Date;
  readonly rials: number;
}

/** The tips that a provider got in a span by the ledger, newest first. */
export function listTips(executor: Executor, userId: number, { from, to }: Span): Promise<Tip[]> {
  const own = ownEntries(executor, { userId, kinds: ['payable'] });
  return executor
    .select({ at: own.createdAt, rials: sql<number>`-${own.amountRials}`.mapWith(Number) })
    .from(own)
    .where(and(eq(own.reason, 'tip-release'), gte(own.createdAt, from), lt(own.createdAt, to)))
    .orderBy(desc(own.id));
}
