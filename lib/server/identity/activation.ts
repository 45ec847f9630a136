import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../context';
import { requireSessionSecret } from '../session';
import { codeBudgets, PHONE_HOLDERS, resendBudget } from './budgets';
import { makeCode, removeCode, storeCode } from './codes';
import { holdsPhone, keepCodeForHolder } from './phone-proof';
import { sendCode } from './send-code';
import { returnToBudgets, takeFromBudgets } from './throttle';

/** Sends a mobile its activation code, within its budgets. Throws TooMuchRequest, sms-not-sent. */
export async function sendActivationCode(
  context: CallContext,
  mobile: string,
  { isResend }: { readonly isResend: boolean },
): Promise<void> {
  // No account knows a device before the first login: who holds the phone stands in for it.
  const isHolder = await holdsPhone(context, mobile);
  await withinCodeBudgets(context, { mobile, ownShare: isHolder ? PHONE_HOLDERS : null, isResend }, async () => {
    const { connection } = context.ports.database;
    if (isHolder) await keepCodeForHolder(context, mobile);
    const code = makeCode();
    const id = await storeCode(connection, code, {
      mobile,
      purpose: 'activation',
      secret: requireSessionSecret(context.configuration),
      now: context.ports.clock.now(),
    });
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
  /** Whose budgets it takes from: the device's that the account knows, or PHONE_HOLDERS; null for what is left to strangers. */
  readonly ownShare: string | null;
  readonly isResend: boolean;
}

/** Runs what sends a code; an SMS that surely did not go out is not counted. */
export async function withinCodeBudgets(
  context: CallContext,
  { mobile, ownShare, isResend }: CodeRequest,
  send: () => Promise<void>,
): Promise<void> {
  const { connection } = context.ports.database;
  const budgets = [...(isResend ? [resendBudget(mobile, ownShare)] : []), ...codeBudgets(mobile, ownShare)];
  await takeFromBudgets(connection, budgets, context.ports.clock.now());
  try {
    await send();
  } catch (error) {
    if (error instanceof CallError && error.key === 'sms-not-sent') await returnToBudgets(connection, budgets);
    throw error;
  }
}
