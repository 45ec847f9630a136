import { sql } from 'drizzle-orm';

import { BID_MEMORY_MS } from '@/lib/domain/constants/bidding';

import { deleteOld } from '../../background/delete-old';
import type { Executor } from '../../ports/database';
import { bidReaders } from '../../schema';

/** Removes who was told of orders that take no bids any more. For the timers, once an hour. */
export function sweepBidReaders(executor: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - BID_MEMORY_MS.readers).toISOString();
  // As its index says it.
  return deleteOld(executor, [
    bidReaders,
    sql`greatest(${bidReaders.askedAt}, ${bidReaders.readAt}) < ${before}::timestamptz`,
  ]);
}
