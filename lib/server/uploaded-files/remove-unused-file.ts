import { and, eq } from 'drizzle-orm';

import type { ServiceContext } from '../context';
import type { Transaction } from '../ports/database';
import {
  applicationDocuments,
  custodyPieces,
  disputePhotos,
  orderMessages,
  paperRequests,
  priceChanges,
  providerPictures,
  reviewPhotos,
  standingPapers,
  tasks,
  uploadedFiles,
  users,
  workPhotos,
  workVehiclePapers,
} from '../schema';
import { isDescribedBy } from './described-by';

/**
 * Removes a person's file unless an order, a message or the profile shows it. Answers the storage key of its bytes,
 * which are removed once the transaction is committed (`removeStoredBytes`); null when it stays.
 */
export async function removeUnusedFile(
  transaction: Transaction,
  { ownerId, fileId }: { readonly ownerId: number; readonly fileId: number },
): Promise<string | null> {
  const ordered = await transaction
    .select({ id: tasks.id })
    .from(tasks)
    .where(isDescribedBy({ ownerId, fileId }))
    .limit(1);
  const shown = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ownerId), eq(users.imageFileId, fileId)))
    .limit(1);
  const sent = await transaction
    .select({ id: orderMessages.id })
    .from(orderMessages)
    .where(eq(orderMessages.fileId, fileId))
    .limit(1);
  const proved = await transaction
    .select({ id: priceChanges.id })
    .from(priceChanges)
    .where(eq(priceChanges.fileId, fileId))
    .limit(1);
  if (ordered.length + shown.length + sent.length + proved.length > 0) return null;
  if ((await isOnPage(transaction, fileId)) || (await isOfWork(transaction, fileId))) return null;
  if (await isPaper(transaction, fileId)) return null;
  const [file] = await transaction
    .delete(uploadedFiles)
    .where(and(eq(uploadedFiles.id, fileId), eq(uploadedFiles.ownerId, ownerId)))
    .returning({ storageKey: uploadedFiles.storageKey });
  return file?.storageKey ?? null;
}

/** The photo of a piece that its customer signed for, of how it was before or after a work, or of a dispute. */
async function isOfWork(transaction: Transaction, fileId: number): Promise<boolean> {
  if ((await transaction.$count(disputePhotos, eq(disputePhotos.fileId, fileId))) > 0) return true;
  if ((await transaction.$count(custodyPieces, eq(custodyPieces.fileId, fileId))) > 0) return true;
  return (await transaction.$count(workPhotos, eq(workPhotos.fileId, fileId))) > 0;
}

/**
 * Whether the file is a paper of an application, an appeal, a withdrawal or a vehicle, or one that an operator asked
 * for.
 */
async function isPaper(transaction: Transaction, fileId: number): Promise<boolean> {
  if ((await transaction.$count(applicationDocuments, eq(applicationDocuments.fileId, fileId))) > 0) return true;
  if ((await transaction.$count(paperRequests, eq(paperRequests.fileId, fileId))) > 0) return true;
  if ((await transaction.$count(standingPapers, eq(standingPapers.fileId, fileId))) > 0) return true;
  return (await transaction.$count(workVehiclePapers, eq(workVehiclePapers.fileId, fileId))) > 0;
}

/** A picture of a provider's work, or of a review. */
async function isOnPage(transaction: Transaction, fileId: number): Promise<boolean> {
  if ((await transaction.$count(reviewPhotos, eq(reviewPhotos.fileId, fileId))) > 0) return true;
  return (await transaction.$count(providerPictures, eq(providerPictures.fileId, fileId))) > 0;
}

/**
 * The bytes of files whose rows are gone: nobody can ask for them any more, so a failure here is the storage's to lose.
 */
export async function removeStoredBytes({ ports, log }: ServiceContext, storageKeys: readonly string[]): Promise<void> {
  for (const key of storageKeys) {
    await ports.storage
      .remove(key)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'a file whose row is gone could not be removed from the storage'),
      );
  }
}
