import { CallError } from '@/lib/contract/call-error';

import { requireProof } from '../../captcha';
import type { CallContext } from '../../context';
import { requireSessionSecret } from '../../secrets/session-secret';
import { returnToBudgets, takeFromBudgets, tryBudgets, type Budget } from '../../throttles';
import { findFreshCode, lockCodesOf, makeCode, storeCode, type Purpose } from './codes';
import { newcomerBudgets, provedBudgets, soundAlarm } from './newcomer-codes';

interface Reservation {
  readonly mobile: string;
  readonly purpose: Purpose;
  readonly budgets: readonly Budget[];
  /** The code is for a mobile that nobody has activated, and its asker has not proved to hold the phone. */
  readonly isForNewcomer: boolean;
  /** Reserves nothing while a code on its way has at most this many taken tries; null: while any code is. */
  readonly freshTries: number | null;
}

export interface ReservedCode {
  readonly isNew: true;
  readonly id: number;
  readonly expiresAt: Date;
  readonly code: string;
  /** The budgets taken for it; they are returned when its SMS surely did not go out. */
  readonly taken: readonly Budget[];
}

/** One that is on its way already. */
interface FreshCode {
  readonly isNew: false;
  readonly expiresAt: Date;
}

/**
 * Reserves a code. Where strangers have used up what there is for mobiles that nobody has activated, a proof of work
 * has one from its own network's share. Throws TooMuchRequest, captcha-required, captcha-wrong, captcha-expired,
 * captcha-used.
 */
export async function reserveCode(context: CallContext, reservation: Reservation): Promise<ReservedCode | FreshCode> {
  const { isForNewcomer, mobile } = reservation;
  const reserved = await reserveFrom(context, reservation, isForNewcomer ? newcomerBudgets(mobile) : []);
  if (typeof reserved !== 'number') return reserved;
  await soundAlarm(context);
  await requireProof(context);
  const proved = await reserveFrom(context, reservation, provedBudgets(context.request.ipAddress));
  if (typeof proved !== 'number') return proved;
  throw new CallError('TooMuchRequest', { retryAfterSeconds: proved });
}

/**
 * Decides and stores in one transaction under the mobile's lock. So one of many requests at once sends a code, and the
 * newest SMS has the right one. A number where `shared` is spent: the seconds until it is not. Throws TooMuchRequest.
 */
async function reserveFrom(
  context: CallContext,
  { mobile, purpose, budgets, freshTries }: Reservation,
  shared: readonly Budget[],
): Promise<ReservedCode | FreshCode | number> {
  const now = context.ports.clock.now();
  return context.ports.database.transaction(async (transaction) => {
    await lockCodesOf(transaction, mobile);
    const fresh =
      freshTries === null ? null : await findFreshCode(transaction, { mobile, purpose, now, triesTaken: freshTries });
    if (fresh) return { isNew: false, expiresAt: fresh } as const;
    await takeFromBudgets(transaction, budgets, now);
    const retryAfterSeconds = await tryBudgets(transaction, shared, now);
    if (retryAfterSeconds !== null) {
      await returnToBudgets(transaction, budgets);
      return retryAfterSeconds;
    }
    const code = makeCode(mobile);
    const secret = requireSessionSecret(context.configuration);
    const stored = await storeCode(transaction, code, { mobile, purpose, secret, now });
    return { isNew: true, code, taken: [...budgets, ...shared], ...stored } as const;
  });
}

/** The seconds from which a screen counts down, whatever its own clock. */
export function toSecondsLeft({ ports }: CallContext, expiresAt: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - ports.clock.now().getTime()) / 1000));
}
