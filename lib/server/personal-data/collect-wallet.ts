import { asc, eq, or } from 'drizzle-orm';

import { getBalanceRials, getSpendableGiftRials, listWholeTurnover, userAccount } from '../money';
import type { Executor } from '../ports/database';
import { apologies, giftGrants, invoices, paymentAttempts, tasks, walletTopUps } from '../schema';

/** The wallet's balances, its movements, and the payments. */
export async function readWallet(executor: Executor, userId: number, now: Date): Promise<unknown> {
  return {
    cashRials: await getBalanceRials(executor, userAccount('cash', userId)),
    giftRials: await getSpendableGiftRials(executor, userId, now),
    biddingCreditRials: await getBalanceRials(executor, userAccount('bidding-credit', userId)),
    payableRials: await getBalanceRials(executor, userAccount('payable', userId)),
    turnover: await listWholeTurnover(executor, userId),
    gifts: await listGifts(executor, userId),
    /** Gifts that they were promised for work that was given back. */
    promisedGifts: await listApologies(executor, userId),
    topUps: await listTopUps(executor, userId),
    orderPayments: await listOrderPayments(executor, userId),
    invoices: await listInvoices(executor, userId),
  };
}

function listGifts(executor: Executor, userId: number): Promise<unknown[]> {
  const { source, amountRials, remainingRials, expiresAt, createdAt } = giftGrants;
  return executor
    .select({ source, amountRials, remainingRials, expiresAt, createdAt })
    .from(giftGrants)
    .where(eq(giftGrants.userId, userId))
    .orderBy(asc(giftGrants.id));
}

function listApologies(executor: Executor, userId: number): Promise<unknown[]> {
  const { amountRials, createdAt, grantedAt } = apologies;
  return executor
    .select({ orderCode: tasks.code, amountRials, createdAt, grantedAt })
    .from(apologies)
    .innerJoin(tasks, eq(tasks.id, apologies.taskId))
    .where(eq(apologies.customerId, userId))
    .orderBy(asc(apologies.id));
}

function listTopUps(executor: Executor, userId: number): Promise<unknown[]> {
  const { amountRials, state, gatewayId, referenceId, maskedCard, createdAt, settledAt } = walletTopUps;
  return executor
    .select({ amountRials, state, gatewayId, referenceId, maskedCard, createdAt, settledAt })
    .from(walletTopUps)
    .where(eq(walletTopUps.userId, userId))
    .orderBy(asc(walletTopUps.id));
}

function listOrderPayments(executor: Executor, userId: number): Promise<unknown[]> {
  const { amountRials, state, gatewayId, referenceId, maskedCard, createdAt, settledAt } = paymentAttempts;
  return executor
    .select({ orderCode: tasks.code, amountRials, state, gatewayId, referenceId, maskedCard, createdAt, settledAt })
    .from(paymentAttempts)
    .innerJoin(tasks, eq(tasks.id, paymentAttempts.taskId))
    .where(eq(tasks.customerId, userId))
    .orderBy(asc(paymentAttempts.id));
}

function listInvoices(executor: Executor, userId: number): Promise<unknown[]> {
  const { id, kind, action, correctsId, vatPercent, netRials, vatRials, totalRials, issuedAt } = invoices;
  return executor
    .select({
      id,
      orderCode: tasks.code,
      kind,
      action,
      correctsId,
      vatPercent,
      netRials,
      vatRials,
      totalRials,
      issuedAt,
    })
    .from(invoices)
    .innerJoin(tasks, eq(tasks.id, invoices.taskId))
    .where(or(eq(invoices.buyerId, userId), eq(invoices.sellerId, userId)))
    .orderBy(asc(invoices.id));
}
