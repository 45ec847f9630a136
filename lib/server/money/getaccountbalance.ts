import { toTomans } from '@/lib/domain/money/money';

import { defineHandler, requireActor } from '../handler';
import { getBalanceRials, userAccount } from './accounts';
import { getSpendableGiftRials } from './gifts';

/** SPEC 3 "Wallet balance"; `balance`, the local one, is in tomans, the unit people read. */
export const handler = defineHandler('wallet/getaccountbalance', async (_input, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const balanceRial = await getBalanceRials(connection, userAccount('cash', userId));
  return {
    balanceGiftCredit: await getSpendableGiftRials(connection, userId, context.ports.clock.now()),
    biddingCreditBalance: await getBalanceRials(connection, userAccount('bidding-credit', userId)),
    balance: Math.floor(toTomans(balanceRial)),
    balanceRial,
  };
});
