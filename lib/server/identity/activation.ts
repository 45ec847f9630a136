import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../context';
import { requireSessionSecret } from '../session';
import { codeBudgets, resendBudget } from './budgets';
import { makeCode, removeCode, storeCode } from './codes';
import { sendCode } from './send-code';
import { returnToBudgets, takeFromBudgets } from './throttle';

/** Sends a mobile its activation code, within its budgets. Throws TooMuchRequest, sms-not-sent. */
export async function sendActivationCode(context: CallContext, mobile: string, { isResend }: { readonly isResend: boolean }): Promise<void> {
  // Nobody's device is known before the first login.
  await withinCodeBudgets(context, { mobile, knownDeviceId: null, isResend }, async () => {
    const { connection } = context.ports.database;
    const code = makeCode();
    const id = await storeCode(connection, code, { mobile, purpose: 'activation', secret: requireSessionSecret(context.configuration), now: context.ports.clock.now() });
    try {
      await sendCode(context, { mobile, code, text: 'activation' });
    } catch (error) {
      await removeCode(connection, id);
      throw error;
    }
  });
}

interface CodeRequest {
  readonly mobile: string;
  /** The caller's device where its account knows it. */
  readonly knownDeviceId: string | null;
  readonly isResend: boolean;
}

/** Runs what sends a code; an SMS that surely did not go out is not counted. */
export async function withinCodeBudgets(context: CallContext, { mobile, knownDeviceId, isResend }: CodeRequest, send: () => Promise<void>): Promise<void> {
  const { connection } = context.ports.database;
  const budgets = [...(isResend ? [resendBudget(mobile, knownDeviceId)] : []), ...codeBudgets(mobile, knownDeviceId)];
  await takeFromBudgets(connection, budgets, context.ports.clock.now());
  try {
    await send();
  } catch (error) {
    if (error instanceof CallError && error.key === 'sms-not-sent') await returnToBudgets(connection, budgets);
    throw error;
  }
}
