import { and, eq, gte, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { BID_NUMBERS } from '@/lib/domain/constants/bidding';
import { MINUTE_MS, SECOND_MS } from '@/lib/domain/constants/time-units';
import { takesBids } from '@/lib/funnel/engine';
import { KINDS } from '@/lib/funnel/kinds';

import type { Executor } from '../ports/database';
import { bids, tasks } from '../schema';

interface BidService {
  readonly kind: ServiceKind;
  readonly category: { readonly id: number };
  /** Null takes jobs of all types. */
  readonly typeId: number | null;
  /** Null for all cities; nothing is told of one. */
  readonly cityId: number | null;
}

/** Steps of ten thousand tomans, so that no range reveals an exact price. */
const STEP_RIALS = 100_000;
const LOW_QUARTER = 0.25;
const MIDDLE = 0.5;
const HIGH_QUARTER = 0.75;

const toPriceAt = (share: number) =>
  sql`percentile_cont(${share}) WITHIN GROUP (ORDER BY ${bids.priceRials})`.mapWith(Number);

/** Seconds from the request to its first bid. */
const WAIT = sql`extract(epoch FROM (SELECT min(earlier.added_at) FROM bids earlier WHERE earlier.task_id = ${tasks.id}) - ${tasks.bidsBeganAt})`;

/**
 * The middle half of the prices that won such jobs in the quarter, and the median time to the first bid. Null while
 * too few won for that, or too few people: no price may be told to be one person's.
 */
export async function readUsualBid(
  executor: Executor,
  { kind, category, typeId, cityId }: BidService,
  now: Date,
): Promise<CallAnswer<'pdp/fetch'>['usualBid']> {
  if (cityId !== null || !takesBids(KINDS[kind].flow)) return null;
  const [found] = await executor
    .select({
      count: sql`count(*)`.mapWith(Number),
      providerCount: sql`count(DISTINCT ${bids.providerId})`.mapWith(Number),
      least: toPriceAt(LOW_QUARTER),
      most: toPriceAt(HIGH_QUARTER),
      waitSeconds: sql`percentile_cont(${MIDDLE}) WITHIN GROUP (ORDER BY ${WAIT})`.mapWith(Number),
    })
    .from(bids)
    .innerJoin(tasks, eq(tasks.id, bids.taskId))
    .where(
      and(
        // Not a parameter: the index of these bids is a partial one.
        sql`${bids.state} = 'selected'`,
        gte(bids.addedAt, new Date(now.getTime() - BID_NUMBERS.ofMs)),
        eq(tasks.categoryId, category.id),
        typeId === null ? undefined : eq(tasks.typeId, typeId),
        sql`${tasks.state} <> 'PENDING_PAYMENT'`,
      ),
    );
  if (!found || found.count < BID_NUMBERS.leastOfAll || found.providerCount < BID_NUMBERS.leastProviders) return null;
  return {
    leastRial: Math.floor(found.least / STEP_RIALS) * STEP_RIALS,
    mostRial: Math.ceil(found.most / STEP_RIALS) * STEP_RIALS,
    firstBidMinutes: Math.max(1, Math.ceil((found.waitSeconds * SECOND_MS) / MINUTE_MS)),
  };
}
