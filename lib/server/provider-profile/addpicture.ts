import { and, eq, like, ne } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { WORKER_PAGE } from '@/lib/domain/constants/providers';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { providerPictures, uploadedFiles } from '../schema';
import { removeStoredBytes, removeUnusedFile } from '../uploaded-files';
import { readOwnProfile } from './own-profile';

/** The page shows it to everybody from then on, and to nobody once it is taken away. */
export const handler = defineHandler('workerprofile/addpicture', async ({ fileid, isenable }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const picture = { userId, fileId: fileid, createdAt: clock.now() };
  const { locale } = context.request;
  const { storageKey, profile } = await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId, 'update');
    await readOwnProfile(transaction, userId, locale);
    const removed = isenable ? await addPicture(transaction, picture) : await removePicture(transaction, picture);
    return { storageKey: removed, profile: await readOwnProfile(transaction, userId, locale) };
  });
  if (storageKey !== null) await removeStoredBytes(context, [storageKey]);
  return { profile };
});

type Picture = typeof providerPictures.$inferInsert;

async function addPicture(transaction: Transaction, picture: Picture): Promise<null> {
  const { userId, fileId } = picture;
  const own = and(
    eq(uploadedFiles.id, fileId),
    eq(uploadedFiles.ownerId, userId),
    like(uploadedFiles.contentType, 'image/%'),
  );
  const [file] = await transaction.select({ id: uploadedFiles.id }).from(uploadedFiles).where(own);
  if (!file) throw new CallError('invalid-input', { fields: [{ field: 'fileid', message: 'unknown' }] });
  const others = and(eq(providerPictures.userId, userId), ne(providerPictures.fileId, fileId));
  if ((await transaction.$count(providerPictures, others)) >= WORKER_PAGE.pictures)
    throw new CallError('limit-reached', { params: { limit: WORKER_PAGE.pictures } });
  await transaction.insert(providerPictures).values(picture).onConflictDoNothing();
  return null;
}

async function removePicture(transaction: Transaction, { userId, fileId }: Picture): Promise<string | null> {
  const removed = await transaction
    .delete(providerPictures)
    .where(and(eq(providerPictures.fileId, fileId), eq(providerPictures.userId, userId)))
    .returning({ fileId: providerPictures.fileId });
  if (removed.length === 0) throw new CallError('not-found');
  return removeUnusedFile(transaction, { ownerId: userId, fileId });
}
