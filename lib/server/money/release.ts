import { and, eq, ne, sql } from 'drizzle-orm';

import { REFERRAL_GIFT_RIALS } from '@/lib/domain/constants';
import { toCommissionRials } from '@/lib/domain/money';
import { formatTomans } from '@/lib/i18n/formats';

import { findReader, notify } from '../messages';
import type { Transaction } from '../ports/database';
import { tasks, users, type TaskRow } from '../schema';
import { getWords } from '../words/words';
import { platformAccounts, userAccount } from './accounts';
import { grantPromisedApology } from './apologies';
import { grantReferralGift } from './gifts';
import { post, type PostingEntry } from './ledger';
import { getOrderMoney, toHeldRials } from './order-escrow';
import { requireProviderId } from './provider-of';

/**
 * At COMPLETED: commission to the marketplace, the rest to the provider. Paid beforehand, the commission comes out of escrow and the provider's reserve goes
 * back; with cash, it comes out of the reserve and the provider keeps the cash.
 */
export async function releaseToProvider(transaction: Transaction, task: TaskRow, now: Date): Promise<void> {
  const providerId = requireProviderId(task);
  const money = await getOrderMoney(transaction, task.id);
  const heldRials = toHeldRials(money);
  const cashRials = Math.max(0, task.priceRials - heldRials);
  const commissionRials = toCommissionRials(task.priceRials);
  const isCash = cashRials > 0;
  const entries: PostingEntry[] = [
    { account: platformAccounts.escrow, amountRials: money.escrowRials },
    { account: platformAccounts.commission, amountRials: -commissionRials },
    { account: userAccount('payable', providerId), amountRials: isCash ? -heldRials : commissionRials - heldRials },
    { account: userAccount('bidding-credit', providerId), amountRials: isCash ? 0 : -money.commissionReserveRials },
  ];
  await post(transaction, {
    idempotencyKey: `order:${task.id}:release`,
    reason: 'order-release',
    taskId: task.id,
    entries,
    now,
  });
  if (isCash) await recordCash(transaction, { task, providerId, cashRials, now });
  else await grantPromisedApology(transaction, task, now);
  await rewardReferrer(transaction, task, now);
}

/** The cash in the provider's hand, so that the ledger tells the whole of what a job brought: collected for the marketplace, kept as pay. */
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

async function rewardReferrer(transaction: Transaction, task: TaskRow, now: Date): Promise<void> {
  const [customer] = await transaction
    .select({ referrerId: users.referrerId })
    .from(users)
    .where(eq(users.id, task.customerId));
  if (!customer?.referrerId) return;
  const [earlier] = await transaction
    .select({ count: sql<number>`count(*)::int`.mapWith(Number) })
    .from(tasks)
    .where(and(eq(tasks.customerId, task.customerId), eq(tasks.state, 'COMPLETED'), ne(tasks.id, task.id)));
  const isFirst = earlier?.count === 0;
  const isGiven =
    isFirst &&
    (await grantReferralGift(transaction, { referrerId: customer.referrerId, refereeId: task.customerId, now }));
  if (isGiven) await tellReferrer(transaction, customer.referrerId, now);
}

async function tellReferrer(transaction: Transaction, referrerId: number, now: Date): Promise<void> {
  const reader = await findReader(transaction, referrerId);
  if (!reader) return;
  const smsText = getWords(reader.locale, 'notifications').say('sms.referral-gift', {
    amount: formatTomans(REFERRAL_GIFT_RIALS, reader.locale),
  });
  await notify(transaction, reader, {
    event: 'referral-gift',
    params: { amountRials: REFERRAL_GIFT_RIALS },
    smsText,
    now,
  });
}
