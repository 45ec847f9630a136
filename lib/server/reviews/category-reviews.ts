import { and, desc, eq, sql, sum } from 'drizzle-orm';

import { maskContacts } from '@/lib/domain/text/contact-mask';
import { toShownRating } from '@/lib/domain/order/rating';

import type { Executor } from '../ports/database';
import { reviews, reviewTotals, users } from '../schema';
import { toReviewerName } from './reviewer-name';

/** Whole rows of two and of three. */
const MOST_SHOWN = 6;

export interface CategoryReviews {
  /** The plain average of all stars; null without reviews. */
  readonly rating: { average: number; count: number } | null;
  /** The newest that say something. */
  readonly reviews: { name: string; stars: number; text: string; createdAtMs: number }[];
}

interface ReviewedJobs {
  readonly categoryId: number;
  /** Null takes those of all types. */
  readonly typeId: number | null;
  /** Null takes those of all cities. */
  readonly cityId: number | null;
}

/** What customers said of a category's jobs: of all, of one type's, or of those in one city. */
export async function readCategoryReviews(executor: Executor, jobs: ReviewedJobs): Promise<CategoryReviews> {
  return { rating: await readRating(executor, jobs), reviews: await listNewest(executor, jobs) };
}

/** A condition on what has the columns of a service and its city: a review, or a total. */
function isOf({ categoryId, typeId, cityId }: ReviewedJobs, columns: typeof reviews | typeof reviewTotals) {
  return and(
    eq(columns.categoryId, categoryId),
    typeId === null ? undefined : eq(columns.typeId, typeId),
    cityId === null ? undefined : eq(columns.cityId, cityId),
  );
}

async function readRating(executor: Executor, jobs: ReviewedJobs): Promise<CategoryReviews['rating']> {
  const [total] = await executor
    .select({ count: sum(reviewTotals.ratingCount), stars: sum(reviewTotals.ratingSum) })
    .from(reviewTotals)
    .where(isOf(jobs, reviewTotals));
  const count = Number(total?.count ?? 0);
  const average = toShownRating(Number(total?.stars ?? 0), count);
  return average === null ? null : { average, count };
}

async function listNewest(executor: Executor, jobs: ReviewedJobs): Promise<CategoryReviews['reviews']> {
  const rows = await executor
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      stars: reviews.stars,
      text: reviews.text,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.customerId))
    .where(and(isOf(jobs, reviews), sql`${reviews.text} <> ''`))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(MOST_SHOWN);
  return rows.map(({ firstName, lastName, stars, text, createdAt }) => ({
    name: toReviewerName(firstName, lastName),
    stars,
    text: maskContacts(text).text,
    createdAtMs: createdAt.getTime(),
  }));
}
