import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../context';
import { requireSessionSecret } from '../session';
import { addressBudget, codeBudgets, strangeAddressBudgets, strangeDeviceBudgets } from './budgets';
import { isCodeFresh, makeCode, readCode, removeCode, storeCode, tryCode } from './codes';
import { sendCode } from './send-code';
import { returnToBudgets, takeFromBudgets, tryBudgets, type Budget } from './throttle';

interface StrangeLogin {
  readonly mobile: string;
  /** There is somebody behind this mobile to whom a code may go. */
  readonly isReachable: boolean;
  readonly code: string | undefined;
}

/**
 * Lets a device that the account does not know try a password: within what its address, and all strange devices together, may get wrong, and beyond that
 * with a code by SMS. Without it no password is looked at, so that a guess teaches nothing. Answers what was taken for this try, to be given
 * back when nothing was guessed or the password is right. Throws sms-code-required, invalid-activation-code, TooMuchRequest.
 */
export async function admitStrangeDevice(
  context: CallContext,
  { mobile, isReachable, code }: StrangeLogin,
): Promise<readonly Budget[]> {
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  // The address's own first: what it may no longer bring takes nothing from everybody's.
  const budgets = [...strangeAddressBudgets(context.request.ipAddress), ...strangeDeviceBudgets];
  if ((await tryBudgets(connection, budgets, now)) === null) return budgets;
  if (code === undefined) {
    await askForCode(context, { mobile, isReachable });
    throw new CallError('sms-code-required');
  }
  const secret = requireSessionSecret(context.configuration);
  const typed = readCode(code);
  const codeId =
    typed === null ? null : await tryCode(connection, typed, { mobile, purpose: 'strange-device', secret, now });
  if (codeId === null) throw new CallError('invalid-activation-code');
  return [];
}

/** The same budgets and the same rows for a mobile that nobody has: only the SMS itself stays away. */
async function askForCode(
  context: CallContext,
  { mobile, isReachable }: Pick<StrangeLogin, 'mobile' | 'isReachable'>,
): Promise<void> {
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  // Who has entered a wrong code and asks again wants another one.
  if (await isCodeFresh(connection, { mobile, purpose: 'strange-device', now, triesTaken: 0 })) return;
  const budgets = [addressBudget('forgetpassword', context.request.ipAddress), ...codeBudgets(mobile, null)];
  await takeFromBudgets(connection, budgets, now);
  const code = makeCode();
  const id = await storeCode(connection, code, {
    mobile,
    purpose: 'strange-device',
    secret: requireSessionSecret(context.configuration),
    now,
  });
  // Not waited for: how long an SMS takes, and that it failed, would tell who has an account.
  if (isReachable)
    void sendCode(context, { mobile, code, text: 'loginCode' }).catch((error: unknown) =>
      forgetUnsent(context, { id, budgets, error }),
    );
}

/** The next try sends another. */
async function forgetUnsent(
  { ports, log }: CallContext,
  { id, budgets, error }: { readonly id: number; readonly budgets: readonly Budget[]; readonly error: unknown },
): Promise<void> {
  log.warn({ err: error }, 'a code for a login from a strange device did not go out');
  const { connection } = ports.database;
  try {
    await removeCode(connection, id);
    if (error instanceof CallError && error.key === 'sms-not-sent') await returnToBudgets(connection, budgets);
  } catch (err) {
    log.warn({ err }, 'a code that did not go out could not be forgotten; it ends by itself');
  }
}
