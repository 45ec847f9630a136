import { GIFT_LIFETIME_MS } from '@/lib/domain/constants/gifts';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import { tryGiftCode } from './gift-code-tries';
import { turnIntoGift } from './gift-codes';
import { getSpendableGiftRials } from './gifts';

export const handler = defineHandler('gift/redeemgift', async ({ giftCode }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  const giftRial = await tryGiftCode(context, userId, () =>
    database.transaction(async (transaction) => {
      await holdPerson(transaction, userId);
      return turnIntoGift(transaction, giftCode, { userId, now });
    }),
  );
  return {
    giftRial,
    balanceGiftCredit: await getSpendableGiftRials(database.connection, userId, now),
    expiresAtMs: now.getTime() + GIFT_LIFETIME_MS,
  };
});
