import { and, desc, eq, gt, ne, or } from 'drizzle-orm';

import { WORKER_PAGE } from '@/lib/domain/constants/providers';
import { maskContacts } from '@/lib/domain/text/contact-mask';

import type { Executor } from '../ports/database';
import { reviews, users } from '../schema';
import { listShownPhotos } from './photos';
import { toReviewerName } from './reviewer-name';

/**
 * Reviews of a provider, newest first, with the provider's answer, as the public reads them. Nothing in them leads to a
 * person, whenever it was written.
 */
export async function listReviews(executor: Executor, providerId: number) {
  const { taskId, stars, text, createdAt, answer, answeredAt } = reviews;
  const { firstName, lastName } = users;
  const rows = await executor
    .select({ taskId, stars, text, createdAt, answer, answeredAt, firstName, lastName })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.customerId))
    .where(and(eq(reviews.providerId, providerId), or(ne(text, ''), gt(reviews.photoCount, 0))))
    .orderBy(desc(createdAt), desc(reviews.id))
    .limit(WORKER_PAGE.reviews);
  const photosOf = await listShownPhotos(
    executor,
    rows.map((row) => row.taskId),
  );
  return rows.map((row) => ({
    taskid: row.taskId,
    stars: row.stars,
    text: maskContacts(row.text).text,
    name: toReviewerName(row.firstName, row.lastName),
    createdAtMs: row.createdAt.getTime(),
    lstPhoto: photosOf(row.taskId),
    answer: row.answer === null ? null : maskContacts(row.answer).text,
    answeredAtMs: row.answeredAt?.getTime() ?? null,
  }));
}
