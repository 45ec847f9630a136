import { CallError } from '@/lib/contract/call-error';
import { isSampleDigest } from '@/lib/domain/person/sample-password';

import type { CallContext } from '../../context';
import { defineHandler } from '../../handler';
import { requireMobile } from '../../people';
import type { Executor } from '../../ports/database';
import { requireSessionSecret } from '../../secrets/session-secret';
import {
  endAtBroker,
  endSessionRows,
  forgetOtherDevices,
  isKnownDevice,
  startSession,
  toNetworkMark,
  type SessionOwner,
  type StartedSession,
} from '../../session';
import {
  addressBudget,
  countTry,
  endHold,
  findHoldSeconds,
  forgiveTries,
  returnToBudgets,
  takeFromBudgets,
  tryBudgets,
  type Budget,
  type Lock,
} from '../../throttles';
import { loadLoginAnswer } from '../account/account';
import {
  deviceBudget,
  oneTimePasswordAsker,
  oneTimePasswordTries,
  ownPasswordHold,
  passwordLock,
  PHONE_HOLDERS,
} from './budgets';
import { isDigestOf } from './passwords';
import { findPersonByMobile, isPasswordStill, takeOverOneTimePassword, type Person } from '../account/people';
import { admitStrangeDevice } from './strange-device';

type Match = 'password' | 'one-time-password';

export const handler = defineHandler('security/login', async (input, context) => {
  const mobile = requireMobile(input.mobile, 'mobile');
  const { person, match } = await requireMatch(context, { mobile, digest: input.password, code: input.activationCode });
  const started = await beginSession(context, person, match);
  const { connection } = context.ports.database;
  const answer = await loadLoginAnswer(connection, person.id);
  context.answer.setSession({
    token: started.token,
    userId: person.id,
    roleId: answer.roleId,
    isOperator: answer.account?.isOperator === true,
    expiresAtMs: started.expiresAtMs,
  });
  return { ...answer, ...(context.request.isBrowserPage ? {} : { token: started.token }) };
});

interface Attempt {
  readonly mobile: string;
  readonly digest: string;
  /** The code of a strange device's SMS step. */
  readonly code: string | undefined;
}

/**
 * The person whose password this is. Tries are counted before they are made and forgiven when right. An unknown mobile
 * costs the same steps and the same time as a wrong password. A device that the account knows counts for itself, so
 * strangers at its address do not keep it out. Throws invalid-login, TooMuchRequest, sms-code-required,
 * invalid-activation-code.
 */
async function requireMatch(
  context: CallContext,
  { mobile, digest, code }: Attempt,
): Promise<{ person: Person; match: Match }> {
  const { connection } = context.ports.database;
  const { deviceId, ipAddress } = context.request;
  const now = context.ports.clock.now();
  const person = await findPersonByMobile(connection, mobile);
  const isKnown = await isKnownDevice(connection, { userId: person?.id ?? 0, deviceId });
  const own = [
    ...(isKnown ? [] : [addressBudget('wrongPassword', ipAddress)]),
    deviceBudget('wrongPassword', deviceId),
  ];
  await takeFromBudgets(connection, own, now);
  const { taken, isPhoneShown } = isKnown
    ? { taken: [], isPhoneShown: false }
    : await admitStrangeDevice(context, { mobile, isReachable: isActive(person), code });
  const lock = passwordLock(mobile, isKnown ? deviceId : isPhoneShown ? PHONE_HOLDERS : null);
  const opening = await findWhatMayOpen(context, { person, lock, taken });
  const match = await findMatch(person, digest, context, now);
  if (!person || !match || !opening.includes(match)) throw new CallError('invalid-login');
  await forgiveTries(connection, lock.key);
  await returnToBudgets(connection, [...own, ...taken]);
  return { person, match };
}

interface Door {
  readonly person: Person | null;
  readonly lock: Lock;
  /** The budgets to return where nothing may be guessed. */
  readonly taken: readonly Budget[];
}

