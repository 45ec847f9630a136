import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { DESK_ROLES, type DeskRole } from '@/lib/contract/desk-enumerations';

import { requireUnchanged } from '../require-unchanged';
import { defineHandler, requireActor } from '../handler';
import { findDeskRoles, holdOperators, listWithDeskRole, setDeskRoles } from '../operators';
import { holdPerson, requireMobile } from '../people';
import type { Transaction } from '../ports/database';
import { users } from '../schema';
import { endAtBroker, endSessionRows } from '../session';
import { listDeskPeople } from './desk-people';

export const handler = defineHandler('operator/savedeskroles', async ({ mobile, lstRole, seen }, context) => {
  const { userId: ownerId } = requireActor(context);
  const { database, clock } = context.ports;
  const wanted = DESK_ROLES.filter((role) => lstRole.includes(role));
  const asked = requireMobile(mobile, 'mobile');
  const { userId, sessionIds } = await database.transaction(async (transaction) => {
    const userId = await requireAccount(transaction, asked);
    // Before the operators, as an erasure takes its locks.
    await holdPerson(transaction, userId);
    await holdOperators(transaction);
    const held = await findDeskRoles(transaction, userId);
    requireUnchanged(seen, { lstRole: held });
    const isTaken = held.some((role) => !wanted.includes(role));
    if (isTaken) await requireOwnerStays(transaction, userId, wanted);
    await setDeskRoles(transaction, userId, wanted);
    // Each call looks the roles up; pages, and a line to the broker, go by the session.
    return { userId, sessionIds: isTaken ? await endSessionRows(transaction, { userId }, clock.now()) : [] };
  });
  await endAtBroker(context, { userId, sessionIds });
  return { lstPerson: await listDeskPeople(database.connection, ownerId) };
});

/** Throws UserNull for a mobile without an account. */
async function requireAccount(transaction: Transaction, mobile: string): Promise<number> {
  const [person] = await transaction
    .select({ id: users.id, activatedAt: users.activatedAt })
    .from(users)
    .where(eq(users.mobile, mobile));
  if (!person?.activatedAt) throw new CallError('UserNull');
  return person.id;
}

/** Throws last-operator. */
async function requireOwnerStays(transaction: Transaction, userId: number, wanted: readonly DeskRole[]): Promise<void> {
  if (wanted.includes('owner')) return;
  const owners = await listWithDeskRole(transaction, 'owner');
  if (owners.every((id) => id === userId)) throw new CallError('last-operator');
}
