import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../../handler';
import type { Transaction } from '../../../ports/database';
import { workPhotos } from '../../../schema';
import { requireWorksOn } from '../../../teams';
import { removeStoredBytes, removeUnusedFile, requireOwnPhoto } from '../../../uploaded-files';
import { lockTask } from '../../record/store';
import { isPhotoRemovable, readWorkPhotos } from '../../reading/work-photos';

/** The file goes with it, unless something else shows it. */
export const handler = defineHandler('workphoto/removeworkphoto', async ({ photoid }, context) => {
  const { userId } = requireActor(context);
  const { storageKey, answer } = await context.ports.database.transaction((transaction) =>
    remove(transaction, photoid, userId),
  );
  if (storageKey !== null) await removeStoredBytes(context, [storageKey]);
  return answer;
});

async function remove(transaction: Transaction, photoId: number, userId: number) {
  const [photo] = await transaction.select().from(workPhotos).where(eq(workPhotos.id, photoId));
  if (!photo) throw new CallError('not-found');
  const task = await lockTask(transaction, photo.taskId);
  await requireWorksOn(transaction, task, userId);
  await requireOwnPhoto(transaction, photo.fileId, userId);
  if (!isPhotoRemovable(task, photo.moment)) throw new CallError('move-not-allowed');
  await transaction.delete(workPhotos).where(eq(workPhotos.id, photoId));
  const storageKey = await removeUnusedFile(transaction, { ownerId: userId, fileId: photo.fileId });
  const answer = {
    workPhotos: await readWorkPhotos(transaction, task, { reader: 'provider', readerId: userId }),
  };
  return { storageKey, answer };
}
