import {
  ACTIVATION_CODE,
  type DEVICE_BUDGETS_AN_HOUR,
  ONE_TIME_PASSWORD_MS,
  ONE_TIME_PASSWORD_TRIES,
  STRANGE_ADDRESS_FAILURES,
  STRANGE_DEVICE_FAILURES,
  WRONG_PASSWORD,
} from '@/lib/domain/constants/identity';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { toBudget, toNetwork, type Budget, type Lock } from '../../throttles';

/**
 * One browser's hourly budget. A browser without our cookie is a new one each time, and is left to the other budgets.
 */
export function deviceBudget(purpose: keyof typeof DEVICE_BUDGETS_AN_HOUR, deviceId: string): Budget {
  return toBudget(`device:${purpose}`, deviceId);
}

/**
 * Wrong passwords from strange devices, whatever the account, the address and the device: a try on each of a thousand
 * accounts spends them, too.
 */
export const strangeDeviceBudgets: readonly Budget[] = [
  { key: 'strange-device-minutes', limit: STRANGE_DEVICE_FAILURES.inTenMinutes, windowMs: 10 * MINUTE_MS },
  { key: 'strange-device-day', limit: STRANGE_DEVICE_FAILURES.aDay, windowMs: DAY_MS },
];

/** One address's budgets for such failures: it goes to the SMS step alone, long before everybody does. */
export function strangeAddressBudgets(ipAddress: string): readonly Budget[] {
  const network = toNetwork(ipAddress);
  return [
    {
      key: `strange-address-minutes:${network}`,
      limit: STRANGE_ADDRESS_FAILURES.inTenMinutes,
      windowMs: 10 * MINUTE_MS,
    },
    { key: `strange-address-day:${network}`, limit: STRANGE_ADDRESS_FAILURES.aDay, windowMs: DAY_MS },
  ];
}

/**
 * The share of all devices together that have shown to hold the phone. The mobile is one that nobody has registered
 * (phone-proof.ts), or they had the code of the SMS step.
 */
export const PHONE_HOLDERS = 'phone-holders';

/**
 * Codes that may go out to one mobile: 5 an hour, 10 a day. A device that the account knows, and the phone's holder,
 * have as many for themselves, so that strangers cannot use them up.
 */
export function codeBudgets(mobile: string, ownShare: string | null): readonly [Budget, Budget] {
  const whose = toWhose(mobile, ownShare);
  return [toBudget('code-hour', whose), toBudget('code-day', whose)];
}

function toWhose(mobile: string, share: string | null): string {
  return share === null ? mobile : `${mobile}:${share}`;
}

/** One resend a minute, counted from the last resend; the first sending of a code does not count here. */
export function resendBudget(mobile: string, ownShare: string | null): Budget {
  return { key: `code-resend:${toWhose(mobile, ownShare)}`, limit: 1, windowMs: ACTIVATION_CODE.resendAfterMs };
}

/**
 * While a device that the account knows has a one-time password that can still be used, no stranger has it replaced by
 * another. The hold ends with that password (`endHold`).
 */
export function ownPasswordHold(mobile: string): Budget {
  return { key: `own-one-time-password:${mobile}`, limit: 1, windowMs: ONE_TIME_PASSWORD_MS };
}

/** The device that asked for the one-time password that ends at `endsAt`: it has tries of its own at it. */
export function oneTimePasswordAsker(mobile: string, endsAt: Date, deviceId: string): Budget {
  return { key: `one-time-asker:${mobile}:${endsAt.getTime()}:${deviceId}`, limit: 1, windowMs: ONE_TIME_PASSWORD_MS };
}

/**
 * Tries at one one-time password while the account is locked: they begin with it, so nobody can have spent them before.
 * `deviceId` null: of all who did not ask for it.
 */
export function oneTimePasswordTries(mobile: string, endsAt: Date, deviceId: string | null): Budget {
  return {
    key: `one-time-tries:${toWhose(mobile, deviceId)}:${endsAt.getTime()}`,
    limit: ONE_TIME_PASSWORD_TRIES,
    windowMs: ONE_TIME_PASSWORD_MS,
  };
}

/** The time for which a device that has proved to hold a mobile's phone need not prove it again. */
export function phoneProof(mobile: string, deviceId: string): Budget {
  return { key: `phone-proof:${mobile}:${deviceId}`, limit: 1, windowMs: HOUR_MS };
}

/** One address's wrong proofs. There is no budget for the mobile alone, which strangers could spend. */
export function phoneProofTries(mobile: string, ipAddress: string): Budget {
  return {
    key: `phone-proof-tries:${mobile}:${toNetwork(ipAddress)}`,
    limit: ACTIVATION_CODE.tries,
    windowMs: HOUR_MS,
  };
}

/**
 * Lasts as long as a code that was sent to the phone's holder. Meanwhile nobody else can replace the code or spend its
 * tries. `deviceId` null: any device.
 */
export function ownCodeHold(mobile: string, deviceId: string | null): Budget {
  return { key: `own-code:${toWhose(mobile, deviceId)}`, limit: 1, windowMs: ACTIVATION_CODE.lifetimeMs };
}

/**
 * Wrong passwords of a mobile. A device that logged in before counts for itself, and so does a holder of the code of
 * the SMS step (PHONE_HOLDERS). So strangers cannot lock them out.
 */
export function passwordLock(mobile: string, ownShare: string | null): Lock {
  return {
    ...toBudget('password', toWhose(mobile, ownShare)),
    longestLockMs: WRONG_PASSWORD.longestLockMs,
  };
}

/** Wrong old passwords at a change of password: they count for the account, from any device. */
export function passwordChangeLock(userId: number): Lock {
  return { ...toBudget('password-change', userId), longestLockMs: WRONG_PASSWORD.longestLockMs };
}
