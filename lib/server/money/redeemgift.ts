import { GIFT_LIFETIME_MS } from '@/lib/domain/constants/gifts';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import { findPriceCityId } from '../prices';
import { tryGiftCode } from './gift-code-tries';
import { turnIntoGift } from './gift-codes';
import { toWireTerms } from './gift-terms-words';
import { getSpendableGiftRials } from './gifts';

export const handler = defineHandler('gift/redeemgift', async ({ giftCode, order: asked }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const { connection } = database;
  const now = clock.now();
  const order = asked
    ? {
        cityId: await findPriceCityId(connection, asked),
        categoryId: asked.srvcategoryid,
        priceRials: asked.priceRial,
      }
    : null;
  const code = await tryGiftCode(context, userId, () =>
    database.transaction(async (transaction) => {
      await holdPerson(transaction, userId);
      return turnIntoGift(transaction, giftCode, { userId, order, now });
    }),
  );
  return {
    giftRial: code.amountRials,
    balanceGiftCredit: await getSpendableGiftRials(connection, userId, now),
    expiresAtMs: now.getTime() + GIFT_LIFETIME_MS,
    terms: await toWireTerms(connection, code, context.request.locale),
  };
});
