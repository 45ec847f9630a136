import { and, asc, eq, gte, ne, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { BID_NUMBERS } from '@/lib/domain/constants/bidding';
import { toPriceRanges } from '@/lib/domain/money/price-ranges';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../../ports/database';
import { bids, categoryTypes, providerServices, selectName, tasks } from '../../schema';
import { ownBidList } from '../parts/bids/own-bid-lists';

type BidNumbers = CallAnswer<'suggestion/getbidnumber'>;

interface Reading {
  readonly providerId: number;
  readonly locale: Locale;
  readonly now: Date;
}

/** The ends of a provider's bids of the quarter, and the prices that won such orders. */
export async function readBidNumbers(executor: Executor, { providerId, locale, now }: Reading): Promise<BidNumbers> {
  const since = new Date(now.getTime() - BID_NUMBERS.ofMs);
  const rows = await executor
    .select({ priceRials: bids.priceRials, list: ownBidList })
    .from(bids)
    .innerJoin(tasks, eq(tasks.id, bids.taskId))
    .where(and(eq(bids.providerId, providerId), gte(bids.addedAt, since)));
  const count = (wanted: string) => rows.filter(({ list }) => list === wanted).length;
  const won = rows.filter(({ list }) => list === 'won').map(({ priceRials }) => priceRials);
  const decided = rows
    .filter(({ list }) => list === 'won' || list === 'lost')
    .map(({ priceRials, list }) => ({ priceRials, isWon: list === 'won' }));
  return {
    liveCount: count('live'),
    wonCount: won.length,
    lostCount: count('lost'),
    endedCount: count('ended'),
    hitPercent: decided.length === 0 ? null : Math.round((won.length * 100) / decided.length),
    won: won.length < BID_NUMBERS.leastWon ? null : { leastRial: Math.min(...won), mostRial: Math.max(...won) },
    lstRange: decided.length < BID_NUMBERS.leastDecided ? [] : toPriceRanges(decided),
    lstWinning: await listWinningPrices(executor, { providerId, locale, since }),
  };
}

/** Steps of ten thousand tomans, so that no range reveals an exact price. */
const STEP_RIALS = 100_000;

const LOW_QUARTER = 0.25;
const HIGH_QUARTER = 0.75;

const toPriceAt = (share: number) =>
  sql`percentile_cont(${share}) WITHIN GROUP (ORDER BY ${bids.priceRials})`.mapWith(Number);

const IS_ENOUGH = sql`count(*) >= ${BID_NUMBERS.leastOfAll} AND count(DISTINCT ${bids.providerId}) >= ${BID_NUMBERS.leastProviders}`;

async function listWinningPrices(
  executor: Executor,
  { providerId, locale, since }: Pick<Reading, 'providerId' | 'locale'> & { readonly since: Date },
): Promise<BidNumbers['lstWinning']> {
  const rows = await executor
    .select({
      srvcategoryid: tasks.categoryId,
      srvcattypeid: categoryTypes.id,
      name: selectName(categoryTypes),
      least: toPriceAt(LOW_QUARTER),
      most: toPriceAt(HIGH_QUARTER),
    })
    .from(bids)
    .innerJoin(tasks, eq(tasks.id, bids.taskId))
    .innerJoin(
      providerServices,
      and(
        eq(providerServices.userId, providerId),
        eq(providerServices.categoryId, tasks.categoryId),
        eq(providerServices.typeId, tasks.typeId),
      ),
    )
    .innerJoin(categoryTypes, eq(categoryTypes.id, tasks.typeId))
    // Not a parameter: the index of these bids is a partial one.
    .where(and(sql`${bids.state} = 'selected'`, ne(tasks.state, 'PENDING_PAYMENT'), gte(bids.addedAt, since)))
    .groupBy(tasks.categoryId, categoryTypes.id)
    .having(IS_ENOUGH)
    .orderBy(asc(categoryTypes.id));
  return rows.map(({ name, least, most, ...type }) => ({
    ...type,
    name: name[locale],
    leastRial: Math.floor(least / STEP_RIALS) * STEP_RIALS,
    mostRial: Math.ceil(most / STEP_RIALS) * STEP_RIALS,
  }));
}
