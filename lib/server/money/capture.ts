import type { Transaction } from '../ports/database';
import type { TaskRow } from '../schema';
import { platformAccounts, userAccount } from './accounts';
import { post } from './ledger';
import { getOrderMoney, toHeldRials } from './order-escrow';

interface BankMoney {
  readonly task: TaskRow;
  readonly attemptId: number;
  readonly amountRials: number;
  readonly now: Date;
}

interface CapturedMoney extends BankMoney {
  /** The payment's sum; left out: the whole open sum. */
  readonly wantedRials?: number;
}

/** The order's unpaid rest: at the bank before it goes to its provider, or at the door. */
export async function getOpenRials(transaction: Transaction, task: TaskRow): Promise<number> {
  return Math.max(0, task.priceRials - toHeldRials(await getOrderMoney(transaction, task.id)));
}

/**
 * Puts money that the bank has confirmed into the order's escrow. Returns false, and puts it into the wallet instead,
 * when it no longer covers the wanted sum. Money above that goes to the wallet either way: no payment of a customer is
 * lost.
 */
export async function captureBankMoney(
  transaction: Transaction,
  { wantedRials, ...money }: CapturedMoney,
): Promise<boolean> {
  const askedRials = wantedRials ?? (await getOpenRials(transaction, money.task));
  const isEnough = askedRials > 0 && money.amountRials >= askedRials;
  if (isEnough) {
    await post(transaction, {
      idempotencyKey: `payment:${money.attemptId}:capture`,
      reason: 'order-capture',
      taskId: money.task.id,
      now: money.now,
      entries: [
        { account: platformAccounts.gatewayClearing, amountRials: askedRials },
        { account: platformAccounts.escrow, amountRials: -askedRials },
      ],
    });
  }
  const restRials = money.amountRials - (isEnough ? askedRials : 0);
  if (restRials > 0) await putIntoWallet(transaction, { ...money, amountRials: restRials });
  return isEnough;
}

/** Bank money that came too late for its order (BEHAVIOUR 5). */
export function putIntoWallet(
  transaction: Transaction,
  { task, attemptId, amountRials, now }: BankMoney,
): Promise<number> {
  return post(transaction, {
    idempotencyKey: `payment:${attemptId}:to-wallet`,
    reason: 'late-payment',
    taskId: task.id,
    now,
    entries: [
      { account: platformAccounts.gatewayClearing, amountRials },
      { account: userAccount('cash', task.customerId), amountRials: -amountRials },
    ],
  });
}
