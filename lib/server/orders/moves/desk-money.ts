import { CallError } from '@/lib/contract/call-error';
import type { DeskMoneyWay } from '@/lib/contract/desk-enumerations';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';
import type { OrderMove } from '@/lib/domain/order/order-moves';

import { getOrderMoney, giveGoodwill, refundFromDesk, type OrderMoney } from '../../money';
import { answerAsSecond, askForSecond, findApproval, type ApprovalBasis } from '../../operators';
import { bringInvoicesUpToDate } from '../../accounting';
import type { Executor, Transaction } from '../../ports/database';
import type { TaskRow } from '../../schema';
import { lowerClaim } from '../parts/disputes/lower-claim';
import { moveLocked } from './move';
import { planDeskMoney } from './plan-desk-money';
import { addRefundedLines, type RefundedLine } from './refund-lines';
import { requireInBulk, type MoneyBulk } from './require-in-bulk';

export const MONEY_MOVES = {
  cancel: 'cancelByOperator',
  refund: 'refundByOperator',
  goodwill: 'giveGoodwill',
} as const satisfies Record<DeskMoneyWay, OrderMove>;

export interface DeskMoney {
  readonly way: DeskMoneyWay;
  readonly rials: number;
  /** The lines of a refund; their sum is `rials`. */
  readonly lines?: readonly RefundedLine[] | undefined;
  /** The most that could be given when the operator looked. */
  readonly leftRials: number;
  /** Kept with the move. */
  readonly reason: string;
  /** It is one of many orders at once. It waits for a second operator even where its sum is small. */
  readonly bulk?: MoneyBulk | undefined;
}

interface Operator {
  readonly operatorId: number;
  readonly now: Date;
}

/**
 * An operator cancels an order, gives a sum of it back, or gives goodwill. A large sum waits for a second operator, and
 * so does one of many orders. Returns whether it waits. Throws:
 *
 * - not-yours for a side of the order, move-not-allowed
 * - sums-changed where the sums differ from those that the operator saw
 * - invalid-input for a sum above the rest, or for one order more than the operator meant
 */
export async function proposeDeskMoney(
  transaction: Transaction,
  task: TaskRow,
  proposal: DeskMoney,
  operator: Operator,
): Promise<boolean> {
  const basis = await readBasis(transaction, task);
  if (basis.beneficiaryIds.includes(operator.operatorId)) throw new CallError('not-yours');
  if (!isMoveAllowed(MONEY_MOVES[proposal.way], task, 'operator')) throw new CallError('move-not-allowed');
  const plan = await requirePlan(transaction, task, proposal, operator.now);
  if ((await findApproval(transaction, basis, operator.now)) !== null) throw new CallError('move-not-allowed');
  if (!plan.needsSecond && !proposal.bulk) {
    await carryOut(transaction, task, proposal, operator);
    return false;
  }
  if (proposal.bulk) await requireInBulk(transaction, proposal.bulk, operator.operatorId);
  await askForSecond(transaction, { ...basis, proposal }, operator);
  return true;
}

/**
 * A second operator says yes or no. Answers the way that was proposed. Throws what `answerAsSecond` and
 * `proposeDeskMoney` throw.
 */
export async function confirmDeskMoney(
  transaction: Transaction,
  task: TaskRow,
  isConfirmed: boolean,
  operator: Operator,
): Promise<DeskMoneyWay> {
  const basis = await readBasis(transaction, task);
  const { proposal } = await answerAsSecond<DeskMoney>(transaction, basis, isConfirmed, operator);
  if (isConfirmed) {
    await requirePlan(transaction, task, proposal, operator.now);
    await carryOut(transaction, task, proposal, operator);
  }
  return proposal.way;
}

/** The money that waits for a second operator; null without any. */
export async function findPendingMoney(
  executor: Executor,
  task: TaskRow,
  { now, money }: { readonly now: Date; readonly money?: OrderMoney },
) {
  return findApproval<DeskMoney>(executor, toBasis(task, money ?? (await getOrderMoney(executor, task.id))), now);
}

async function readBasis(executor: Executor, task: TaskRow): Promise<ApprovalBasis> {
  return toBasis(task, await getOrderMoney(executor, task.id));
}

function toBasis(task: TaskRow, money: OrderMoney): ApprovalBasis {
  const { id: subjectId, state, priceRials, customerId, providerId, assigneeId } = task;
  return {
    matter: 'refund',
    subjectId,
    facts: { state, priceRials, providerId, money },
    beneficiaryIds: [customerId, providerId, assigneeId].flatMap((id) => id ?? []),
  };
}

async function requirePlan(transaction: Transaction, task: TaskRow, proposal: DeskMoney, now: Date) {
  const { way, rials, lines, leftRials } = proposal;
  const plan = await planDeskMoney(transaction, task, { way, rials, lines, now });
  if (plan.leftRial !== leftRials) throw new CallError('sums-changed');
  const isSum = way === 'cancel' ? rials === plan.leftRial : rials > 0 && rials <= plan.leftRial && rials === plan.rial;
  if (!isSum) throw new CallError('invalid-input', { fields: [{ field: 'rial', message: 'invalid' }] });
  return plan;
}

async function carryOut(
  transaction: Transaction,
  task: TaskRow,
  { way, rials, lines, reason }: DeskMoney,
  { operatorId, now }: Operator,
): Promise<void> {
  const { providerRial } = await planDeskMoney(transaction, task, { way, rials, now });
  const deskSums = { backRials: rials, providerRials: providerRial };
  const change = lines ? { detail: addRefundedLines(task, lines) } : {};
  const moved = await moveLocked(transaction, task, {
    move: MONEY_MOVES[way],
    actorId: operatorId,
    reason,
    now,
    deskSums,
    change,
  });
  if (way === 'refund') await refundFromDesk(transaction, task, { amountRials: rials, now });
  if (way === 'goodwill') {
    await giveGoodwill(transaction, task, { amountRials: rials, now });
    await lowerClaim(transaction, task.id, rials);
  }
  await bringInvoicesUpToDate(transaction, moved.task, now);
}
