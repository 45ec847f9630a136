import { CallError } from '@/lib/contract/call-error';
import { toWholeTomans } from '@/lib/domain/money/money';
import { toOrderCommissionRials } from '@/lib/domain/order/order-commission';

import type { Transaction } from '../ports/database';
import type { TaskRow } from '../schema';
import { lockBalanceRials, platformAccounts, userAccount } from './accounts';
import { coverCommission } from './commission-cover';
import { post, type PostingEntry, type PostingReason } from './ledger';
import { requireProviderId } from './provider-of';

/**
 * Takes back the postings of a cash order's release, because `cashRials` of its cash were not paid. These are in
 * nobody's hand, and their commission goes back into the provider's credit. The sum that was paid before, and a part of
 * the cash that was taken, stay the provider's.
 */
export async function takeBackCash(
  transaction: Transaction,
  task: TaskRow,
  { cashRials, now }: { readonly cashRials: number; readonly now: Date },
): Promise<void> {
  const providerId = requireProviderId(task);
  const commissionRials = toMissingCommission(task, cashRials);
  const idempotencyKey = toBookingKey(task, 'cash-commission-return');
  await coverCommission(transaction, task, { amountRials: commissionRials, idempotencyKey, now });
  await book(transaction, task, 'cash-commission-return', now, [
    { account: platformAccounts.commission, amountRials: commissionRials },
    { account: userAccount('bidding-credit', providerId), amountRials: -commissionRials },
  ]);
  const unkept = [
    { account: platformAccounts.codClearing, amountRials: cashRials },
    { account: userAccount('payable', providerId), amountRials: -cashRials },
  ];
  const uncollected = unkept.map(({ account, amountRials }) => ({ account, amountRials: 0 - amountRials }));
  // In this order no balance falls below zero between the two.
  await book(transaction, task, 'cash-unkept', now, unkept);
  await book(transaction, task, 'cash-uncollected', now, uncollected);
}

/**
 * The commission of the missing cash, in rial: all of it where nothing was paid at the door, else its share. So a small
 * rest does not give the whole commission back.
 */
function toMissingCommission(task: TaskRow, missingRials: number): number {
  const commissionRials = toOrderCommissionRials(task);
  if (task.cashPartRials === 0) return commissionRials;
  return toWholeTomans(commissionRials * (missingRials / (missingRials + task.cashPartRials)));
}

const toBookingKey = ({ id }: TaskRow, reason: PostingReason) => `order:${id}:${reason}`;

async function book(
  transaction: Transaction,
  task: TaskRow,
  reason: PostingReason,
  now: Date,
  entries: readonly PostingEntry[],
): Promise<void> {
  await post(transaction, { idempotencyKey: toBookingKey(task, reason), reason, taskId: task.id, now, entries });
}

/**
 * Pays out of the customer's wallet the rest that a cash order left owing, less the commission. Throws wallet-too-low.
 */
export async function payCashDebt(
  transaction: Transaction,
  task: TaskRow,
  { debtRials, now }: { readonly debtRials: number; readonly now: Date },
): Promise<void> {
  const cash = userAccount('cash', task.customerId);
  const missingRials = debtRials - (await lockBalanceRials(transaction, cash));
  if (missingRials > 0) throw new CallError('wallet-too-low', { details: { missingRial: missingRials } });
  const commissionRials = Math.min(debtRials, toMissingCommission(task, debtRials));
  await book(transaction, task, 'cash-debt', now, [
    { account: cash, amountRials: debtRials },
    { account: platformAccounts.commission, amountRials: -commissionRials },
    { account: userAccount('payable', requireProviderId(task)), amountRials: commissionRials - debtRials },
  ]);
}
