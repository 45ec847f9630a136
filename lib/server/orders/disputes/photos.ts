import { and, eq, inArray } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { DisputeSide } from '@/lib/contract/enumerations';
import { DISPUTE_LIMITS } from '@/lib/domain/constants/orders';

import type { Transaction } from '../../ports/database';
import { disputePhotos } from '../../schema';
import { requireOwnPhoto } from '../../uploaded-files';
import type { LockedDispute } from './store';

interface NewPhotos {
  readonly userId: number;
  readonly side: DisputeSide;
  readonly fileIds: readonly number[];
  readonly now: Date;
}

/**
 * Adds one side's own photos. One that is there already stays as it is. Throws not-yours, unsupported-type,
 * limit-reached.
 */
export async function keepPhotos(
  transaction: Transaction,
  { dispute }: LockedDispute,
  { userId, side, fileIds, now }: NewPhotos,
): Promise<void> {
  if (fileIds.length === 0) return;
  for (const fileId of fileIds) await requireOwnPhoto(transaction, fileId, userId);
  const known = await transaction
    .select()
    .from(disputePhotos)
    .where(inArray(disputePhotos.fileId, [...fileIds]));
  if (known.some(({ disputeId }) => disputeId !== dispute.id)) throw new CallError('not-yours');
  const added = new Set(fileIds);
  for (const { fileId } of known) added.delete(fileId);
  const limit = DISPUTE_LIMITS.photosASide;
  const isOwn = and(eq(disputePhotos.disputeId, dispute.id), eq(disputePhotos.side, side));
  if ((await transaction.$count(disputePhotos, isOwn)) + added.size > limit)
    throw new CallError('limit-reached', { params: { limit } });
  if (added.size === 0) return;
  await transaction
    .insert(disputePhotos)
    .values([...added].map((fileId) => ({ disputeId: dispute.id, side, fileId, addedAt: now })));
}
