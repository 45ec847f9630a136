import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

import { and, desc, eq, gt, gte, sql } from 'drizzle-orm';

import { ACTIVATION_CODE, VERIFICATION_CODE_LENGTH } from '@/lib/domain/constants/identity';
import { toLatinDigits } from '@/lib/domain/text/digits';
import { isTrivialPassword } from '@/lib/domain/person/password';

import type { Executor, Transaction } from '../../ports/database';
import { activationCodes } from '../../schema';
import { deriveKey } from '../../secrets/derive-key';

export type Purpose = typeof activationCodes.$inferSelect.purpose;

interface CodeFor {
  readonly mobile: string;
  readonly purpose: Purpose;
  readonly secret: string;
  readonly now: Date;
}

interface FreshCode extends Omit<CodeFor, 'secret'> {
  readonly triesTaken: number;
}

/** The first key of the advisory locks of one mobile's codes; the second is the mobile's own number. */
const CODE_LOCKS = 7_401;

const CODE = new RegExp(`^\\d{${VERIFICATION_CODE_LENGTH}}$`);

/** The typed code in Latin digits; null for a text that is no code and costs no try. */
export function readCode(typed: string): string | null {
  const code = toLatinDigits(typed);
  return CODE.test(code) ? code : null;
}

/** Four digits from a secure source; drawn again while they would be no password to keep, for the code becomes one. */
export function makeCode(mobile: string): string {
  for (;;) {
    const code = String(randomInt(10 ** VERIFICATION_CODE_LENGTH)).padStart(VERIFICATION_CODE_LENGTH, '0');
    if (!isTrivialPassword(mobile, code)) return code;
  }
}

/**
 * Until the transaction ends, nobody else decides whether this mobile is sent a code. Of many that ask at once, each
 * sees what the one before it has stored.
 */
export async function lockCodesOf(transaction: Transaction, mobile: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${CODE_LOCKS}, hashtext(${mobile}))`);
}

/**
 * Stores a new code as its keyed hash and answers its id and its end; the earlier ones of this mobile and purpose end.
 */
export async function storeCode(
  executor: Executor,
  code: string,
  { mobile, purpose, secret, now }: CodeFor,
): Promise<{ readonly id: number; readonly expiresAt: Date }> {
  await executor.delete(activationCodes).where(isFor(mobile, purpose));
  const expiresAt = new Date(now.getTime() + ACTIVATION_CODE.lifetimeMs);
  const codeHash = toCodeHash(code, mobile, purpose, secret);
  const values = { mobile, purpose, codeHash, triesLeft: ACTIVATION_CODE.tries, expiresAt, createdAt: now };
  const [stored] = await executor.insert(activationCodes).values(values).returning({ id: activationCodes.id });
  if (!stored) throw new Error(`The code for ${purpose} was not stored.`);
  return { id: stored.id, expiresAt };
}

/** Deletes a code whose SMS never went out. */
export async function removeCode(executor: Executor, id: number): Promise<void> {
  await executor.delete(activationCodes).where(eq(activationCodes.id, id));
}

/**
 * The end of a code that can still be entered and went out within the last minute: a second SMS would only confuse.
 * Null without one. `triesTaken`: the wrong entries after which the code no longer counts.
 */
export async function findFreshCode(
  executor: Executor,
  { mobile, purpose, now, triesTaken }: FreshCode,
): Promise<Date | null> {
  const aMinuteAgo = new Date(now.getTime() - ACTIVATION_CODE.resendAfterMs);
  const [fresh] = await executor
    .select({ expiresAt: activationCodes.expiresAt })
    .from(activationCodes)
    .where(
      and(
        isFor(mobile, purpose),
        gt(activationCodes.createdAt, aMinuteAgo),
        gt(activationCodes.expiresAt, now),
        gte(activationCodes.triesLeft, ACTIVATION_CODE.tries - triesTaken),
      ),
    );
  return fresh?.expiresAt ?? null;
}

/**
 * Takes one of the five tries and compares. The row's id when the code is right, else null. Run it outside a
 * transaction: the try stays taken in any case. The right code stays right for its 120 s, in case the answer was lost
 * on the way.
 */
export async function tryCode(
  executor: Executor,
  code: string,
  { mobile, purpose, secret, now }: CodeFor,
): Promise<number | null> {
  const [row] = await executor
    .update(activationCodes)
    .set({ triesLeft: sql`${activationCodes.triesLeft} - 1` })
    .where(and(isFor(mobile, purpose), gt(activationCodes.triesLeft, 0), gt(activationCodes.expiresAt, now)))
    .returning({ id: activationCodes.id, codeHash: activationCodes.codeHash });
  return row !== undefined && isCodeOf(row.codeHash, code, { mobile, purpose, secret }) ? row.id : null;
}

/**
 * Whether this is the last code that was made for it. A code that is over or has no try left counts, too: it opens
 * nothing, and says who has read the SMS.
 */
export async function isLastCode(
  executor: Executor,
  code: string,
  { mobile, purpose, secret }: Omit<CodeFor, 'now'>,
): Promise<boolean> {
  const [last] = await executor
    .select({ codeHash: activationCodes.codeHash })
    .from(activationCodes)
    .where(isFor(mobile, purpose))
    .orderBy(desc(activationCodes.id))
    .limit(1);
  return last !== undefined && isCodeOf(last.codeHash, code, { mobile, purpose, secret });
}

function isCodeOf(codeHash: string, code: string, { mobile, purpose, secret }: Omit<CodeFor, 'now'>): boolean {
  return timingSafeEqual(Buffer.from(toCodeHash(code, mobile, purpose, secret)), Buffer.from(codeHash));
}

function isFor(mobile: string, purpose: Purpose) {
  return and(eq(activationCodes.mobile, mobile), eq(activationCodes.purpose, purpose));
}

function toCodeHash(code: string, mobile: string, purpose: Purpose, secret: string): string {
  return createHmac('sha256', deriveKey(secret, 'activation-code'))
    .update(`${purpose}:${mobile}:${code}`)
    .digest('hex');
}
