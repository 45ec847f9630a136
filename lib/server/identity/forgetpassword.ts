import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { ONE_TIME_PASSWORD_MS } from '@/lib/domain/constants';
import { toPasswordDigest } from '@/lib/domain/password';

import type { CallContext } from '../context';
import { defineHandler } from '../handler';
import { users } from '../schema';
import { requireSessionSecret } from '../session';
import { sendActivationCode, withinCodeBudgets } from './activation';
import { addressBudget, deviceBudget } from './budgets';
import { makeCode } from './codes';
import { requireMobile } from './mobile-input';
import { hashDigest } from './passwords';
import { findPersonByMobile, type Person } from './people';
import { sendCode } from './send-code';
import { takeFromBudgets } from './throttle';

export const handler = defineHandler('security/forgetpassword', async (input, context) => {
  const mobile = requireMobile(input.mobilenumber, 'mobilenumber');
  const { connection } = context.ports.database;
  const { ipAddress, deviceId } = context.request;
  await takeFromBudgets(connection, [addressBudget('forgetpassword', ipAddress), deviceBudget('forgetpassword', deviceId)], context.ports.clock.now());
  const person = await findPersonByMobile(connection, mobile);
  if (!person) throw new CallError('UserNull');
  if (person.activatedAt === null) await sendActivationCode(context, mobile, { isResend: true });
  else await withinCodeBudgets(context, mobile, { isResend: true }, () => sendOneTimePassword(context, person));
  return {};
});

/** A second password beside the old one, which keeps working until this one is used. It is stored once the SMS is out. */
async function sendOneTimePassword(context: CallContext, { id, mobile }: Person): Promise<void> {
  const code = makeCode();
  const oneTimePasswordHash = await hashDigest(toPasswordDigest(mobile, code), requireSessionSecret(context.configuration));
  await sendCode(context, { mobile, code, text: 'oneTimePassword' });
  const oneTimePasswordExpiresAt = new Date(context.ports.clock.now().getTime() + ONE_TIME_PASSWORD_MS);
  await context.ports.database.connection.update(users).set({ oneTimePasswordHash, oneTimePasswordExpiresAt }).where(eq(users.id, id));
}
