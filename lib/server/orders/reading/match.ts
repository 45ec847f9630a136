import { and, desc, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { MatchWay } from '@/lib/contract/provider-enumerations';
import { MATCHES_COMPARED } from '@/lib/domain/constants/providers';
import { isUnsettled } from '@/lib/domain/order/order-states';
import { toShownRating } from '@/lib/domain/order/rating';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import type { Executor } from '../../ports/database';
import type { RoutingPort } from '../../ports/routing';
import { bidReaders, bids, providers, taskEvents, type BidRow, type TaskRow } from '../../schema';
import { findTravel, listOwnTravels, listSharedTravels } from './list-travels';

type Match = CallAnswer<'expert/getmatch'>;
type Compared = Match['lstCompared'][number];

/**
 * Why a provider got a work, or not (BEHAVIOUR 18). It goes by the rating, price and distance that customers' lists are
 * sorted by, without a name.
 */
export async function readMatch(
  executor: Executor,
  routing: RoutingPort,
  task: TaskRow,
  providerId: number,
): Promise<Match> {
  const travel = findTravel(await listOwnTravels(executor, routing, providerId, [task]), providerId, task.id);
  if (!isOfKind(task.kind, { matching: 'bids' }))
    return { way: await findWay(executor, task.id), travel, askedCount: 0, lstCompared: [] };
  return {
    way: 'bids',
    travel,
    askedCount: await executor.$count(bidReaders, and(eq(bidReaders.taskId, task.id), isNotNull(bidReaders.askedAt))),
    lstCompared: await compare(executor, task, { providerId, travel }),
  };
}

/** The person who chose that the order came to this provider: the last choice holds. */
async function findWay(executor: Executor, taskId: number): Promise<MatchWay> {
  const [last] = await executor
    .select({ move: taskEvents.move })
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, taskId), inArray(taskEvents.move, ['pay', 'offerNext', 'rescue'])))
    .orderBy(desc(taskEvents.id))
    .limit(1);
  if (last?.move === 'rescue') return 'rescue';
  return last?.move === 'offerNext' ? 'chosen-next' : 'chosen';
}

/**
 * The best of those who were told or have bid, as the lists of customers rank them. The caller, the bidders and the
 * chosen one are in it wherever they are.
 */
async function compare(
  executor: Executor,
  task: TaskRow,
  { providerId, travel }: Pick<Match, 'travel'> & { readonly providerId: number },
): Promise<Compared[]> {
  const offers = await executor
    .select()
    .from(bids)
    .where(and(eq(bids.taskId, task.id), inArray(bids.state, ['pending', 'selected', 'rejected', 'expired'])));
  const people = await listRanked(executor, task, [providerId, ...offers.map((offer) => offer.providerId)]);
  const travels = await listSharedTravels(
    executor,
    people.map(({ userId }) => userId),
    task,
  );
  const isSettled = !isUnsettled(task.state);
  return people.map(({ userId, rank, ratingSum, ratingCount }) => {
    const offer = findOffer(offers, userId);
    const isOwn = userId === providerId;
    return {
      rank,
      isOwn,
      isChosen: isSettled && task.providerId === userId && offer?.state === 'selected',
      workerRate: toShownRating(ratingSum, ratingCount),
      reviewCount: ratingCount,
      travel: isOwn ? travel : findTravel(travels, userId, task.id),
      priceRial: offer && (isOwn || isSettled) ? offer.priceRials : null,
    };
  });
}

/**
 * Providers who were told of an order or have read it, ranked among all of them by rating: the best, and the wanted
 * ones besides.
 */
function listRanked(executor: Executor, task: TaskRow, wanted: readonly number[]) {
  const ranked = executor
    .select({
      userId: providers.userId,
      ratingSum: providers.ratingSum,
      ratingCount: providers.ratingCount,
      rank: sql<number>`row_number() OVER (ORDER BY ${providers.bayesianRating} DESC, ${providers.userId})`
        .mapWith(Number)
        .as('rank'),
    })
    .from(bidReaders)
    .innerJoin(providers, eq(providers.userId, bidReaders.providerId))
    .where(eq(bidReaders.taskId, task.id))
    .as('ranked');
  return executor
    .select()
    .from(ranked)
    .where(or(lte(ranked.rank, MATCHES_COMPARED), inArray(ranked.userId, [...wanted])))
    .orderBy(ranked.rank);
}

/** The newest of one provider. */
function findOffer(offers: readonly BidRow[], userId: number): BidRow | undefined {
  return offers.filter(({ providerId }) => providerId === userId).toSorted((one, other) => other.id - one.id)[0];
}
