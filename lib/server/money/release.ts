import { toOrderCommissionRials } from '@/lib/domain/order/order-commission';

import type { Transaction } from '../ports/database';
import type { TaskRow } from '../schema';
import { platformAccounts, userAccount } from './accounts';
import { grantPromisedApology } from './apologies';
import { settleLateness } from './late-credit';
import { post, type PostingEntry } from './ledger';
import { rewardColleagues } from './colleague-credit';
import { getOrderMoney, toHeldRials, toOwnRials } from './order-escrow';
import { repayDebt } from './provider-debt';
import { requireProviderId } from './provider-of';
import { rewardReferrer } from './referral';

/**
 * Posts a completed order: commission to the marketplace, the rest to the provider. For a prepaid order the commission
 * comes out of escrow and the provider's reserve goes back. For a cash order it comes out of the reserve and the
 * provider keeps the cash. An order that holds nothing and cost next to nothing completes without a posting. After a
 * dispute it brings nobody a reward, repays no debt and bears no late start, because its pay is not settled yet.
 */
export async function releaseToProvider(
  transaction: Transaction,
  task: TaskRow,
  { now, isDisputed = false }: { readonly now: Date; readonly isDisputed?: boolean },
): Promise<void> {
  const providerId = requireProviderId(task);
  const money = await getOrderMoney(transaction, task.id);
  const heldRials = toHeldRials(money);
  const cashRials = Math.max(0, task.priceRials - heldRials);
  const commissionRials = toOrderCommissionRials(task);
  const isCash = cashRials > 0;
  const entries: PostingEntry[] = [
    { account: platformAccounts.escrow, amountRials: money.escrowRials },
    { account: platformAccounts.commission, amountRials: -commissionRials },
    { account: userAccount('payable', providerId), amountRials: isCash ? -heldRials : commissionRials - heldRials },
    {
      account: userAccount('bidding-credit', providerId),
      amountRials: (isCash ? commissionRials : 0) - money.commissionReserveRials,
    },
  ];
  if (entries.some(({ amountRials }) => amountRials !== 0))
    await post(transaction, { ...toReleaseKey(task.id), entries, now });
  if (isCash) await recordCash(transaction, { task, providerId, cashRials, now });
  if (isDisputed) return;
  await rewardColleagues(transaction, task, now);
  await settleLateness(transaction, task, { providerId, commissionRials, isCash, now });
  const earnedRials = heldRials - (isCash ? 0 : commissionRials);
  await repayDebt(transaction, { providerId, taskId: task.id, earnedRials, now });
  const ownRials = isCash ? 0 : toOwnRials(money);
  if (ownRials > 0) await reward(transaction, task, { ownRials, now });
}

function toReleaseKey(taskId: number) {
  return { idempotencyKey: `order:${taskId}:release`, reason: 'order-release', taskId } as const;
}

/** An order that was paid online with own money is completed. */
async function reward(
  transaction: Transaction,
  task: TaskRow,
  paid: { readonly ownRials: number; readonly now: Date },
): Promise<void> {
  await grantPromisedApology(transaction, task, paid.now);
  await rewardReferrer(transaction, task, paid);
}

/**
 * The cash in the provider's hand, so that the ledger tells the whole yield of a job: collected for the marketplace,
 * kept as pay.
 */
async function recordCash(
  transaction: Transaction,
  { task, providerId, cashRials, now }: { task: TaskRow; providerId: number; cashRials: number; now: Date },
): Promise<void> {
  const payable = userAccount('payable', providerId);
  const collected = [
    { account: platformAccounts.codClearing, amountRials: cashRials },
    { account: payable, amountRials: -cashRials },
  ];
  const kept = collected.map(({ account, amountRials }) => ({ account, amountRials: 0 - amountRials }));
  await post(transaction, {
    idempotencyKey: `order:${task.id}:cash-collected`,
    reason: 'cash-collected',
    taskId: task.id,
    entries: collected,
    now,
  });
  await post(transaction, {
    idempotencyKey: `order:${task.id}:cash-kept`,
    reason: 'cash-kept',
    taskId: task.id,
    entries: kept,
    now,
  });
}
