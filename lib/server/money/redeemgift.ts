import { GIFT_LIFETIME_MS, HOUR_MS, WRONG_GIFT_CODES_AN_HOUR } from '@/lib/domain/constants';

import { defineHandler, requireActor } from '../handler';
import { returnToBudgets, takeFromBudgets } from '../identity';
import { turnIntoGift } from './gift-codes';
import { getSpendableGiftRials } from './gifts';

/** A wrong code costs one of the hour's tries, a right one none. */
export const handler = defineHandler('gift/redeemgift', async ({ giftCode }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  const tries = [{ key: `gift-code:${userId}`, limit: WRONG_GIFT_CODES_AN_HOUR, windowMs: HOUR_MS }];
  await takeFromBudgets(database.connection, tries, now);
  const giftRial = await database.transaction((transaction) => turnIntoGift(transaction, giftCode, { userId, now }));
  await returnToBudgets(database.connection, tries);
  return { giftRial, balanceGiftCredit: await getSpendableGiftRials(database.connection, userId, now), expiresAtMs: now.getTime() + GIFT_LIFETIME_MS };
});
