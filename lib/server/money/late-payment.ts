import { reversesPayments } from '../ports/payment';
import type { Transaction } from '../ports/database';
import { platformAccounts } from './accounts';
import { queueBankRefund } from './bank-refunds';
import { putIntoWallet, type BankMoney } from './capture';
import { post } from './ledger';

interface LateMoney extends BankMoney {
  /** The gateway that took it. */
  readonly gatewayId: string;
  /** An operator found it: its gateway knew nothing of it, so it is not asked to give it back. */
  readonly isByHand: boolean;
}

/**
 * Bank money that came too late for what it was paid for (decision 0177). It waits in escrow, beside the order's own
 * money, until its gateway has given it back. Where a gateway cannot, it goes to the wallet, at once or later. Answers
 * the state of its payment.
 */
export async function returnLateMoney(
  transaction: Transaction,
  { gatewayId, isByHand, ...money }: LateMoney,
): Promise<'to-card' | 'to-wallet'> {
  if (isByHand || !reversesPayments(gatewayId)) {
    await putIntoWallet(transaction, money);
    return 'to-wallet';
  }
  const { task, attemptId, amountRials, now } = money;
  await post(transaction, {
    idempotencyKey: `payment:${attemptId}:late`,
    reason: 'late-payment-hold',
    taskId: task.id,
    now,
    entries: [
      { account: platformAccounts.gatewayClearing, amountRials },
      { account: platformAccounts.escrow, amountRials: -amountRials },
    ],
  });
  await queueBankRefund(transaction, { taskId: task.id, attemptId, amountRials, cause: 'late' }, now);
  return 'to-card';
}
