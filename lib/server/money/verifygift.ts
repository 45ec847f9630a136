import { toSettlement } from '@/lib/funnel/quote/settlement';

import { defineHandler, requireActor } from '../handler';
import { tryGiftCode } from './gift-code-tries';
import { requireGiftCodeRials } from './gift-codes';
import { getSpendableGiftRials } from './gifts';

/**
 * With a price, the part of the gift that an order of that price can use; a code stays unused until an order is settled
 * with it.
 */
export const handler = defineHandler('gift/verifygift', async ({ giftCode, priceRial }, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const balanceGiftCredit = await getSpendableGiftRials(connection, userId, now);
  const codeRials = giftCode
    ? await tryGiftCode(context, userId, () => requireGiftCodeRials(connection, giftCode, { userId, now }))
    : 0;
  const giftBalanceRials = balanceGiftCredit + codeRials;
  const { giftRials } = toSettlement({
    priceRials: priceRial ?? 2 * giftBalanceRials,
    giftBalanceRials,
    walletBalanceRials: 0,
    usesGift: true,
    usesWallet: false,
  });
  return { giftRial: giftRials, balanceGiftCredit };
});
