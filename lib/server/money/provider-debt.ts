import { toRepaymentRials } from '@/lib/domain/dispute/settlement';

import type { Transaction } from '../ports/database';
import { lockBalanceRials, userAccount } from './accounts';
import { post } from './ledger';

interface Earning {
  readonly providerId: number;
  readonly taskId: number;
  /** The earning just booked to the provider's account. */
  readonly earnedRials: number;
  readonly now: Date;
}

/** Takes a part of a provider's earning for the provider's debt; nothing of a provider without one. */
export async function repayDebt(transaction: Transaction, { providerId, taskId, earnedRials, now }: Earning) {
  if (earnedRials <= 0) return;
  const debt = userAccount('provider-debt', providerId);
  const amountRials = toRepaymentRials(earnedRials, await lockBalanceRials(transaction, debt));
  if (amountRials === 0) return;
  await post(transaction, {
    idempotencyKey: `order:${taskId}:debt-repayment`,
    reason: 'debt-repayment',
    taskId,
    now,
    entries: [
      { account: userAccount('payable', providerId), amountRials },
      { account: debt, amountRials: -amountRials },
    ],
  });
}
