import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { ONE_TIME_PASSWORD_MS } from '@/lib/domain/constants/identity';
import { toPasswordDigest } from '@/lib/domain/person/password';

import type { CallContext } from '../../context';
import { defineHandler } from '../../handler';
import { requireMobile } from '../../people';
import { requireSms } from '../../partners';
import { users } from '../../schema';
import { requireSessionSecret } from '../../secrets/session-secret';
import { isKnownDevice } from '../../session';
import { addressBudget, findHoldSeconds, hold, takeFromBudgets } from '../../throttles';
import { sendActivationCode, withinCodeBudgets } from '../codes/activation';
import { deviceBudget, oneTimePasswordAsker, ownPasswordHold } from './budgets';
import { makeCode } from '../codes/codes';
import { hashDigest } from './passwords';
import { findPersonByMobile, type Person } from '../account/people';
import { refuseWhileKept } from '../codes/phone-proof';
import { sendCode } from '../codes/send-code';

/**
 * A device that the account knows meets its own counters alone: strangers' requests, at its address too, do not keep
 * its code from it.
 */
export const handler = defineHandler('security/forgetpassword', async (input, context) => {
  const mobile = requireMobile(input.mobilenumber, 'mobilenumber');
  requireSms(context.ports);
  const { connection } = context.ports.database;
  const { ipAddress, deviceId } = context.request;
  const now = context.ports.clock.now();
  const person = await findPersonByMobile(connection, mobile);
  const isKnown = await isKnownDevice(connection, { userId: person?.id ?? 0, deviceId });
  await takeFromBudgets(
    connection,
    [...(isKnown ? [] : [addressBudget('forgetpassword', ipAddress)]), deviceBudget('forgetpassword', deviceId)],
    now,
  );
  if (!person) throw new CallError('UserNull');
  if (person.activatedAt === null) return { codeExpiresInSeconds: await sendActivationCodeAgain(context, mobile) };
  await sendWithinBudgets(context, person, isKnown);
  return { codeExpiresInSeconds: ONE_TIME_PASSWORD_MS / 1000 };
});

async function sendActivationCodeAgain(context: CallContext, mobile: string): Promise<number> {
  await refuseWhileKept(context, mobile);
  return sendActivationCode(context, mobile, { isResend: true });
}

async function sendWithinBudgets(context: CallContext, person: Person, isKnown: boolean): Promise<void> {
  const { database, clock } = context.ports;
  const { mobile } = person;
  const now = clock.now();
  if (!isKnown) {
    const retryAfterSeconds = await findHoldSeconds(database.connection, ownPasswordHold(mobile), now);
    if (retryAfterSeconds !== null) throw new CallError('TooMuchRequest', { retryAfterSeconds });
  }
  await withinCodeBudgets(
    context,
    { mobile, ownShare: isKnown ? context.request.deviceId : null, isResend: true },
    () => sendOneTimePassword(context, person),
  );
  if (isKnown) await hold(database.connection, ownPasswordHold(mobile), now);
}

/**
 * A second password beside the old one, which keeps working until this one is used. It is stored once the SMS is out.
 */
async function sendOneTimePassword(context: CallContext, { id, mobile }: Person): Promise<void> {
  const code = makeCode(mobile);
  const oneTimePasswordHash = await hashDigest(
    toPasswordDigest(mobile, code),
    requireSessionSecret(context.configuration),
  );
  await sendCode(context, { mobile, code, text: 'oneTimePassword' });
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const endsAt = new Date(now.getTime() + ONE_TIME_PASSWORD_MS);
  await hold(connection, oneTimePasswordAsker(mobile, endsAt, context.request.deviceId), now);
  await connection.update(users).set({ oneTimePasswordHash, oneTimePasswordExpiresAt: endsAt }).where(eq(users.id, id));
}
