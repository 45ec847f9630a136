import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../handler';
import { findReader, notify } from '../../messages';
import { holdPerson } from '../../people';
import type { Transaction } from '../../ports/database';
import { users } from '../../schema';
import { requireSessionSecret } from '../../secrets/session-secret';
import { endAtBroker, endSessionRows, forgetOtherDevices, startSession, toNetworkMark } from '../../session';
import { countTry, endHold, forgiveTries } from '../../throttles';
import { ownPasswordHold, passwordChangeLock } from './budgets';
import { refuseBadPassword } from './chosen-password';
import { hashDigest, isDigestOf } from './passwords';
import { getWords } from '../../words/words';
import { requirePerson } from '../account/people';

/** Ends every session and begins this one anew, under a new token; every other device is a stranger from now on. */
export const handler = defineHandler('user/changepassword', async ({ oldPassword, newPassword }, context) => {
  const { userId, roleId, deskRoles } = requireActor(context);
  const { database, clock } = context.ports;
  const { deviceId, isBrowserPage } = context.request;
  const secret = requireSessionSecret(context.configuration);
  const now = clock.now();
  const person = await requirePerson(database.connection, userId);
  const lock = passwordChangeLock(userId);
  await countTry(database.connection, lock, now);
  if (!(await isDigestOf(person.passwordHash, oldPassword, secret))) throw new CallError('invalid-login');
  await forgiveTries(database.connection, lock.key);
  await refuseBadPassword(person.mobile, newPassword);
  const passwordHash = await hashDigest(newPassword, secret);
  const { started, sessionIds } = await database.transaction(async (transaction) => {
    const held = await holdPerson(transaction, userId, 'update');
    // Of two changes at once the second knows a password that is no more.
    if (held.passwordHash !== person.passwordHash) throw new CallError('invalid-login');
    await transaction
      .update(users)
      .set({ passwordHash, passwordChangedAt: now, oneTimePasswordHash: null, oneTimePasswordExpiresAt: null })
      .where(eq(users.id, userId));
    await endHold(transaction, ownPasswordHold(person.mobile));
    const sessionIds = await endSessionRows(transaction, { userId }, now);
    await forgetOtherDevices(transaction, { userId, deviceId });
    await tellOwner(transaction, userId, now);
    const network = toNetworkMark(context);
    return { started: await startSession(transaction, { userId, deviceId, network }, now), sessionIds };
  });
  context.signals.messagesPending();
  await endAtBroker(context, { userId, sessionIds });
  const { token, expiresAtMs } = started;
  context.answer.setSession({ token, userId, roleId, isOperator: deskRoles.length > 0, expiresAtMs });
  return isBrowserPage ? {} : { token };
});

/** The owner of the account hears of it on the phone, also where somebody else did it. */
async function tellOwner(transaction: Transaction, userId: number, now: Date): Promise<void> {
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  const smsText = getWords(reader.locale, 'notifications').say('sms.password-changed');
  await notify(transaction, reader, { event: 'password-changed', params: {}, smsText, now });
}
