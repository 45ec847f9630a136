import { CallError } from '@/lib/contract/call-error';
import { errors, SUCCESS_VALUE } from '@/lib/contract/errors';
import { ACTIVATION_CODE } from '@/lib/domain/constants';

import type { CallContext } from '../context';
import { defineHandler } from '../handler';
import { sendActivationCode } from './activation';
import { addressBudget } from './budgets';
import { findCodeSentAt } from './codes';
import { requireMobile } from './mobile-input';
import { beginRegistration } from './people';
import { takeFromBudgets } from './throttle';

export const handler = defineHandler('security/register', async (input, context) => {
  const mobile = requireMobile(input.mobilenumber, 'mobilenumber');
  const { database, clock } = context.ports;
  const { ipAddress, referralToken, locale } = context.request;
  const now = clock.now();
  await takeFromBudgets(database.connection, [addressBudget('register', ipAddress)], now);
  const beginning = await beginRegistration(database.connection, {
    mobile, firstName: input.firstname, lastName: input.lastname, referralCode: input.userCode || undefined, takhfifanToken: referralToken, locale, now,
  });
  if (beginning === 'active') {
    throw new CallError('user-already-registered', { details: { mobilenumber: null, responseStatusCode: errors['user-already-registered'].value } });
  }
  const wasJustSent = beginning === 'again' && (await isCodeFresh(context, mobile));
  if (!wasJustSent) await sendActivationCode(context, mobile, { isResend: false });
  return { registerStatus: beginning === 'new' ? 'user-register-OK' : 'user-not-active', responseStatusCode: SUCCESS_VALUE, mobilenumber: mobile };
});

/** The form sent twice within a minute: the code that went out is still good, and a second SMS would only confuse. */
async function isCodeFresh(context: CallContext, mobile: string): Promise<boolean> {
  const now = context.ports.clock.now();
  const sentAt = await findCodeSentAt(context.ports.database.connection, mobile, 'activation', now);
  return sentAt !== null && now.getTime() - sentAt.getTime() < ACTIVATION_CODE.resendAfterMs;
}
