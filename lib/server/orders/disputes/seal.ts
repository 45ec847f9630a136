import { createHash } from 'node:crypto';

import { asc, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import type { ServiceContext } from '../../context';
import type { Transaction } from '../../ports/database';
import { disputeEntries, disputePhotos, orderMessages, uploadedFiles, type DisputeSeal } from '../../schema';
import type { LockedDispute } from './store';

/** The SHA-256 of each photo of a dispute, by its file; null for bytes that the storage has not any more. */
export type PhotoHashes = ReadonlyMap<number, string | null>;

/** Read before the transaction of the decision: nobody waits under its locks for the storage. */
export async function hashPhotos({ ports }: ServiceContext, disputeId: number): Promise<PhotoHashes> {
  const photos = await ports.database.connection
    .select({ fileId: disputePhotos.fileId, key: uploadedFiles.storageKey })
    .from(disputePhotos)
    .innerJoin(uploadedFiles, eq(uploadedFiles.id, disputePhotos.fileId))
    .where(eq(disputePhotos.disputeId, disputeId));
  const hashes = new Map<number, string | null>();
  for (const { fileId, key } of photos) {
    const file = await ports.storage.find(key);
    hashes.set(fileId, file === null ? null : toSha256(file.bytes));
  }
  return hashes;
}

/**
 * Seals the decision's evidence: words, photos, and the messages between the two sides. Throws move-not-allowed where a
 * photo came while the operator decided: the case has to be read again.
 */
export async function seal(
  transaction: Transaction,
  { task, dispute }: LockedDispute,
  hashes: PhotoHashes,
): Promise<DisputeSeal> {
  const entries = await transaction
    .select()
    .from(disputeEntries)
    .where(eq(disputeEntries.disputeId, dispute.id))
    .orderBy(asc(disputeEntries.id));
  const photos = await transaction
    .select({ fileId: disputePhotos.fileId })
    .from(disputePhotos)
    .where(eq(disputePhotos.disputeId, dispute.id))
    .orderBy(asc(disputePhotos.id));
  const messages = await transaction
    .select({ id: orderMessages.id, text: orderMessages.text })
    .from(orderMessages)
    .where(eq(orderMessages.taskId, task.id))
    .orderBy(asc(orderMessages.id));
  return {
    entries: entries.map(({ id, side, text, offerRials, offerVisitAt, at }) => ({
      id,
      sha256: toSha256(JSON.stringify([side, text, offerRials, offerVisitAt, at])),
    })),
    photos: photos.map(({ fileId }) => {
      const sha256 = hashes.get(fileId);
      if (sha256 === undefined) throw new CallError('move-not-allowed');
      return { fileId, sha256 };
    }),
    messages: messages.map(({ id, text }) => ({ id, sha256: toSha256(text) })),
  };
}

function toSha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
