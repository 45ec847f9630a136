import { createHash, createHmac } from 'node:crypto';

import { and, eq, notLike } from 'drizzle-orm';

import { WELCOME_GIFT_RIALS } from '@/lib/domain/constants/gifts';

import type { Transaction } from '../ports/database';
import { giftGrants } from '../schema';
import { deriveKey } from '../secrets/derive-key';
import { grantGift } from './gifts';

interface WelcomeRequest {
  readonly userId: number;
  readonly mobile: string;
  /** SESSION_SECRET. */
  readonly secret: string;
  readonly now: Date;
}

const PLAIN = 'welcome:';
const SEALED = 'welcome:sealed:';

/** Once a mobile ever, at its first verification (BEHAVIOUR 9); true when it was given now. */
export async function grantWelcomeGift(
  transaction: Transaction,
  { userId, mobile, secret, now }: WelcomeRequest,
): Promise<boolean> {
  const plainMark = toPlainMark(mobile);
  // A process of the version before may still be writing its own.
  const [given] = await transaction
    .select({ id: giftGrants.id })
    .from(giftGrants)
    .where(eq(giftGrants.sourceKey, plainMark));
  if (given) return false;
  return grantGift(transaction, {
    userId,
    source: 'welcome',
    sourceKey: toSealedMark(plainMark, secret),
    amountRials: WELCOME_GIFT_RIALS,
    now,
  });
}

/**
 * Seals the marks of the former version, which were plain hashes of numbers: their reader could try all numbers there
 * are. They stay valid, because the hash is sealed and not the number, which is unknown for an erased account. For
 * every start; returns their number.
 */
export async function sealWelcomeMarks(transaction: Transaction, secret: string): Promise<number> {
  const isPlain = and(eq(giftGrants.source, 'welcome'), notLike(giftGrants.sourceKey, `${SEALED}%`));
  const plain = await transaction
    .select({ id: giftGrants.id, sourceKey: giftGrants.sourceKey })
    .from(giftGrants)
    .where(isPlain)
    .for('update', { skipLocked: true });
  for (const { id, sourceKey } of plain) {
    await transaction
      .update(giftGrants)
      .set({ sourceKey: toSealedMark(sourceKey, secret) })
      .where(eq(giftGrants.id, id));
  }
  return plain.length;
}

function toPlainMark(mobile: string): string {
  return `${PLAIN}${createHash('sha256').update(`${PLAIN}${mobile}`).digest('base64url')}`;
}

/** Kept for ever, an erased person's too: without the secret it says nothing of the number. */
function toSealedMark(plainMark: string, secret: string): string {
  return `${SEALED}${createHmac('sha256', deriveKey(secret, 'welcome-gift')).update(plainMark).digest('base64url')}`;
}
