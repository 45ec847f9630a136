import { and, eq, inArray, or } from 'drizzle-orm';

import { PAYOUT_STATES_UNDER_WAY } from '@/lib/contract/payout-enumerations';
import { isDisputeLive } from '@/lib/domain/dispute/dispute-moves';
import { isOver } from '@/lib/domain/order/order-states';

import { getBalanceRials, getSpendableGiftRials, userAccount } from '../money';
import { listOperators, listWithDeskRole } from '../operators';
import type { Executor } from '../ports/database';
import { bankRefunds, disputes, paymentAttempts, payouts, tasks, walletTopUps } from '../schema';

const OWN_MONEY = ['cash', 'payable', 'bidding-credit'] as const;

export interface Obstacles {
  readonly openOrderCount: number;
  /** Money may still arrive: the bank has not said yet what became of a payment, or of one on its way back. */
  readonly isPaymentUnderWay: boolean;
  /** All that the marketplace owes the person, a provider's pay and credit included. */
  readonly balanceRial: number;
  /** No obstacle: it ends with the account. */
  readonly balanceGiftCredit: number;
  /** Nobody else could give roles at the desk, or nobody else works there. */
  readonly isLastOperator: boolean;
}

/** What stands in the way of an erasure, and what would be lost by one. */
export async function findObstacles(executor: Executor, userId: number, now: Date): Promise<Obstacles> {
  const orders = await executor
    .select({ state: tasks.state, feeDueAt: tasks.feeDueAt, cash: tasks.cashOutcome, dispute: disputes.state })
    .from(tasks)
    .leftJoin(disputes, eq(disputes.taskId, tasks.id))
    .where(or(eq(tasks.customerId, userId), eq(tasks.providerId, userId), eq(tasks.assigneeId, userId)));
  let balanceRial = 0;
  for (const kind of OWN_MONEY) balanceRial += await getBalanceRials(executor, userAccount(kind, userId));
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
    balanceRial,
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
  const paidOut = await executor
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), inArray(payouts.state, [...PAYOUT_STATES_UNDER_WAY])))
    .limit(1);
  return started.length + topUps.length + refunds.length + paidOut.length > 0;
}
