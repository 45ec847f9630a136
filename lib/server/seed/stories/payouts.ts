import { PAYOUT } from '@/lib/domain/constants/providers';

import type { ServiceContext } from '../../context';
import { makePayout } from '../../payouts';
import { payoutAccounts } from '../../schema';
import { openAccount } from '../people';
import { aFreeProvider } from './people';

/** A Sheba of a known bank that is not our own. */
export const A_SHEBA = 'IR580540105180021273113007';

interface PayeeWishes {
  readonly amountRials?: number;
  readonly sheba?: string;
  readonly isConfirmed?: boolean;
}

/** A provider whose pay was asked for; the account is confirmed unless said otherwise. */
export async function aDuePayout(
  { ports }: Pick<ServiceContext, 'ports'>,
  { amountRials = 2 * PAYOUT.leastRials, sheba = A_SHEBA, isConfirmed = true }: PayeeWishes = {},
): Promise<{ readonly userId: number; readonly payoutId: number; readonly mobile: string }> {
  const { userId, mobile } = await aFreeProvider({ ports });
  const now = ports.clock.now();
  const payoutId = await ports.database.transaction(async (transaction) => {
    await transaction.insert(payoutAccounts).values({ userId, sheba, ownerConfirmedAt: isConfirmed ? now : null });
    await openAccount(transaction, 'payable', userId, amountRials, now);
    return makePayout(transaction, { userId, source: 'payable', amountRials, sheba, ownSheba: null, now });
  });
  return { userId, payoutId, mobile };
}
