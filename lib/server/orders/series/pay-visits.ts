import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { ExtraPaymentWay } from '@/lib/contract/money-enumerations';
import { SERIES_PAID_AHEAD_MS } from '@/lib/domain/constants/orders';
import { toOrderCommissionRials } from '@/lib/domain/order/order-commission';
import { toSettlement } from '@/lib/funnel/quote/settlement';

import { defineRowBatch } from '../../batches';
import { getSpendable, toBalances, toGiftOrder } from '../../money';
import type { Transaction } from '../../ports/database';
import { series, seriesVisits, toVisit, type SeriesVisitRow, type TaskRow } from '../../schema';
import { requireCashOffer, requireNoCashOwed } from '../matching/cash-offer';
import { settleOrder } from '../payments/settle';
import { lockTask } from '../record/store';
import { sendAfterCommit, tell } from '../telling/tell';

const BATCH_SIZE = 20;
const WITH_GIFT = '1';
const WITHOUT_GIFT = '0';

/**
 * Sees to the money of the orders that are visits of a series. One in cash goes to its provider at once. The wallet is
 * tried the day before, and where it does not reach, its customer gets the way to pay.
 */
export const seriesVisitsPaid = defineRowBatch({
  name: 'payments of series visits',
  limit: BATCH_SIZE,
  table: seriesVisits,
  id: seriesVisits.id,
  due: seriesVisits.payAt,
  work: async (transaction, visit, now) => {
    const payAt = await seeTo(transaction, visit, now);
    await transaction.update(seriesVisits).set({ payAt }).where(eq(seriesVisits.id, visit.id));
  },
  wake: sendAfterCommit,
});

/** Answers when it is looked at again; null for no more. */
async function seeTo(transaction: Transaction, visit: SeriesVisitRow, now: Date): Promise<Date | null> {
  if (visit.taskId === null) return null;
  const task = await lockTask(transaction, visit.taskId);
  if (task.state !== 'PENDING_PAYMENT') return null;
  const [row] = await transaction.select().from(series).where(eq(series.id, visit.seriesId));
  if (row?.paymentWay === 'cash' && (await takesCash(transaction, task))) {
    await settle(transaction, { task, way: 'cash', now });
    return null;
  }
  const dayBefore = new Date(toVisit(task).startsAt.getTime() - SERIES_PAID_AHEAD_MS);
  if (now < dayBefore) {
    await tell(transaction, { userId: task.customerId, event: 'order-series-made', task, now });
    return dayBefore;
  }
  if (await isCovered(transaction, task, now)) await settle(transaction, { task, way: 'wallet', now });
  else await tell(transaction, { userId: task.customerId, event: 'order-series-due', task, now });
  return null;
}

/** False with a provider whose credit does not cover it, and for a customer who owes the cash of an earlier order. */
async function takesCash(transaction: Transaction, task: TaskRow): Promise<boolean> {
  try {
    await requireCashOffer(transaction, task.providerId ?? 0, toOrderCommissionRials(task));
    await requireNoCashOwed(transaction, task.customerId);
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}

const usesGift = ({ draft }: TaskRow) => draft.usesGift === true;

/** Gift, where the customer wanted it, and wallet pay it all. */
async function isCovered(transaction: Transaction, task: TaskRow, now: Date): Promise<boolean> {
  const spendable = await getSpendable(transaction, task.customerId, now);
  const { payableRials } = toSettlement({
    priceRials: task.priceRials,
    ...toBalances(spendable, toGiftOrder(task)),
    usesGift: usesGift(task),
    usesWallet: true,
  });
  return payableRials === 0;
}

function settle(
  transaction: Transaction,
  { task, way, now }: { readonly task: TaskRow; readonly way: ExtraPaymentWay; readonly now: Date },
) {
  return settleOrder(transaction, {
    requestId: task.requestId,
    customerId: task.customerId,
    way,
    giftCode: usesGift(task) ? WITH_GIFT : WITHOUT_GIFT,
    usesWallet: way === 'wallet',
    now,
  });
}