/**
 * Both passwords while the account is not locked; then a one-time password that has come by SMS since, with tries of
 * its own. Throws TooMuchRequest.
 */
async function findWhatMayOpen(context: CallContext, { person, lock, taken }: Door): Promise<readonly Match[]> {
  const { connection } = context.ports.database;
  try {
    await countTry(connection, lock, context.ports.clock.now());
    return ['password', 'one-time-password'];
  } catch (error) {
    if (person && (await takeTryAtOneTimePassword(context, person))) return ['one-time-password'];
    await returnToBudgets(connection, taken);
    throw error;
  }
}

function isActive(person: Person | null): boolean {
  return person !== null && person.activatedAt !== null;
}

/**
 * The device that asked for the one-time password has tries of its own at it. Without its cookie it has those of all
 * others, which began with the SMS as well.
 */
async function takeTryAtOneTimePassword(
  { ports, request }: CallContext,
  { mobile, oneTimePasswordExpiresAt: endsAt }: Person,
): Promise<boolean> {
  const { connection } = ports.database;
  const now = ports.clock.now();
  if (endsAt === null || endsAt.getTime() <= now.getTime()) return false;
  const asker = oneTimePasswordAsker(mobile, endsAt, request.deviceId);
  const isAsker = (await findHoldSeconds(connection, asker, now)) !== null;
  const tries = oneTimePasswordTries(mobile, endsAt, isAsker ? request.deviceId : null);
  return (await tryBudgets(connection, [tries], now)) === null;
}

async function findMatch(
  person: Person | null,
  digest: string,
  context: CallContext,
  now: Date,
): Promise<Match | null> {
  const secret = requireSessionSecret(context.configuration);
  const isOneTimeLive = (person?.oneTimePasswordExpiresAt?.getTime() ?? 0) > now.getTime();
  const isUsable = context.configuration.isEmbeddedDemo || !isSampleDigest(person?.mobile, digest);
  const [isPassword, isOneTime] = await Promise.all([
    isDigestOf(isUsable ? (person?.passwordHash ?? null) : null, digest, secret),
    isDigestOf(isOneTimeLive ? (person?.oneTimePasswordHash ?? null) : null, digest, secret),
  ]);
  if (isPassword) return 'password';
  return isOneTime ? 'one-time-password' : null;
}

/**
 * A session under a new token. The one that the request came with ends, so that nothing that was known before the login
 * is good after it. The one-time password becomes the password as it is used, and sessions that used the old one end.
 * Throws invalid-login when the password was changed, or the account erased, while this one was being looked at.
 */
async function beginSession(context: CallContext, person: Person, match: Match): Promise<StartedSession> {
  const { database, clock } = context.ports;
  const { actor, request } = context;
  const now = clock.now();
  const { started, replaced, strangers } = await database.transaction(async (transaction) => {
    const owner = { userId: person.id, deviceId: request.deviceId };
    if (!(await isPasswordStill(transaction, person))) throw new CallError('invalid-login');
    const replaced = actor ? await endSessionRows(transaction, actor, now) : [];
    const strangers = match === 'one-time-password' ? await shutOutOthers(transaction, person, owner, now) : [];
    return {
      started: await startSession(transaction, { ...owner, network: toNetworkMark(context) }, now),
      replaced,
      strangers,
    };
  });
  if (actor) await endAtBroker(context, { userId: actor.userId, sessionIds: replaced });
  await endAtBroker(context, { userId: person.id, sessionIds: strangers });
  return started;
}

/**
 * Answers the sessions that used the old password. Throws invalid-login where the one-time password was used meanwhile.
 */
async function shutOutOthers(executor: Executor, person: Person, owner: SessionOwner, now: Date): Promise<string[]> {
  if (!(await takeOverOneTimePassword(executor, person, now))) throw new CallError('invalid-login');
  await endHold(executor, ownPasswordHold(person.mobile));
  const ended = await endSessionRows(executor, { userId: person.id }, now);
  await forgetOtherDevices(executor, owner);
  return ended;
}
