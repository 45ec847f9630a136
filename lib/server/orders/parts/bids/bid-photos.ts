import { and, desc, eq, inArray } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { BID_PHOTOS } from '@/lib/domain/constants/bidding';
import { toFileUrl } from '@/lib/domain/site/uploaded-file';

import type { Executor } from '../../../ports/database';
import { uploadedFiles, workPhotos } from '../../../schema';
import { isPublicWorkPhoto } from '../../../uploaded-files';

type BidPhoto = CallAnswer<'suggestion/getbidphoto'>['lstPhoto'][number];

/** The newest photos of a provider's own works that both sides show to everybody now. */
export async function listOfferedPhotos(executor: Executor, providerId: number): Promise<BidPhoto[]> {
  const rows = await selectPhotos(executor)
    .innerJoin(uploadedFiles, eq(uploadedFiles.id, workPhotos.fileId))
    .where(and(eq(uploadedFiles.ownerId, providerId), isPublicWorkPhoto))
    .orderBy(desc(workPhotos.id))
    .limit(BID_PHOTOS.offered);
  return rows.map(toBidPhoto);
}

/** Counts the photos that are the provider's own and public now. */
export async function countOwnPublicPhotos(
  executor: Executor,
  providerId: number,
  photoIds: readonly number[],
): Promise<number> {
  const rows = await executor
    .select({ id: workPhotos.id })
    .from(workPhotos)
    .innerJoin(uploadedFiles, eq(uploadedFiles.id, workPhotos.fileId))
    .where(and(inArray(workPhotos.id, [...photoIds]), eq(uploadedFiles.ownerId, providerId), isPublicWorkPhoto));
  return rows.length;
}

/** The photos that bids show, by their ids; one that is public no more is left out. */
export async function readShownPhotos(
  executor: Executor,
  photoIds: readonly number[],
): Promise<ReadonlyMap<number, BidPhoto>> {
  if (photoIds.length === 0) return new Map();
  const rows = await selectPhotos(executor).where(and(inArray(workPhotos.id, [...photoIds]), isPublicWorkPhoto));
  return new Map(rows.map((row) => [row.id, toBidPhoto(row)]));
}

function selectPhotos(executor: Executor) {
  return executor.select({ id: workPhotos.id, moment: workPhotos.moment, fileId: workPhotos.fileId }).from(workPhotos);
}

function toBidPhoto({
  id,
  moment,
  fileId,
}: Pick<typeof workPhotos.$inferSelect, 'id' | 'moment' | 'fileId'>): BidPhoto {
  return { photoid: id, moment, fileurl: toFileUrl(fileId) };
}
