import { HOUR_MS, WRONG_GIFT_CODES_AN_HOUR } from '@/lib/domain/constants';

import type { CallContext } from '../context';
import { returnToBudgets, takeFromBudgets } from '../identity';

/** Looks a gift code up. A wrong one costs one of the hour's tries, a right one none. Throws TooMuchRequest, and what the work throws. */
export async function tryGiftCode<Found>(
  { ports }: CallContext,
  userId: number,
  work: () => Promise<Found>,
): Promise<Found> {
  const { connection } = ports.database;
  const tries = [{ key: `gift-code:${userId}`, limit: WRONG_GIFT_CODES_AN_HOUR, windowMs: HOUR_MS }];
  await takeFromBudgets(connection, tries, ports.clock.now());
  const found = await work();
  await returnToBudgets(connection, tries);
  return found;
}
