import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../context';
import { GiftRefusal, toGiftError } from './gift-refusal';
import { returnToBudgets, takeFromBudgets, toBudget } from '../throttles';

/**
 * Does work that looks a gift code up, for any call. A wrong code costs one of the hour's tries, one that was not
 * looked at or was right none. Counted before the work, so that guesses that come at once count each. Throws
 * TooMuchRequest, what the work throws, and one of GIFT_CODE_REFUSALS for its GiftRefusal.
 */
export async function tryGiftCode<Found>(
  { ports, request }: CallContext,
  userId: number,
  work: () => Promise<Found>,
): Promise<Found> {
  const { connection } = ports.database;
  const tries = [toBudget('gift-code', userId)];
  await takeFromBudgets(connection, tries, ports.clock.now());
  try {
    const found = await work();
    await returnToBudgets(connection, tries);
    return found;
  } catch (error) {
    const isWrongCode = error instanceof CallError && error.key === 'gift-not-valid';
    if (!isWrongCode) await returnToBudgets(connection, tries);
    throw error instanceof GiftRefusal ? await toGiftError(connection, error, request.locale) : error;
  }
}
