import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../handler';
import { requireSessionSecret } from '../../secrets/session-secret';
import { notePassword } from '../../session';
import { countTry, forgiveTries } from '../../throttles';
import { requirePerson } from '../account/people';
import { passwordChangeLock } from './budgets';
import { isDigestOf } from './passwords';

export const handler = defineHandler('operator/confirmpassword', async ({ password }, context) => {
  const { userId, sessionId } = requireActor(context);
  const { database, clock } = context.ports;
  const { passwordHash } = await requirePerson(database.connection, userId);
  const lock = passwordChangeLock(userId);
  const now = clock.now();
  await countTry(database.connection, lock, now);
  if (!(await isDigestOf(passwordHash, password, requireSessionSecret(context.configuration))))
    throw new CallError('invalid-login');
  await forgiveTries(database.connection, lock.key);
  await notePassword(database.connection, sessionId, now);
  return {};
});
