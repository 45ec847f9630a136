import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { DISPUTE_LIMITS, SECOND_VISIT_AHEAD_MS } from '@/lib/domain/constants/orders';

import type { Transaction } from '../../ports/database';
import { disputeEntries } from '../../schema';
import { toClockColumns } from '../parts/disputes/clock';
import { tell } from '../telling/tell';
import { isContestedFee } from './close';
import { keepPhotos } from './photos';
import { addEntry, changeDispute, requireDisputeMove, requireSide, type LockedDispute } from './store';

interface Speaker {
  readonly userId: number;
  readonly now: Date;
}

interface Words {
  readonly text: string;
  readonly fileIds: readonly number[];
}

/**
 * Words or photos of one side. A side that writes in its own time is not silent; the professional's first words make it
 * the customer's turn. Throws not-yours, move-not-allowed, limit-reached.
 */
export async function say(
  transaction: Transaction,
  locked: LockedDispute,
  { text, fileIds }: Words,
  { userId, now }: Speaker,
): Promise<void> {
  const { task, dispute } = locked;
  const side = requireSide(task, userId);
  requireDisputeMove('say', dispute, side);
  await requireRoom(transaction, locked);
  await keepPhotos(transaction, locked, { userId, side, fileIds, now });
  await addEntry(transaction, dispute, { authorId: userId, side, text, at: now });
  if (dispute.state === 'open' && side === 'provider') return answer(transaction, locked, {}, now);
  if (dispute.state === 'answered' && side === 'customer') await changeDispute(transaction, dispute, { spokeAt: now });
}

export interface Offer {
  readonly text: string;
  /** Null for a second visit. */
  readonly rials: number | null;
  readonly visitAt: Date | null;
}

/**
 * The professional offers a part of the money, or to come again. Throws not-yours, move-not-allowed, limit-reached, and
 * invalid-input for a sum above the price or an hour that is over or too far ahead.
 */
export async function offer(
  transaction: Transaction,
  locked: LockedDispute,
  { text, rials, visitAt }: Offer,
  { userId, now }: Speaker,
): Promise<void> {
  const { task, dispute } = locked;
  const side = requireSide(task, userId);
  requireDisputeMove('offer', dispute, side);
  // Who of the two was there is nothing that one could offer the other a part of.
  if (isContestedFee(dispute)) throw new CallError('move-not-allowed');
  if (visitAt === null && (rials === null || rials > task.priceRials)) throw toInvalid('rial');
  if (visitAt !== null && !isSoon(visitAt, now)) throw toInvalid('visitatms');
  await requireRoom(transaction, locked);
  const offered = { offerRials: rials, offerVisitAt: visitAt };
  await addEntry(transaction, dispute, { authorId: userId, side, text, at: now, ...offered });
  if (dispute.state === 'desk') return changeDispute(transaction, dispute, offered);
  // What the customer has said in this turn still counts: a new offer makes nobody silent.
  const { spokeAt } = dispute.state === 'answered' ? dispute : { spokeAt: null };
  await answer(transaction, locked, { ...offered, spokeAt }, now);
}

async function answer(
  transaction: Transaction,
  { task, dispute }: LockedDispute,
  change: Parameters<typeof changeDispute>[2],
  now: Date,
): Promise<void> {
  await changeDispute(transaction, dispute, { ...toClockColumns('answered', now), ...change });
  await tell(transaction, { userId: task.customerId, event: 'dispute-answered', task, side: 'customer', now });
}

function isSoon(visitAt: Date, now: Date): boolean {
  return visitAt > now && visitAt.getTime() - now.getTime() <= SECOND_VISIT_AHEAD_MS;
}

/** Limits the entries of both sides, so that a case can be read. The dispute is locked. */
async function requireRoom(transaction: Transaction, { dispute }: LockedDispute): Promise<void> {
  const limit = DISPUTE_LIMITS.entriesASide * 2;
  if ((await transaction.$count(disputeEntries, eq(disputeEntries.disputeId, dispute.id))) >= limit)
    throw new CallError('limit-reached', { params: { limit } });
}

function toInvalid(field: string): CallError {
  return new CallError('invalid-input', { fields: [{ field, message: 'invalid' }] });
}
