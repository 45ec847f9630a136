import { CallError } from '@/lib/contract/call-error';
import { ACTIVATION_CODE } from '@/lib/domain/constants/identity';

import type { CallContext } from '../../context';
import { returnToBudgets, takeFromBudgets } from '../../throttles';
import { codeBudgets, PHONE_HOLDERS, resendBudget } from '../login/budgets';
import { removeCode } from './codes';
import { holdsPhone, keepCodeForHolder } from './phone-proof';
import { reserveCode, toSecondsLeft } from './reserve-code';
import { sendCode } from './send-code';

/**
 * Sends a mobile its activation code, within its budgets; at a first sending none while one is on its way. Answers the
 * seconds until the code is over. Throws TooMuchRequest, sms-not-sent.
 */
export async function sendActivationCode(
  context: CallContext,
  mobile: string,
  { isResend }: { readonly isResend: boolean },
): Promise<number> {
  const { connection } = context.ports.database;
  // No account knows a device before the first login: who holds the phone stands in for it.
  const isHolder = await holdsPhone(context, mobile);
  const reserved = await reserveCode(context, {
    mobile,
    purpose: 'activation',
    budgets: toCodeBudgets({ mobile, ownShare: isHolder ? PHONE_HOLDERS : null, isResend }),
    isForNewcomer: !isHolder,
    // The form sent twice: the code that went out is still good.
    freshTries: isResend ? null : ACTIVATION_CODE.tries - 1,
  });
  const secondsLeft = toSecondsLeft(context, reserved.expiresAt);
  if (!reserved.isNew) return secondsLeft;
  if (isHolder) await keepCodeForHolder(context, mobile);
  try {
    await sendCode(context, { mobile, code: reserved.code, text: 'activation' });
  } catch (error) {
    await removeCode(connection, reserved.id);
    if (isUnsent(error)) await returnToBudgets(connection, reserved.taken);
    throw error;
  }
  return secondsLeft;
}

interface CodeRequest {
  readonly mobile: string;
  /** The owner of the budgets: the device that the account knows, or PHONE_HOLDERS; null for the strangers' share. */
  readonly ownShare: string | null;
  readonly isResend: boolean;
}

function toCodeBudgets({ mobile, ownShare, isResend }: CodeRequest) {
  return [...(isResend ? [resendBudget(mobile, ownShare)] : []), ...codeBudgets(mobile, ownShare)];
}

/** Runs the sending of a code; an SMS that surely did not go out is not counted. */
export async function withinCodeBudgets(
  context: CallContext,
  request: CodeRequest,
  send: () => Promise<void>,
): Promise<void> {
  const { connection } = context.ports.database;
  const budgets = toCodeBudgets(request);
  await takeFromBudgets(connection, budgets, context.ports.clock.now());
  try {
    await send();
  } catch (error) {
    if (isUnsent(error)) await returnToBudgets(connection, budgets);
    throw error;
  }
}

/** The SMS surely did not go out. */
export function isUnsent(error: unknown): boolean {
  return error instanceof CallError && error.key === 'sms-not-sent';
}
