import { and, eq, inArray, sql } from 'drizzle-orm';

import type { ReviewMeasure } from '@/lib/contract/desk-enumerations';

import type { Transaction } from '../../ports/database';
import { providers, reviewPhotos, reviews, uploadedFiles, type TaskRow } from '../../schema';
import type { ModerationRow } from './store';

type ReviewRow = typeof reviews.$inferSelect;

/** Takes the words and photos of a review from the pages, or all of it with its stars. Answers the photos. */
export async function takeReview(
  transaction: Transaction,
  { id, taskId, providerId, stars }: ReviewRow,
  measure: ReviewMeasure,
): Promise<number[]> {
  const photos = await transaction
    .delete(reviewPhotos)
    .where(eq(reviewPhotos.taskId, taskId))
    .returning({ fileId: reviewPhotos.fileId });
  if (measure === 'masked')
    await transaction.update(reviews).set({ text: '', photoCount: 0 }).where(eq(reviews.id, id));
  else {
    await transaction.delete(reviews).where(eq(reviews.id, id));
    await moveRating(transaction, providerId, { stars: -stars, count: -1 });
  }
  return photos.map(({ fileId }) => fileId);
}

/** Puts the review back, without photos that their owner has deleted since. */
export async function returnReview(
  transaction: Transaction,
  { id: taskId, providerId, customerId }: Pick<TaskRow, 'id' | 'providerId' | 'customerId'>,
  taken: ModerationRow,
): Promise<void> {
  const { measure, stars, reasons, qualities, text, answer, answeredAt, writtenAt, editedAt } = taken;
  if (measure === 'hidden' && providerId !== null) {
    const said = { stars, reasons, qualities, answer, answeredAt };
    await transaction
      .insert(reviews)
      .values({ taskId, providerId, customerId, ...said, createdAt: writtenAt, updatedAt: editedAt });
    await moveRating(transaction, providerId, { stars, count: 1 });
  }
  const photos = await transaction
    .select({ fileId: uploadedFiles.id })
    .from(uploadedFiles)
    .where(and(inArray(uploadedFiles.id, [...taken.photoIds]), eq(uploadedFiles.ownerId, customerId)));
  if (photos.length > 0)
    await transaction.insert(reviewPhotos).values(photos.map(({ fileId }) => ({ taskId, fileId })));
  await transaction.update(reviews).set({ text, photoCount: photos.length }).where(eq(reviews.taskId, taskId));
}

/** The provider's own sum of stars; all other sums follow by the database's triggers. */
async function moveRating(
  transaction: Transaction,
  providerId: number,
  { stars, count }: { readonly stars: number; readonly count: number },
): Promise<void> {
  await transaction
    .update(providers)
    .set({
      ratingSum: sql`${providers.ratingSum} + ${stars}::integer`,
      ratingCount: sql`${providers.ratingCount} + ${count}::integer`,
    })
    .where(eq(providers.userId, providerId));
}
