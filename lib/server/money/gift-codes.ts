import { eq, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { DEFAULT_HANDYMAN_GIFT_ID } from '@/lib/domain/constants/money';
import { findGiftObstacle, toUsableRials, type GiftOrder } from '@/lib/domain/money/gift-terms';
import { toLatinDigits } from '@/lib/domain/text/digits';

import type { Executor, Transaction } from '../ports/database';
import { giftCodes, giftGrants, type GiftCodeRow } from '../schema';
import { hasCompleted } from './gift-funds';
import { GiftRefusal } from './gift-refusal';
import { grantGift } from './gifts';

/**
 * `{giftCode}` of the settling call: none, the balance of the customer's own gifts, or a code that becomes a gift
 * first.
 */
const NO_GIFT = '0';
const OWN_GIFTS = String(DEFAULT_HANDYMAN_GIFT_ID);

interface CodeUse {
  readonly userId: number;
  /** The order that the gift is to pay; null where it is not known yet. */
  readonly order: GiftOrder | null;
  readonly now: Date;
}

/**
 * A code's value for a person who has not used it yet: with an order, the part that the order can use. Throws
 * gift-not-valid and GiftRefusal.
 */
export async function requireGiftCodeRials(executor: Executor, code: string, use: CodeUse): Promise<number> {
  const found = await requireUsable(executor, await findCode(executor, code), use);
  if (!use.order) return found.amountRials;
  return toUsableRials({ remainingRials: found.amountRials, terms: found }, use.order, { hasCompleted: false });
}

/** Whether `{giftCode}` names a code, which may be a guess. */
export function isGiftCode(code: string): boolean {
  return code !== NO_GIFT && code !== OWN_GIFTS;
}

/**
 * Reads `{giftCode}`: true when the order may use gifts, after a code among them was turned into one. Throws
 * gift-not-valid and GiftRefusal.
 */
export async function redeemGiftCode(transaction: Transaction, code: string, use: CodeUse): Promise<boolean> {
  if (code === NO_GIFT) return false;
  if (isGiftCode(code)) await turnIntoGift(transaction, code, use);
  return true;
}

/**
 * Makes a code the person's gift, once a person, whatever arrives at once. Answers the code. Throws gift-not-valid and
 * GiftRefusal.
 */
export async function turnIntoGift(transaction: Transaction, code: string, use: CodeUse): Promise<GiftCodeRow> {
  const { userId, now } = use;
  const [locked] = await transaction.select().from(giftCodes).where(isCode(code)).for('update');
  // Looked at by a statement after the wait for the lock, which sees what others did by then.
  const found = await requireUsable(transaction, locked, use);
  await transaction
    .update(giftCodes)
    .set({ remainingUses: sql`${giftCodes.remainingUses} - 1` })
    .where(isCode(code));
  const sourceKey = toSourceKey(found.code, userId);
  const gift = { userId, source: 'code', sourceKey, amountRials: found.amountRials, code: found.code, now } as const;
  if (!(await grantGift(transaction, gift))) throw new GiftRefusal('gift-used', found);
  return found;
}

async function findCode(executor: Executor, code: string): Promise<GiftCodeRow | undefined> {
  const [found] = await executor.select().from(giftCodes).where(isCode(code));
  return found;
}

async function requireUsable(
  executor: Executor,
  found: GiftCodeRow | undefined,
  { userId, order, now }: CodeUse,
): Promise<GiftCodeRow> {
  const isTheirs = found && (found.ownerId === null || found.ownerId === userId);
  if (!isTheirs || found.isWaiting) throw new CallError('gift-not-valid');
  const person = await readPerson(executor, found, userId);
  if (person.hasUsed) throw new GiftRefusal('gift-used', found);
  if (found.endedAt !== null || found.expiresAt <= now) throw new GiftRefusal('gift-ended', found);
  if (found.beginsAt !== null && found.beginsAt > now) throw new GiftRefusal('gift-not-begun', found);
  if (found.remainingUses === 0) throw new GiftRefusal('gift-used-up', found);
  const obstacle = findGiftObstacle(found, order, person);
  if (obstacle) throw new GiftRefusal(obstacle, found);
  return found;
}

async function readPerson(
  executor: Executor,
  { code }: GiftCodeRow,
  userId: number,
): Promise<{ readonly hasUsed: boolean; readonly hasCompleted: boolean }> {
  const used = executor
    .select({ id: giftGrants.id })
    .from(giftGrants)
    .where(eq(giftGrants.sourceKey, toSourceKey(code, userId)));
  const [row] = await executor
    .select({ hasUsed: sql<boolean>`EXISTS (${used})`, hasCompleted: hasCompleted(userId) })
    .from(sql`(VALUES (1)) AS once`);
  return row ?? { hasUsed: false, hasCompleted: false };
}

function isCode(text: string) {
  return eq(giftCodes.code, toCode(text));
}

/** A code as it is kept, however it was typed. */
export function toCode(text: string): string {
  return toLatinDigits(text).replace(/\s/g, '').toUpperCase();
}

function toSourceKey(code: string, userId: number): string {
  return `code:${code}:${userId}`;
}
