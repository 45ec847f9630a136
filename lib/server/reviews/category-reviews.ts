import { and, avg, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { reviews, tasks, users } from '../schema';
import { toReviewerName } from './reviewer-name';

/** Whole rows of two and of three. */
const MOST_SHOWN = 6;
const SHOWN_DECIMALS = 10;

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
export async function readCategoryReviews(
  executor: Executor,
  { categoryId, typeId, cityId }: ReviewedJobs,
): Promise<CategoryReviews> {
  const isMeant = and(
    eq(tasks.categoryId, categoryId),
    typeId === null ? undefined : eq(tasks.typeId, typeId),
    cityId === null ? undefined : sql`(${tasks.address}->>'cityId')::int = ${cityId}`,
  );
  return { rating: await readRating(executor, isMeant), reviews: await listNewest(executor, isMeant) };
}

async function readRating(executor: Executor, isMeant: SQL | undefined): Promise<CategoryReviews['rating']> {
  const [sum] = await executor
    .select({ count: count(), average: avg(reviews.stars) })
    .from(reviews)
    .innerJoin(tasks, eq(tasks.id, reviews.taskId))
    .where(isMeant);
  if (!sum || sum.count === 0) return null;
  return { average: Math.round(Number(sum.average) * SHOWN_DECIMALS) / SHOWN_DECIMALS, count: sum.count };
}

async function listNewest(executor: Executor, isMeant: SQL | undefined): Promise<CategoryReviews['reviews']> {
  const rows = await executor
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      stars: reviews.stars,
      text: reviews.text,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(tasks, eq(tasks.id, reviews.taskId))
    .innerJoin(users, eq(users.id, reviews.customerId))
    .where(and(isMeant, ne(reviews.text, '')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(MOST_SHOWN);
  return rows.map(({ firstName, lastName, stars, text, createdAt }) => ({
    name: toReviewerName(firstName, lastName),
    stars,
    text,
    createdAtMs: createdAt.getTime(),
  }));
}
