import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { formatTomans } from '@/lib/i18n/formats';

import { lockTeamOf, moveHolds } from '../availability';
import type { CallContext } from '../context';
import { defineHandler, requireActor } from '../handler';
import { isDigestOf, passwordChangeLock } from '../identity';
import { holdOperators } from '../operators';
import { holdPerson } from '../people';
import { users } from '../schema';
import { requireSessionSecret } from '../secrets/session-secret';
import { countTry, forgiveTries } from '../throttles';
import { removeStoredBytes } from '../uploaded-files';
import { eraseAccount } from './erase';
import { findObstacles, type Obstacles } from './obstacles';

/**
 * Asks for the password, so that nobody erases an account at a browser that was left open. A preview changes nothing
 * and asks for none.
 */
export const handler = defineHandler('user/eraseaccount', async ({ password, previewOnly }, context) => {
  const { userId, deskRoles } = requireActor(context);
  const { database, broker, clock } = context.ports;
  const now = clock.now();
  if (previewOnly) return { isErased: false, ...(await findObstacles(database.connection, userId, now)) };
  const passwordHash = await requirePassword(context, userId, password);
  const { obstacles, storageKeys } = await database.transaction(async (transaction) => {
    // Under the person's lock, as everything is that would outlive the account.
    const held = await holdPerson(transaction, userId, 'update');
    if (held.passwordHash !== passwordHash) throw new CallError('invalid-login');
    if (deskRoles.length > 0) await holdOperators(transaction);
    const found = await findObstacles(transaction, userId, now);
    refuseObstacles(found, context);
    const companyId = await lockTeamOf(transaction, userId);
    const storageKeys = await eraseAccount(transaction, userId, now);
    // What a company has not handed to anybody yet is held by others of its team.
    if (companyId !== null) await moveHolds(transaction, { companyId, memberId: userId, now });
    return { obstacles: found, storageKeys };
  });
  await broker.revoke(String(userId));
  context.answer.setSession(null);
  await removeStoredBytes(context, storageKeys);
  return { isErased: true, ...obstacles };
});

/** Checks the given password, and returns its stored hash. */
async function requirePassword(
  { configuration, ports }: CallContext,
  userId: number,
  password: string | undefined,
): Promise<string | null> {
  if (password === undefined)
    throw new CallError('invalid-input', { fields: [{ field: 'password', message: 'required' }] });
  const { connection } = ports.database;
  const [person] = await connection
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  const lock = passwordChangeLock(userId);
  await countTry(connection, lock, ports.clock.now());
  if (!(await isDigestOf(person?.passwordHash ?? null, password, requireSessionSecret(configuration))))
    throw new CallError('invalid-login');
  await forgiveTries(connection, lock.key);
  return person?.passwordHash ?? null;
}

function refuseObstacles(
  { openOrderCount, isPaymentUnderWay, isPayoutUnderWay, balanceRial, isLastOperator }: Obstacles,
  { request }: CallContext,
): void {
  if (isLastOperator) throw new CallError('last-operator');
  if (openOrderCount > 0) throw new CallError('orders-open', { params: { count: openOrderCount } });
  if (isPaymentUnderWay) throw new CallError('payment-under-way');
  if (isPayoutUnderWay) throw new CallError('payout-under-way');
  if (balanceRial > 0)
    throw new CallError('wallet-not-empty', { params: { amount: formatTomans(balanceRial, request.locale) } });
}
