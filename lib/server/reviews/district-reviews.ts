import { and, avg, count, desc, eq, gte, inArray, max, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { DISTRICT_REVIEWS } from '@/lib/domain/constants/reviews';

import type { Executor } from '../ports/database';
import { reviews, tasks } from '../schema';
import { SAYS_SOMETHING, showReviews } from './category-reviews';

interface ServiceInCity {
  readonly categoryId: number;
  readonly cityId: number;
}

export interface ReviewedDistrict {
  readonly locationId: number;
  readonly newestAt: Date;
}

const locationId = sql<number>`(${tasks.address} ->> 'locationId')::int`.mapWith(Number);

/**
 * The newest reviews of a service in a city, each with its neighbourhood. Older ones are not looked at: a city may have
 * a million.
 */
function selectNewestOfCity(executor: Executor, { categoryId, cityId }: ServiceInCity) {
  const newest = executor
    .select({ taskId: reviews.taskId, stars: reviews.stars, createdAt: reviews.createdAt })
    .from(reviews)
    .where(and(eq(reviews.categoryId, categoryId), eq(reviews.cityId, cityId), SAYS_SOMETHING))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(DISTRICT_REVIEWS.newestOfCity)
    .as('newest');
  return executor
    .select({
      taskId: newest.taskId,
      stars: newest.stars,
      createdAt: newest.createdAt,
      locationId: locationId.as('location_id'),
    })
    .from(newest)
    .innerJoin(tasks, eq(tasks.id, newest.taskId))
    .as('placed');
}

/** The neighbourhoods with enough reviews for a page of a service. */
export async function listReviewedDistricts(executor: Executor, service: ServiceInCity): Promise<ReviewedDistrict[]> {
  const placed = selectNewestOfCity(executor, service);
  const rows = await executor
    .select({ locationId: placed.locationId, newestAt: max(placed.createdAt) })
    .from(placed)
    .groupBy(placed.locationId)
    .having(gte(count(), DISTRICT_REVIEWS.least));
  return rows.flatMap(({ locationId: id, newestAt }) => (newestAt === null ? [] : [{ locationId: id, newestAt }]));
}

/** Reviews of a service by customers from a neighbourhood; their stars count where the review has words or a photo. */
export async function readDistrictReviews(
  executor: Executor,
  { locationId: wanted, ...service }: ServiceInCity & { readonly locationId: number },
): Promise<Pick<CallAnswer<'pdp/getdistrict'>, 'rating' | 'lstReview'>> {
  const placed = selectNewestOfCity(executor, service);
  const from = eq(placed.locationId, wanted);
  const [total] = await executor
    .select({ count: count(), average: avg(placed.stars).mapWith(Number) })
    .from(placed)
    .where(from);
  const taskIds = executor.select({ taskId: placed.taskId }).from(placed).where(from);
  return {
    rating:
      total && total.average !== null && total.count > 0
        ? { average: Math.round(total.average * 10) / 10, count: total.count }
        : null,
    lstReview: await showReviews(executor, inArray(reviews.taskId, taskIds)),
  };
}
