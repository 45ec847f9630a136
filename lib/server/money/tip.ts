import type { TipWay } from '@/lib/contract/money-enumerations';

import type { Transaction } from '../ports/database';
import { platformAccounts, userAccount } from './accounts';
import { post } from './ledger';

interface TipMoney {
  readonly taskId: number;
  readonly customerId: number;
  readonly providerId: number;
  readonly amountRials: number;
  readonly way: TipWay;
  readonly now: Date;
}

/**
 * Books a tip: into the account of tips, and out of it whole to the provider's pay. Its reasons do not begin with
 * `order-`, so that no sum and no refund of the order counts it.
 */
export async function payTip(
  transaction: Transaction,
  { taskId, customerId, providerId, amountRials, way, now }: TipMoney,
): Promise<void> {
  const source = way === 'wallet' ? userAccount('cash', customerId) : platformAccounts.gatewayClearing;
  await post(transaction, {
    idempotencyKey: `tip:${taskId}:payment`,
    reason: 'tip-payment',
    taskId,
    now,
    entries: [
      { account: source, amountRials },
      { account: platformAccounts.tips, amountRials: -amountRials },
    ],
  });
  await post(transaction, {
    idempotencyKey: `tip:${taskId}:release`,
    reason: 'tip-release',
    taskId,
    now,
    entries: [
      { account: platformAccounts.tips, amountRials },
      { account: userAccount('payable', providerId), amountRials: -amountRials },
    ],
  });
}
