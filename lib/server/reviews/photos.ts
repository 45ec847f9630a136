import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { REVIEW_PHOTOS } from '@/lib/domain/constants/reviews';
import { toFileUrl } from '@/lib/domain/site/uploaded-file';

import { holdPerson } from '../people';
import type { Executor, Transaction } from '../ports/database';
import { reviewPhotos, reviews, workPhotos, type TaskRow } from '../schema';
import { isPublicWorkPhoto, requireOwnPhoto } from '../uploaded-files';

interface Replacement {
  readonly fileIds: readonly number[];
  /** Null for the signed link. It may be passed on, so that it chooses none of the customer's files. */
  readonly byId: number | null;
}

/**
 * Shows these photos with a review, and no others. A photo that is left out stays among its owner's files. Throws
 * not-yours, limit-reached, unsupported-type.
 */
export async function replacePhotos(
  transaction: Transaction,
  { id: taskId, customerId }: TaskRow,
  { fileIds, byId }: Replacement,
): Promise<void> {
  const shown = [...new Set(fileIds)];
  if (byId !== customerId) throw new CallError('not-yours');
  if (shown.length > REVIEW_PHOTOS) throw new CallError('limit-reached', { params: { limit: REVIEW_PHOTOS } });
  await holdPerson(transaction, customerId);
  for (const fileId of shown) await requireOwnPhoto(transaction, fileId, customerId);
  await transaction
    .delete(reviewPhotos)
    .where(and(eq(reviewPhotos.taskId, taskId), notInArray(reviewPhotos.fileId, shown)));
  if (shown.length > 0)
    await transaction
      .insert(reviewPhotos)
      .values(shown.map((fileId) => ({ taskId, fileId })))
      .onConflictDoNothing();
  const photoCount = await transaction.$count(reviewPhotos, eq(reviewPhotos.taskId, taskId));
  await transaction.update(reviews).set({ photoCount }).where(eq(reviews.taskId, taskId));
}

/** The customer's own photos of a review. */
export async function listOwnPhotos(executor: Executor, taskId: number) {
  const rows = await executor
    .select({ fileId: reviewPhotos.fileId })
    .from(reviewPhotos)
    .where(eq(reviewPhotos.taskId, taskId))
    .orderBy(asc(reviewPhotos.fileId));
  return rows.map(({ fileId }) => ({ fileid: fileId, fileurl: toFileUrl(fileId) }));
}

/**
 * The photos that everybody sees beside these reviews, by order: the customer's own, then those of the work on which
 * both sides agree.
 */
export async function listShownPhotos(executor: Executor, taskIds: readonly number[]) {
  const own = await executor
    .select({ taskId: reviewPhotos.taskId, fileId: reviewPhotos.fileId })
    .from(reviewPhotos)
    .where(inArray(reviewPhotos.taskId, [...taskIds]))
    .orderBy(asc(reviewPhotos.fileId));
  const ofWork = await executor
    .select({ taskId: workPhotos.taskId, fileId: workPhotos.fileId, moment: workPhotos.moment })
    .from(workPhotos)
    .where(and(inArray(workPhotos.taskId, [...taskIds]), isPublicWorkPhoto))
    .orderBy(asc(workPhotos.id));
  const photos = [
    ...own.map((photo) => ({ ...photo, moment: null })),
    ...ofWork.flatMap(({ moment, ...photo }) => (moment === 'door' ? [] : [{ ...photo, moment }])),
  ];
  return (taskId: number) =>
    photos
      .filter((photo) => photo.taskId === taskId)
      .map(({ fileId, moment }) => ({ fileurl: toFileUrl(fileId), moment }));
}
