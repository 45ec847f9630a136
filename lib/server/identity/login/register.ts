import { CallError } from '@/lib/contract/call-error';
import { errors, SUCCESS_VALUE } from '@/lib/contract/errors';

import { defineHandler } from '../../handler';
import { requireMobile } from '../../people';
import { requireSms } from '../../partners';
import { addressBudget, takeFromBudgets } from '../../throttles';
import { sendActivationCode } from '../codes/activation';
import { deviceBudget } from './budgets';
import { beginRegistration } from '../account/people';
import { refuseWhileKept } from '../codes/phone-proof';

export const handler = defineHandler('security/register', async (input, context) => {
  const mobile = requireMobile(input.mobilenumber, 'mobilenumber');
  requireSms(context.ports);
  const { database, clock } = context.ports;
  const { ipAddress, deviceId, referralToken, locale } = context.request;
  const now = clock.now();
  await takeFromBudgets(
    database.connection,
    [addressBudget('register', ipAddress), deviceBudget('register', deviceId)],
    now,
  );
  // Before anything is written: nobody else's names take the place of the owner's either.
  await refuseWhileKept(context, mobile);
  const beginning = await beginRegistration(database.connection, {
    mobile,
    firstName: input.firstname,
    lastName: input.lastname,
    referralCode: input.userCode || undefined,
    takhfifanToken: referralToken,
    locale,
    now,
  });
  if (beginning === 'active') {
    throw new CallError('user-already-registered', {
      details: { mobilenumber: null, responseStatusCode: errors['user-already-registered'].value },
    });
  }
  const codeExpiresInSeconds = await sendActivationCode(context, mobile, { isResend: false });
  return {
    registerStatus: beginning === 'new' ? 'user-register-OK' : 'user-not-active',
    responseStatusCode: SUCCESS_VALUE,
    mobilenumber: mobile,
    codeExpiresInSeconds,
  };
});
