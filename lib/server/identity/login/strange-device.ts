import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../../context';
import { requireSms } from '../../partners';
import { requireSessionSecret } from '../../secrets/session-secret';
import { addressBudget, returnToBudgets, tryBudgets, type Budget } from '../../throttles';
import { isUnsent } from '../codes/activation';
import { codeBudgets, strangeAddressBudgets, strangeDeviceBudgets } from './budgets';
import { readCode, removeCode, tryCode } from '../codes/codes';
import { reserveCode, toSecondsLeft, type ReservedCode } from '../codes/reserve-code';
import { sendCode } from '../codes/send-code';

interface StrangeLogin {
  readonly mobile: string;
  /** A code may go out to this mobile. */
  readonly isReachable: boolean;
  readonly code: string | undefined;
}

interface Admission {
  /** The budgets taken for this try; they are returned when nothing was guessed or the password is right. */
  readonly taken: readonly Budget[];
  /** The code of an SMS came with it. */
  readonly isPhoneShown: boolean;
}

/**
 * Lets a device that the account does not know try a password. Its address, and all strange devices together, may get
 * so many wrong. Beyond that it takes a code by SMS. Without it no password is looked at, so that a guess teaches
 * nothing. Throws sms-code-required, sms-not-offered, invalid-activation-code, TooMuchRequest.
 */
export async function admitStrangeDevice(
  context: CallContext,
  { mobile, isReachable, code }: StrangeLogin,
): Promise<Admission> {
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  // The address's own first: what it may no longer bring takes nothing from everybody's.
  const budgets = [...strangeAddressBudgets(context.request.ipAddress), ...strangeDeviceBudgets];
  if ((await tryBudgets(connection, budgets, now)) === null) return { taken: budgets, isPhoneShown: false };
  if (code === undefined) {
    requireSms(context.ports);
    const codeExpiresInSeconds = await askForCode(context, { mobile, isReachable });
    throw new CallError('sms-code-required', { details: { codeExpiresInSeconds } });
  }
  const secret = requireSessionSecret(context.configuration);
  const typed = readCode(code);
  const codeId =
    typed === null ? null : await tryCode(connection, typed, { mobile, purpose: 'strange-device', secret, now });
  if (codeId === null) throw new CallError('invalid-activation-code');
  return { taken: [], isPhoneShown: true };
}

/**
 * Asks for a code by SMS. An unknown mobile uses the same budgets and leaves the same rows, so that nothing but the
 * missing SMS tells it apart.
 */
async function askForCode(
  context: CallContext,
  { mobile, isReachable }: Pick<StrangeLogin, 'mobile' | 'isReachable'>,
): Promise<number> {
  const reserved = await reserveCode(context, {
    mobile,
    purpose: 'strange-device',
    budgets: [addressBudget('forgetpassword', context.request.ipAddress), ...codeBudgets(mobile, null)],
    isForNewcomer: false,
    // A person who has entered a wrong code and asks again wants another one.
    freshTries: 0,
  });
  // Not waited for: how long an SMS takes, and that it failed, would tell who has an account.
  if (reserved.isNew && isReachable)
    void sendCode(context, { mobile, code: reserved.code, text: 'loginCode' }).catch((error: unknown) =>
      forgetUnsent(context, reserved, error),
    );
  return toSecondsLeft(context, reserved.expiresAt);
}

/** The next try sends another. */
async function forgetUnsent({ ports, log }: CallContext, { id, taken }: ReservedCode, error: unknown): Promise<void> {
  log.warn({ err: error }, 'a code for a login from a strange device did not go out');
  const { connection } = ports.database;
  try {
    await removeCode(connection, id);
    if (isUnsent(error)) await returnToBudgets(connection, taken);
  } catch (err) {
    log.warn({ err }, 'a code that did not go out could not be forgotten; it ends by itself');
  }
}
