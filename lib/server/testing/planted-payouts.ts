import { DAY_MS } from '@/lib/domain/constants/time-units';

import type { ServiceContext } from '../context';
import { platformAccounts, post, userAccount } from '../money';
import { payoutAccounts } from '../schema';
import { aFreeProvider } from '../seed/stories/people';

/** Providers who have pay and an account for it since a month. */
export async function plantPayouts(
  { context, now }: { readonly context: ServiceContext; readonly now: Date },
  count: number,
): Promise<readonly number[]> {
  const { database } = context.ports;
  const earlier = new Date(now.getTime() - 30 * DAY_MS);
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { userId } = await aFreeProvider(context);
    await database.connection
      .insert(payoutAccounts)
      .values({ userId, sheba: 'IR580540105180021273113007', changedAt: earlier });
    await database.transaction((transaction) =>
      post(transaction, {
        idempotencyKey: `planted-pay-${userId}-${index}`,
        reason: 'sample-opening',
        now: earlier,
        entries: [
          { account: platformAccounts.gatewayClearing, amountRials: 1_000_000 },
          { account: userAccount('payable', userId), amountRials: -1_000_000 },
        ],
      }),
    );
    ids.push(userId);
  }
  return ids;
}
