import { eq } from 'drizzle-orm';

import type { DeskRole } from '@/lib/contract/desk-enumerations';
import { APPOINTED_PASSWORD_MS } from '@/lib/domain/constants/identity';
import { toPasswordDigest } from '@/lib/domain/person/password';
import { defaultLocale } from '@/lib/i18n/locales';

import { deliverWaitingNews, findDeskRoles, holdOperators, listOperators, setDeskRoles } from '../../operators';
import type { DatabasePort, Transaction } from '../../ports/database';
import { users } from '../../schema';
import { makeCode } from '../codes/codes';
import { hashDigest } from './passwords';
import { beginRegistration, findPersonByMobile, type Person } from '../account/people';

export interface Appointment {
  /** The mobile in its one form: 09121234567. */
  readonly mobile: string;
  /** The role that replaces their roles. Null: the first operator becomes owner, any other support. */
  readonly deskRole: DeskRole | null;
  /** The name of a person without an account; null where the command did not say. */
  readonly name: { readonly firstName: string; readonly lastName: string } | null;
}

/** `no-account`: a name has to be given. Else the done act. */
export type Appointed =
  | { readonly outcome: 'no-account' }
  | {
      readonly outcome: 'appointed';
      readonly deskRoles: readonly DeskRole[];
      /** The password for the first login of an account that has none yet; null for an account that has one. */
      readonly password: string | null;
      /** Messages that had come before there was anybody to read them. */
      readonly newsCount: number;
    };

/**
 * Makes somebody an operator, with an account where they have none. Made once more, it changes the role at the desk
 * alone.
 */
export async function appointOperator(
  database: DatabasePort,
  appointment: Appointment,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Promise<Appointed> {
  // Four digits, as the form of the login takes them.
  const password = makeCode(appointment.mobile);
  const hash = await hashDigest(toPasswordDigest(appointment.mobile, password), secret);
  return database.transaction(async (transaction) => {
    await holdOperators(transaction);
    const known = await findPersonByMobile(transaction, appointment.mobile);
    const hasPassword = known?.passwordHash != null;
    const person = hasPassword ? known : await openAccount(transaction, known, appointment, { hash, now });
    if (!person) return { outcome: 'no-account' };
    const operators = await listOperators(transaction);
    const deskRoles = await giveRole(transaction, person.id, {
      asked: appointment.deskRole,
      isFirst: operators.every((id) => id === person.id),
    });
    const newsCount = await deliverWaitingNews(transaction, person.id);
    return { outcome: 'appointed', deskRoles, password: hasPassword ? null : password, newsCount };
  });
}

/**
 * An account that nobody has logged in to yet gets another password for the first login. Null where nobody said who it
 * is.
 */
async function openAccount(
  transaction: Transaction,
  known: Person | null,
  { mobile, name }: Appointment,
  { hash, now }: { readonly hash: string; readonly now: Date },
): Promise<Person | null> {
  if (known?.activatedAt == null) {
    if (!name) return null;
    const registration = { mobile, ...name, referralCode: undefined, takhfifanToken: null, locale: defaultLocale, now };
    await beginRegistration(transaction, registration);
  }
  const [person] = await transaction
    .update(users)
    .set({
      activatedAt: now,
      oneTimePasswordHash: hash,
      oneTimePasswordExpiresAt: new Date(now.getTime() + APPOINTED_PASSWORD_MS),
    })
    .where(eq(users.mobile, mobile))
    .returning();
  return person ?? null;
}

async function giveRole(
  transaction: Transaction,
  userId: number,
  { asked, isFirst }: { readonly asked: DeskRole | null; readonly isFirst: boolean },
): Promise<readonly DeskRole[]> {
  const held = await findDeskRoles(transaction, userId);
  if (asked === null && held.length > 0) return held;
  const deskRoles = [asked ?? (isFirst ? 'owner' : 'support')];
  await setDeskRoles(transaction, userId, deskRoles);
  return deskRoles;
}
