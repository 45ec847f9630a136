import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../context';
import { requireSessionSecret } from '../session';
import { isCodeFresh, lockCodesOf, makeCode, storeCode, type Purpose } from './codes';
import { newcomerBudgets, soundAlarm } from './newcomer-codes';
import { returnToBudgets, takeFromBudgets, tryBudgets, type Budget } from './throttle';

interface Reservation {
  readonly mobile: string;
  readonly purpose: Purpose;
  readonly budgets: readonly Budget[];
  /** The code is for a mobile nobody has activated, and who asks has not shown to hold its phone. */
  readonly isForNewcomer: boolean;
  /** Nothing is reserved while a code is on its way at which no more tries than these were taken; null: whatever is on its way. */
  readonly freshTries: number | null;
}

export interface ReservedCode {
  readonly id: number;
  readonly code: string;
  /** What was taken for it, to be given back when its SMS surely did not go out. */
  readonly taken: readonly Budget[];
}

/**
 * Decides and stores in one transaction under the mobile's lock, so that of many requests at once one sends a code, and the newest SMS has the code that is right.
 * Null: one is on its way. Throws TooMuchRequest.
 */
export async function reserveCode(context: CallContext, reservation: Reservation): Promise<ReservedCode | null> {
  const { mobile, purpose, budgets, isForNewcomer, freshTries } = reservation;
  const now = context.ports.clock.now();
  const shared = isForNewcomer ? newcomerBudgets(mobile) : [];
  const outcome = await context.ports.database.transaction(async (transaction) => {
    await lockCodesOf(transaction, mobile);
    if (freshTries !== null && (await isCodeFresh(transaction, { mobile, purpose, now, triesTaken: freshTries })))
      return 'fresh';
    await takeFromBudgets(transaction, budgets, now);
    const retryAfterSeconds = await tryBudgets(transaction, shared, now);
    if (retryAfterSeconds !== null) {
      await returnToBudgets(transaction, budgets);
      return retryAfterSeconds;
    }
    const code = makeCode(mobile);
    const secret = requireSessionSecret(context.configuration);
    return { id: await storeCode(transaction, code, { mobile, purpose, secret, now }), code };
  });
  if (outcome === 'fresh') return null;
  if (typeof outcome !== 'number') return { ...outcome, taken: [...budgets, ...shared] };
  await soundAlarm(context);
  throw new CallError('TooMuchRequest', { retryAfterSeconds: outcome });
}
