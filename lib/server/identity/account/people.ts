import { randomInt } from 'node:crypto';

import { and, eq, isNull, sql } from 'drizzle-orm';

import { toInviteCode } from '@/lib/domain/person/invite-code';
import { toPersianLetters } from '@/lib/domain/text/letters';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor, Transaction } from '../../ports/database';
import { users } from '../../schema';

export type Person = typeof users.$inferSelect;

const INVITE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const INVITE_LENGTH = 8;

export async function findPersonByMobile(executor: Executor, mobile: string): Promise<Person | null> {
  const [person] = await executor.select().from(users).where(eq(users.mobile, mobile));
  return person ?? null;
}

interface Registration {
  readonly mobile: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly referralCode: string | undefined;
  readonly takhfifanToken: string | null;
  readonly locale: Locale;
  readonly now: Date;
}

/**
 * Begins a registration, or begins it again with the newest fields while the code was never entered. `active`: the
 * mobile is registered already, and nothing was changed.
 */
export async function beginRegistration(
  executor: Executor,
  registration: Registration,
): Promise<'new' | 'again' | 'active'> {
  const { mobile, referralCode, takhfifanToken, locale, now } = registration;
  const referrerId = referralCode ? await findReferrerId(executor, referralCode, mobile) : null;
  const typed = {
    firstName: toPersianLetters(registration.firstName),
    lastName: toPersianLetters(registration.lastName),
    referrerId,
    takhfifanToken,
    locale,
  };
  const made = await executor
    .insert(users)
    .values({ ...typed, mobile, inviteCode: makeInviteCode(), createdAt: now })
    .onConflictDoNothing({ target: users.mobile })
    .returning({ id: users.id });
  if (made.length > 0) return 'new';
  const changed = await executor
    .update(users)
    .set(typed)
    .where(and(eq(users.mobile, mobile), isNull(users.activatedAt)))
    .returning({ id: users.id });
  return changed.length > 0 ? 'again' : 'active';
}

/** An unknown code is no reason to refuse somebody: the field is optional, and then there is no referrer. */
async function findReferrerId(executor: Executor, code: string, mobile: string): Promise<number | null> {
  const known = toInviteCode(code);
  if (known === null) return null;
  // An erased account has a name in place of its code, which anybody could write.
  const isCode = and(eq(sql`upper(${users.inviteCode})`, known), isNull(users.erasedAt));
  const [referrer] = await executor.select({ id: users.id, mobile: users.mobile }).from(users).where(isCode);
  return referrer && referrer.mobile !== mobile ? referrer.id : null;
}

function makeInviteCode(): string {
  return Array.from({ length: INVITE_LENGTH }, () => INVITE_LETTERS[randomInt(INVITE_LETTERS.length)]).join('');
}

/** Makes the one-time password the password. False when another request has used it already. */
export async function takeOverOneTimePassword(
  executor: Executor,
  { id, oneTimePasswordHash }: Person,
  now: Date,
): Promise<boolean> {
  if (oneTimePasswordHash === null) return false;
  const taken = await executor
    .update(users)
    .set({
      passwordHash: oneTimePasswordHash,
      passwordChangedAt: now,
      oneTimePasswordHash: null,
      oneTimePasswordExpiresAt: null,
    })
    .where(and(eq(users.id, id), eq(users.oneTimePasswordHash, oneTimePasswordHash)))
    .returning({ id: users.id });
  return taken.length > 0;
}

/**
 * Whether the person's password is still the one that was looked at; it stays so until the transaction ends. Hashing
 * takes long enough for a change of password, or an erasure, to come between.
 */
export async function isPasswordStill(
  transaction: Transaction,
  { id, passwordHash }: Pick<Person, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const [person] = await transaction
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  return person !== undefined && person.passwordHash === passwordHash;
}

/** The person of a session. */
export async function requirePerson(executor: Executor, userId: number): Promise<Person> {
  const [person] = await executor.select().from(users).where(eq(users.id, userId));
  if (!person) throw new Error(`There is no user ${userId}.`);
  return person;
}
