import { and, desc, eq, sql, sum, type SQL } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { maskContacts } from '@/lib/domain/text/contact-mask';
import { toShownRating } from '@/lib/domain/order/rating';

import type { Executor } from '../ports/database';
import { reviews, reviewTotals, users } from '../schema';
import { listShownPhotos } from './photos';
import { STAR_STEPS, toShownCounts } from './ratings';
import { toReviewerName } from './reviewer-name';

/** Whole rows of two and of three. */
const MOST_SHOWN = 6;

/** The condition of the indexes of `reviews`. */
export const SAYS_SOMETHING = sql`(${reviews.text} <> '' OR ${reviews.photoCount} > 0)`;

export interface CategoryReviews {
  /** The plain average of all stars; null without reviews. */
  readonly rating: { average: number; count: number } | null;
  /** Counts of reviews with one star, two, and so on; empty while they are few. */
  readonly starCounts: number[];
  /** The newest that say or show something. */
  readonly reviews: ShownReview[];
}

type ShownReview = CallAnswer<'pdp/fetch'>['lstReview'][number];

interface ReviewedJobs {
  readonly categoryId: number;
  /** Null takes those of all types. */
  readonly typeId: number | null;
  /** Null takes those of all cities. */
  readonly cityId: number | null;
}

/** Reviews of a category's jobs: of all, of one type's, or of those in one city. */
export async function readCategoryReviews(executor: Executor, jobs: ReviewedJobs): Promise<CategoryReviews> {
  return { ...(await readRating(executor, jobs)), reviews: await listNewest(executor, jobs) };
}

/** A condition on a table with the columns of a service and its city: a review, or a total. */
function isOf({ categoryId, typeId, cityId }: ReviewedJobs, columns: typeof reviews | typeof reviewTotals) {
  return and(
    eq(columns.categoryId, categoryId),
    typeId === null ? undefined : eq(columns.typeId, typeId),
    cityId === null ? undefined : eq(columns.cityId, cityId),
  );
}

async function readRating(
  executor: Executor,
  jobs: ReviewedJobs,
): Promise<Pick<CategoryReviews, 'rating' | 'starCounts'>> {
  const given = STAR_STEPS.map(
    (step) => sql`coalesce(sum(${reviewTotals.starCounts}[${sql.raw(String(step))}]), 0)::integer`,
  );
  const [total] = await executor
    .select({
      count: sum(reviewTotals.ratingCount),
      stars: sum(reviewTotals.ratingSum),
      starCounts: sql<number[]>`ARRAY[${sql.join(given, sql`, `)}]`,
    })
    .from(reviewTotals)
    .where(isOf(jobs, reviewTotals));
  const count = Number(total?.count ?? 0);
  const average = toShownRating(Number(total?.stars ?? 0), count);
  return {
    rating: average === null ? null : { average, count },
    starCounts: toShownCounts(total?.starCounts ?? []),
  };
}

/** The newest that say or show something. */
async function listNewest(executor: Executor, jobs: ReviewedJobs): Promise<ShownReview[]> {
  return showReviews(executor, and(isOf(jobs, reviews), SAYS_SOMETHING));
}

/** The newest of the reviews that a condition names, as everybody reads them. */
export async function showReviews(executor: Executor, which: SQL | undefined): Promise<ShownReview[]> {
  const rows = await executor
    .select({
      taskId: reviews.taskId,
      firstName: users.firstName,
      lastName: users.lastName,
      stars: reviews.stars,
      text: reviews.text,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.customerId))
    .where(which)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(MOST_SHOWN);
  const photosOf = await listShownPhotos(
    executor,
    rows.map(({ taskId }) => taskId),
  );
  return rows.map(({ taskId, firstName, lastName, stars, text, createdAt }) => ({
    name: toReviewerName(firstName, lastName),
    stars,
    text: maskContacts(text).text,
    createdAtMs: createdAt.getTime(),
    lstPhoto: photosOf(taskId),
  }));
}
