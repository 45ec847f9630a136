import { and, eq, isNull, ne, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toInviteCode } from '@/lib/domain/person/invite-code';

import type { CallContext } from '../context';
import { requireActor } from '../handler';
import type { HeldPerson } from '../people';
import type { Executor, Transaction } from '../ports/database';
import { colleagueReferrals, providers, users } from '../schema';

interface Inviter {
  readonly id: number;
  readonly inviteCode: string;
}

/**
 * Keeps by whose code an applicant came, as the application is sent. It is the typed code, else the referral cookie,
 * else how the account began. The first time holds. Throws invite-unknown for a typed code that is no other provider's.
 */
export async function keepInvitation(
  transaction: Transaction,
  person: HeldPerson,
  { typed, cookie, now }: { readonly typed: string; readonly cookie: string | null; readonly now: Date },
): Promise<void> {
  const inviter =
    typed === '' ? await findKnown(transaction, person, cookie) : await findByCode(transaction, person, typed);
  if (!inviter && typed !== '') throw new CallError('invite-unknown');
  if (!inviter) return;
  await transaction
    .insert(colleagueReferrals)
    .values({ colleagueId: person.id, inviterId: inviter.id, invitedAt: now })
    .onConflictDoNothing();
}

/** The code that the caller's application carries or would carry; null for none. */
export async function readInviteCode(context: CallContext): Promise<string | null> {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const [kept] = await connection
    .select({ inviteCode: users.inviteCode })
    .from(colleagueReferrals)
    .innerJoin(users, eq(users.id, colleagueReferrals.inviterId))
    .where(eq(colleagueReferrals.colleagueId, userId));
  if (kept) return kept.inviteCode;
  const [person] = await connection.select().from(users).where(eq(users.id, userId));
  if (!person) return null;
  return (await findKnown(connection, person, context.request.referralToken))?.inviteCode ?? null;
}

/** The inviter that the browser or the account remembers. */
async function findKnown(executor: Executor, person: HeldPerson, cookie: string | null): Promise<Inviter | null> {
  for (const token of [cookie, person.takhfifanToken]) {
    const found = token === null ? null : await findByCode(executor, person, token);
    if (found) return found;
  }
  if (person.referrerId === null) return null;
  return findProvider(executor, person, eq(users.id, person.referrerId));
}

async function findByCode(executor: Executor, person: HeldPerson, text: string): Promise<Inviter | null> {
  const code = toInviteCode(text);
  return code === null ? null : findProvider(executor, person, eq(sql`upper(${users.inviteCode})`, code));
}

/** Another person than the applicant, who works here. */
async function findProvider(
  executor: Executor,
  { id }: HeldPerson,
  isIt: ReturnType<typeof eq>,
): Promise<Inviter | null> {
  const [found] = await executor
    .select({ id: users.id, inviteCode: users.inviteCode })
    .from(users)
    .innerJoin(providers, eq(providers.userId, users.id))
    .where(and(isIt, ne(users.id, id), isNull(users.erasedAt)));
  return found ?? null;
}
