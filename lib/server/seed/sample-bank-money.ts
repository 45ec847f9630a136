import { HOUR_MS } from '@/lib/domain/constants/time-units';

import type { Transaction } from '../ports/database';
import { walletTopUps } from '../schema';

const AMOUNT_RIALS = 2_400_000;

/**
 * A top-up at a gateway that the demo has no connection to. Nobody can say whether it was paid, so that it waits at the
 * desk.
 */
export async function addSampleBankMoney(
  transaction: Transaction,
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> {
  const beganAt = new Date(now.getTime() - HOUR_MS);
  await transaction.insert(walletTopUps).values({
    userId,
    gatewayId: 'zibal',
    authority: 'SAMPLE-3714061744',
    amountRials: AMOUNT_RIALS,
    state: 'started',
    nextCheckAt: now,
    createdAt: beganAt,
  });
}
