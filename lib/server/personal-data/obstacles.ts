import { and, eq, or } from 'drizzle-orm';

import { isDisputeLive } from '@/lib/domain/dispute/dispute-moves';
import { toWholeTomans } from '@/lib/domain/money/money';
import { isOver } from '@/lib/domain/order/order-states';

import { getBalanceRials, getSpendableGiftRials, userAccount } from '../money';
import { listOperators, listWithDeskRole } from '../operators';
import { readUnderWay } from '../payouts';
import type { Executor } from '../ports/database';
import { bankRefunds, disputes, paymentAttempts, tasks, walletTopUps } from '../schema';

export interface Obstacles {
  readonly openOrderCount: number;
  /** Money may still arrive: the bank has not told yet the fate of a payment, or of one on its way back. */
  readonly isPaymentUnderWay: boolean;
  /** Money is on its way to the person's bank, which can still return it. */
  readonly isPayoutUnderWay: boolean;
  /** All that the marketplace owes the person: the next three together. */
  readonly balanceRial: number;
  readonly walletRial: number;
  /** A provider's pay. */
  readonly payableRial: number;
  readonly creditRial: number;
  /** No obstacle: it ends with the account. */
  readonly balanceGiftCredit: number;
  /** The person is the last who could give roles at the desk, or the last operator. */
  readonly isLastOperator: boolean;
}

/** The obstacles to an erasure, and the losses by one. */
export async function findObstacles(executor: Executor, userId: number, now: Date): Promise<Obstacles> {
  const orders = await executor
    .select({ state: tasks.state, feeDueAt: tasks.feeDueAt, cash: tasks.cashOutcome, dispute: disputes.state })
    .from(tasks)
    .leftJoin(disputes, eq(disputes.taskId, tasks.id))
    .where(or(eq(tasks.customerId, userId), eq(tasks.providerId, userId), eq(tasks.assigneeId, userId)));
  // No bank transfers less than a toman.
  const readTomans = async (kind: 'cash' | 'payable' | 'bidding-credit') =>
    toWholeTomans(await getBalanceRials(executor, userAccount(kind, userId)));
  const money = {
    walletRial: await readTomans('cash'),
    payableRial: await readTomans('payable'),
    creditRial: await readTomans('bidding-credit'),
  };
  return {
    // An order is over before its fee is, which waits or is contested, and before cash that was not paid.
    openOrderCount: orders.filter(
      (order) =>
        !isOver(order.state) ||
        order.feeDueAt !== null ||
        order.cash === 'none' ||
        (order.dispute !== null && isDisputeLive(order.dispute)),
    ).length,
    isPaymentUnderWay: await isPaymentUnderWay(executor, userId),
    isPayoutUnderWay: (await readUnderWay(executor, userId)) > 0,
    balanceRial: money.walletRial + money.payableRial + money.creditRial,
    ...money,
    balanceGiftCredit: await getSpendableGiftRials(executor, userId, now),
    isLastOperator:
      isLast(await listOperators(executor), userId) || isLast(await listWithDeskRole(executor, 'owner'), userId),
  };
}

function isLast(operators: readonly number[], userId: number): boolean {
  return operators.length === 1 && operators[0] === userId;
}

async function isPaymentUnderWay(executor: Executor, userId: number): Promise<boolean> {
  const started = await executor
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .innerJoin(tasks, eq(tasks.id, paymentAttempts.taskId))
    .where(and(eq(tasks.customerId, userId), eq(paymentAttempts.state, 'started')))
    .limit(1);
  const topUps = await executor
    .select({ id: walletTopUps.id })
    .from(walletTopUps)
    .where(and(eq(walletTopUps.userId, userId), eq(walletTopUps.state, 'started')))
    .limit(1);
  const refunds = await executor
    .select({ id: bankRefunds.id })
    .from(bankRefunds)
    .innerJoin(tasks, eq(tasks.id, bankRefunds.taskId))
    .where(and(eq(tasks.customerId, userId), eq(bankRefunds.state, 'pending')))
    .limit(1);
  return started.length + topUps.length + refunds.length > 0;
}
