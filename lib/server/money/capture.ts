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

/** What is still to be paid of an order before it can go to its provider. */
export async function getOpenRials(transaction: Transaction, task: TaskRow): Promise<number> {
  return Math.max(0, task.priceRials - toHeldRials(await getOrderMoney(transaction, task.id)));
}

/**
 * Puts money that the bank has confirmed into the order's escrow; answers false, and puts it into the wallet instead, when it no longer covers what is open.
 * What is above that goes to the wallet either way: nothing a customer paid is lost.
 */
export async function captureBankMoney(transaction: Transaction, money: BankMoney): Promise<boolean> {
  const openRials = await getOpenRials(transaction, money.task);
  const isEnough = openRials > 0 && money.amountRials >= openRials;
  if (isEnough) {
    await post(transaction, {
      idempotencyKey: `payment:${money.attemptId}:capture`,
      reason: 'order-capture',
      taskId: money.task.id,
      now: money.now,
      entries: [
        { account: platformAccounts.gatewayClearing, amountRials: openRials },
        { account: platformAccounts.escrow, amountRials: -openRials },
      ],
    });
  }
  const restRials = money.amountRials - (isEnough ? openRials : 0);
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
