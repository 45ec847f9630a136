import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../context';
import { defineHandler } from '../handler';
import { endSessionRows, isKnownDevice, requireSessionSecret, startSession, type StartedSession } from '../session';
import { loadLoginAnswer } from './account';
import { addressBudget, passwordLock } from './budgets';
import { requireMobile } from './mobile-input';
import { isDigestOf } from './passwords';
import { findPersonByMobile, takeOverOneTimePassword, type Person } from './people';
import { countTry, forgiveTries, returnToBudgets, takeFromBudgets } from './throttle';

type Match = 'password' | 'one-time-password';

export const handler = defineHandler('security/login', async (input, context) => {
  const mobile = requireMobile(input.mobile, 'mobile');
  const { person, match } = await requireMatch(context, mobile, input.password);
  const started = await beginSession(context, person, match);
  const { connection } = context.ports.database;
  const answer = await loadLoginAnswer(connection, person.id);
  context.answer.setSession({ token: started.token, userId: person.id, roleId: answer.roleId, expiresAtMs: started.expiresAtMs });
  return { ...answer, ...(context.request.isBrowserPage ? {} : { token: started.token }) };
});

/**
 * The person whose password this is. Tries are counted before they are made and forgiven when right; an unknown mobile
 * costs the same steps and the same time as a wrong password. Throws invalid-login, TooMuchRequest.
 */
async function requireMatch(context: CallContext, mobile: string, digest: string): Promise<{ person: Person; match: Match }> {
  const { connection } = context.ports.database;
  const { deviceId, ipAddress } = context.request;
  const now = context.ports.clock.now();
  const person = await findPersonByMobile(connection, mobile);
  const isKnown = await isKnownDevice(connection, { userId: person?.id ?? 0, deviceId });
  const lock = passwordLock(mobile, isKnown ? deviceId : null);
  const budget = addressBudget('wrongPassword', ipAddress);
  await takeFromBudgets(connection, [budget], now);
  await countTry(connection, lock, now);
  const match = await findMatch(person, digest, context, now);
  if (!person || !match) throw new CallError('invalid-login');
  await forgiveTries(connection, lock.key);
  await returnToBudgets(connection, [budget]);
  return { person, match };
}

async function findMatch(person: Person | null, digest: string, context: CallContext, now: Date): Promise<Match | null> {
  const secret = requireSessionSecret(context.configuration);
  const isOneTimeLive = (person?.oneTimePasswordExpiresAt?.getTime() ?? 0) > now.getTime();
  const [isPassword, isOneTime] = await Promise.all([
    isDigestOf(person?.passwordHash ?? null, digest, secret),
    isDigestOf(isOneTimeLive ? (person?.oneTimePasswordHash ?? null) : null, digest, secret),
  ]);
  if (isPassword) return 'password';
  return isOneTime ? 'one-time-password' : null;
}

/** The one-time password becomes the password as it is used, and whoever knew the old one is logged out. */
async function beginSession(context: CallContext, person: Person, match: Match): Promise<StartedSession> {
  const { database, broker, clock } = context.ports;
  const now = clock.now();
  const started = await database.transaction(async (transaction) => {
    if (match === 'one-time-password') {
      const isTaken = await takeOverOneTimePassword(transaction, person);
      if (!isTaken) throw new CallError('invalid-login');
      await endSessionRows(transaction, { userId: person.id }, now);
    }
    return startSession(transaction, { userId: person.id, deviceId: context.request.deviceId }, now);
  });
  if (match === 'one-time-password') await broker.revoke(String(person.id));
  return started;
}
