import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { DEFAULT_HANDYMAN_GIFT_ID } from '@/lib/domain/constants/money';

import type { Executor, Transaction } from '../ports/database';
import { giftCodes, giftGrants } from '../schema';
import { grantGift } from './gifts';

/**
 * `{giftCode}` of the settling call: none, the balance of the customer's own gifts, or a code that becomes a gift
 * first.
 */
const NO_GIFT = '0';
const OWN_GIFTS = String(DEFAULT_HANDYMAN_GIFT_ID);

interface CodeOwner {
  readonly userId: number;
  readonly now: Date;
}

/** What a code is worth to somebody who has not used it yet. Throws gift-not-valid. */
export async function requireGiftCodeRials(
  executor: Executor,
  code: string,
  { userId, now }: CodeOwner,
): Promise<number> {
  const [found] = await executor.select().from(giftCodes).where(isUsable(code, { userId, now }));
  const [used] = await executor
    .select({ id: giftGrants.id })
    .from(giftGrants)
    .where(eq(giftGrants.sourceKey, toSourceKey(code, userId)));
  if (!found || used) throw new CallError('gift-not-valid');
  return found.amountRials;
}

/** Whether `{giftCode}` names a code, which may be a guess. */
export function isGiftCode(code: string): boolean {
  return code !== NO_GIFT && code !== OWN_GIFTS;
}

/**
 * Reads `{giftCode}`: true when the order may use gifts, after a code among them was turned into one. Throws
 * gift-not-valid.
 */
export async function redeemGiftCode(transaction: Transaction, code: string, owner: CodeOwner): Promise<boolean> {
  if (code === NO_GIFT) return false;
  if (isGiftCode(code)) await turnIntoGift(transaction, code, owner);
  return true;
}

/**
 * Makes a code the person's gift, once a person, whatever arrives at once. Answers its worth. Throws gift-not-valid.
 */
export async function turnIntoGift(transaction: Transaction, code: string, owner: CodeOwner): Promise<number> {
  const [found] = await transaction
    .update(giftCodes)
    .set({ remainingUses: sql`${giftCodes.remainingUses} - 1` })
    .where(isUsable(code, owner))
    .returning();
  const isGiven =
    found &&
    (await grantGift(transaction, {
      ...owner,
      source: 'code',
      sourceKey: toSourceKey(code, owner.userId),
      amountRials: found.amountRials,
    }));
  if (!isGiven) throw new CallError('gift-not-valid');
  return found.amountRials;
}

function isUsable(code: string, { userId, now }: CodeOwner) {
  return and(
    eq(giftCodes.code, toCode(code)),
    gt(giftCodes.expiresAt, now),
    gt(giftCodes.remainingUses, 0),
    or(isNull(giftCodes.ownerId), eq(giftCodes.ownerId, userId)),
  );
}

function toCode(text: string): string {
  return text.trim().toUpperCase();
}

function toSourceKey(code: string, userId: number): string {
  return `code:${toCode(code)}:${userId}`;
}
