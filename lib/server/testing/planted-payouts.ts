import type { PayoutRhythm } from '@/lib/contract/payout-enumerations';
import { PAYOUT } from '@/lib/domain/constants/providers';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import type { ServiceContext } from '../context';
import { payoutAccounts } from '../schema';
import { openAccount } from '../seed/people';
import { A_SHEBA } from '../seed/stories/payouts';
import { aFreeProvider } from '../seed/stories/people';

/** Providers with pay and an account for a month, with this rhythm. */
export function plantPayouts(rhythm: PayoutRhythm) {
  return async (
    { context, now }: { readonly context: ServiceContext; readonly now: Date },
    count: number,
  ): Promise<readonly number[]> => {
    const { database } = context.ports;
    const earlier = new Date(now.getTime() - 30 * DAY_MS);
    const ids: number[] = [];
    while (ids.length < count) {
      const { userId } = await aFreeProvider(context);
      await database.transaction(async (transaction) => {
        await transaction.insert(payoutAccounts).values({ userId, sheba: A_SHEBA, changedAt: earlier, rhythm });
        await openAccount(transaction, 'payable', userId, 2 * PAYOUT.leastRials, earlier);
      });
      ids.push(userId);
    }
    return ids;
  };
}
