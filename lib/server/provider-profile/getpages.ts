import { and, asc, eq, gt, sql } from 'drizzle-orm';

import { WORKER_PAGE } from '@/lib/domain/constants/providers';

import { defineHandler } from '../handler';
import type { Executor } from '../ports/database';
import { providers, reviews } from '../schema';

/** A provider on a break has a page that search engines leave alone, so it is left out here. */
export const handler = defineHandler('workerprofile/getpages', async ({ afterUserId = 0 }, { ports }) => {
  const { connection } = ports.database;
  const rows = await connection
    .select({
      userId: providers.userId,
      workerCode: providers.workerCode,
      registeredAt: providers.registeredAt,
      reviewedAt: selectNewestReview(connection),
    })
    .from(providers)
    .where(and(gt(providers.userId, afterUserId), eq(providers.status, 'active')))
    .orderBy(asc(providers.userId))
    .limit(WORKER_PAGE.pagesAtOnce + 1);
  return {
    lstPage: rows.slice(0, WORKER_PAGE.pagesAtOnce).map(({ userId, workerCode, registeredAt, reviewedAt }) => ({
      userId,
      workerCode,
      changedAtMs: (reviewedAt ?? registeredAt).getTime(),
    })),
    hasMore: rows.length > WORKER_PAGE.pagesAtOnce,
  };
});

/** Null where nobody wrote one. */
function selectNewestReview(executor: Executor) {
  const newest = executor
    .select({ at: sql`max(${reviews.createdAt})` })
    .from(reviews)
    .where(eq(reviews.providerId, providers.userId));
  return sql<Date | null>`(${newest})`.mapWith(reviews.createdAt);
}
