import { CallError } from '@/lib/contract/call-error';
import type { ExtraPaymentWay } from '@/lib/contract/money-enumerations';
import { toOrderCommissionRials } from '@/lib/domain/order/order-commission';

import type { Executor, Transaction } from '../ports/database';
import type { TaskRow } from '../schema';
import { getBalanceRials, lockBalanceRials, platformAccounts, userAccount } from './accounts';
import { getOpenRials } from './capture';
import { returnGrants } from './gifts';
import { post, type PostingEntry } from './ledger';
import { getOrderMoney, toHeldRials, type OrderMoney } from './order-escrow';
import { requireProviderId } from './provider-of';
import { planPrice } from './refund-plan';

type Split = Pick<TaskRow, 'giftRials' | 'walletRials' | 'payableRials'>;

export interface NewPrice {
  readonly newRials: number;
  /** The way in which the extra sum is paid; money that the bank has confirmed is in escrow by then. */
  readonly way: ExtraPaymentWay | 'online';
  /** Makes its postings its own. */
  readonly changeId: number;
  readonly now: Date;
}

interface PlannedPrice {
  readonly split: Split;
  /** Moves the money: last in the transaction, as every order waits for the escrow account. */
  post(): Promise<void>;
}

/**
 * Plans the money of another final price of an order that the transaction has locked. The extra sum comes out of the
 * customer's wallet into escrow, or is left for the door. A reduction goes back to gift and wallet at once, and so does
 * the gift's part above its share of the new price. Money that is left for the door has its commission in the
 * provider's bidding credit. Throws wallet-too-low; cash-not-offered where the credit does not cover the commission.
 */
export async function planNewPrice(transaction: Transaction, task: TaskRow, price: NewPrice): Promise<PlannedPrice> {
  const held = await getOrderMoney(transaction, task.id);
  const moreRials = Math.max(0, price.newRials - task.priceRials);
  const paidRials = price.way === 'wallet' ? moreRials : 0;
  if (paidRials > 0) await requireWallet(transaction, task, paidRials);
  const back = planPrice(held, price.newRials);
  const giftBackRials = back.giftRials;
  // A part of a bank's payment cannot go back there.
  const walletBackRials = back.walletRials + back.gatewayRials;
  const restRials = toHeldRials(held) + paidRials - giftBackRials - walletBackRials;
  const dueRials = price.newRials - restRials;
  const reserveRials = await planReserve(transaction, task, { held, dueRials, price });
  const giftRials = task.giftRials - giftBackRials;
  const walletRials = task.walletRials + paidRials - back.walletRials;
  return {
    split: {
      giftRials,
      walletRials,
      // A part of a cash order that was paid at the bank is not asked for at the door again.
      payableRials: Math.max(0, task.paymentWay === 'cash' ? dueRials : price.newRials - giftRials - walletRials),
    },
    post: () => postNewPrice(transaction, task, { price, paidRials, giftBackRials, walletBackRials, reserveRials }),
  };
}

async function requireWallet(transaction: Transaction, { customerId }: TaskRow, amountRials: number): Promise<void> {
  const balanceRials = await lockBalanceRials(transaction, userAccount('cash', customerId));
  if (balanceRials < amountRials) throw new CallError('wallet-too-low');
}

/**
 * The change of the provider's reserve for the commission, in rial; negative where credit comes back, 0 where nothing
 * is due at the door.
 */
async function planReserve(
  transaction: Transaction,
  task: TaskRow,
  { held, dueRials, price }: { readonly held: OrderMoney; readonly dueRials: number; readonly price: NewPrice },
): Promise<number> {
  if (dueRials <= 0) return 0;
  const moreRials = toOrderCommissionRials(task, price.newRials) - held.commissionReserveRials;
  if (moreRials <= 0) return moreRials;
  const credit = userAccount('bidding-credit', requireProviderId(task));
  if ((await lockBalanceRials(transaction, credit)) < moreRials) throw new CallError('cash-not-offered');
  return moreRials;
}

/** Whether the extra sum can be paid at the door: the provider's credit covers the commission of the whole price. */
export async function canPayAtTheDoor(executor: Executor, task: TaskRow, newRials: number): Promise<boolean> {
  if (task.providerId === null) return false;
  const held = await getOrderMoney(executor, task.id);
  const moreRials = toOrderCommissionRials(task, newRials) - held.commissionReserveRials;
  return (await getBalanceRials(executor, userAccount('bidding-credit', task.providerId))) >= moreRials;
}

/**
 * Whether the extra sum can be paid at the bank. It can where nothing is left for the door, or the provider's credit
 * covers the commission of the whole price.
 */
export async function takesMoreBesideDoor(transaction: Transaction, task: TaskRow, newRials: number): Promise<boolean> {
  return (await getOpenRials(transaction, task)) === 0 || (await canPayAtTheDoor(transaction, task, newRials));
}

interface Movements {
  readonly price: NewPrice;
  readonly paidRials: number;
  readonly giftBackRials: number;
  readonly walletBackRials: number;
  readonly reserveRials: number;
}

async function postNewPrice(transaction: Transaction, task: TaskRow, movements: Movements): Promise<void> {
  const { price, paidRials, giftBackRials, walletBackRials, reserveRials } = movements;
  const { changeId, now } = price;
  const cash = userAccount('cash', task.customerId);
  const move = (
    step: string,
    reason: 'order-reserve' | 'order-refund' | 'order-commission-reserve',
    entries: PostingEntry[],
  ) => post(transaction, { idempotencyKey: `price-change:${changeId}:${step}`, reason, taskId: task.id, entries, now });
  if (giftBackRials > 0) await returnGrants(transaction, { task, amountRials: giftBackRials, isOrderOver: false, now });
  if (paidRials > 0)
    await move('pay', 'order-reserve', [
      { account: cash, amountRials: paidRials },
      { account: platformAccounts.escrow, amountRials: -paidRials },
    ]);
  if (giftBackRials + walletBackRials > 0)
    await move('back', 'order-refund', [
      { account: platformAccounts.escrow, amountRials: giftBackRials + walletBackRials },
      { account: userAccount('gift', task.customerId), amountRials: -giftBackRials },
      { account: cash, amountRials: -walletBackRials },
    ]);
  if (reserveRials !== 0)
    await move('commission', 'order-commission-reserve', [
      { account: userAccount('bidding-credit', requireProviderId(task)), amountRials: reserveRials },
      { account: platformAccounts.escrow, amountRials: -reserveRials },
    ]);
}
