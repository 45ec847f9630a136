import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { BankAnswer, BankCaseMove } from '@/lib/contract/desk-enumerations';
import { BANK_MOVES, isAskable, listBankMoves, needsSecondForBank } from '@/lib/domain/desk/bank-case-moves';

import type { ServiceContext } from '../../context';
import {
  applyTopUpVerdict,
  askVerdict,
  endBankCase,
  isBankRefundHeld,
  isRefusal,
  lockBankCase,
  noteHandAsked,
  payOwedByHand,
  payOwedPayout,
  selectBankCases,
  settleTopUp,
} from '../../money';
import { answerAsSecond, askForSecond, findApproval, type ApprovalBasis } from '../../operators';
import type { Executor, Transaction } from '../../ports/database';
import { bankCases } from '../../schema';
import { sendAfterCommit } from '../telling/tell';
import { askRefundAgain, closeAndTell, whileRefundIsHeld } from './bank-refunds';
import { applyVerdict, settleAttempt } from './payment-verdict';

/** A case with the rows that it is about; those of the other kinds are null. */
export type FoundBankCase = Awaited<ReturnType<typeof selectBankCases>>[number];

/** An operator's decision about money at a bank. */
export interface BankDecision {
  readonly move: BankCaseMove;
  readonly reference: string | null;
  readonly reason: string;
}

interface Operator {
  readonly operatorId: number;
  readonly now: Date;
}

export interface BankMoney {
  readonly amountRials: number;
  /** Null for a payout. */
  readonly gatewayId: string | null;
  /** The bank's name of a payment; of a payout its number in the bank's file. */
  readonly authority: string;
  /** The state of its own row. */
  readonly state: string;
  readonly createdAt: Date;
  /** Null where the account is erased. */
  readonly customerId: number | null;
}

/** The payment or payout that a case is about; of a refund the sum that goes back. */
export function toBankMoney({ case: { kind }, attempt, topUp, refund, payout, task }: FoundBankCase): BankMoney {
  if (payout) {
    const { id, amountRials, requestedAt } = payout;
    // Such a case is noted when the bank returned it, and stays owed until it ends.
    const owed = { gatewayId: null, authority: String(id), state: 'owed', customerId: null };
    return { amountRials, createdAt: requestedAt, ...owed };
  }
  const payment = attempt ?? topUp;
  if (!payment) throw new Error('A case of bank money has no payment');
  const { gatewayId, authority } = payment;
  const { amountRials, state, createdAt } = refund ?? payment;
  const isOwed = kind === 'owed-payment' || kind === 'owed-top-up';
  const customerId = isOwed ? null : (task?.customerId ?? topUp?.userId ?? null);
  return { amountRials, gatewayId, authority, state, createdAt, customerId };
}

/** Throws not-found. */
async function requireBankCase(executor: Executor, caseId: number): Promise<FoundBankCase> {
  const [found] = await selectBankCases(executor).where(eq(bankCases.id, caseId));
  if (!found) throw new CallError('not-found');
  return found;
}

/**
 * Asks the gateway now. Returns its answer; null where that ends the case. Throws move-not-allowed, not-found, and
 * bank-being-asked.
 */
export async function askBank(context: ServiceContext, caseId: number): Promise<BankAnswer | null> {
  const { connection } = context.ports.database;
  const found = await requireBankCase(connection, caseId);
  if (found.case.endedAt || !isAskable(found.case.kind)) throw new CallError('move-not-allowed');
  if (found.refund) await askRefundAgain(context, found.refund.id);
  else if (found.topUp) await settleTopUp(context, found.topUp);
  else if (found.attempt) await settleAttempt(context, found.attempt);
  await noteHandAsked(connection, caseId, context.ports.clock.now());
  const after = await requireBankCase(connection, caseId);
  return isStillOpen(toBankMoney(after).state) ? after.case.lastAnswer : null;
}

/**
 * An operator's decision about a case, in one transaction. A refund is held for it, so that no question to its gateway
 * is under way. Where the money may go to the wallet, its gateway is asked first. Throws not-found, bank-being-asked
 * while somebody asks the gateway or decides, and what the decision throws.
 */
export async function decideAlone<Result>(
  context: ServiceContext,
  { caseId, asksBank }: { readonly caseId: number; readonly asksBank: boolean },
  decide: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const { database, clock } = context.ports;
  const found = await requireBankCase(database.connection, caseId);
  const { refund } = found;
  if (refund?.state !== 'pending') return database.transaction(decide);
  return whileRefundIsHeld(context, refund.id, async (heldUntil) => {
    if (asksBank) await settleIfGivenBack(context, found);
    return database.transaction(async (transaction) => {
      if (!(await isBankRefundHeld(transaction, refund.id, { heldUntil, now: clock.now() })))
        throw new CallError('bank-being-asked');
      return decide(transaction);
    });
  });
}

/**
 * Before a refund goes into the wallet by hand, its gateway is asked where the payment is. It may have given the money
 * back and lost the answer. Then the return is booked here, and the decision that follows finds the case settled, so
 * nobody is paid a second time. A gateway that says nothing leaves it to the bank's own records, which the operator
 * names.
 */
async function settleIfGivenBack(context: ServiceContext, { refund, attempt }: FoundBankCase): Promise<void> {
  const { database, clock } = context.ports;
  if (!refund || !attempt) return;
  const verdict = await askVerdict(context, attempt);
  // It was paid once. Whoever took it and has it no more has given it back.
  if (verdict === null || !isRefusal(verdict)) return;
  await database.transaction((transaction) => closeAndTell(transaction, refund, true, clock.now()));
  sendAfterCommit(context);
}

/**
 * Books an operator's finding at a bank about money. A large sum waits for a second operator. Answers whether it waits.
 * Throws not-found, not-yours for its customer, sums-changed, invalid-input for a reference that lacks, and
 * move-not-allowed where the bank or a colleague was faster.
 */
export async function decideBankCase(
  transaction: Transaction,
  caseId: number,
  { seenRials, ...decision }: BankDecision & { readonly seenRials: number },
  operator: Operator,
): Promise<boolean> {
  const found = await lockOpenCase(transaction, caseId);
  const basis = toBankBasis(found);
  const { amountRials } = toBankMoney(found);
  if (basis.beneficiaryIds.includes(operator.operatorId)) throw new CallError('not-yours');
  if (!listBankMoves(found.case.kind, found.case.handAskedAt !== null).includes(decision.move))
    throw new CallError('move-not-allowed');
  if (seenRials !== amountRials) throw new CallError('sums-changed');
  if (BANK_MOVES[decision.move].needsReference && decision.reference === null)
    throw new CallError('invalid-input', { fields: [{ field: 'reference', message: 'missing' }] });
  if ((await findApproval(transaction, basis, operator.now)) !== null) throw new CallError('move-not-allowed');
  if (needsSecondForBank(decision.move, amountRials)) {
    await askForSecond(transaction, { ...basis, proposal: decision }, operator);
    return true;
  }
  await carryOut(transaction, found, decision, operator);
  return false;
}

/** A second operator says yes or no. Throws what `answerAsSecond` and `decideBankCase` throw. */
export async function confirmBankCase(
  transaction: Transaction,
  caseId: number,
  isConfirmed: boolean,
  operator: Operator,
): Promise<void> {
  const found = await lockOpenCase(transaction, caseId);
  const basis = toBankBasis(found);
  const { proposal } = await answerAsSecond<BankDecision>(transaction, basis, isConfirmed, operator);
  if (isConfirmed) await carryOut(transaction, found, proposal, operator);
}

/** The facts on which a second operator's approval rests. */
export function toBankBasis(found: FoundBankCase): ApprovalBasis {
  const { amountRials, state, authority, customerId } = toBankMoney(found);
  return {
    matter: 'bank-case',
    subjectId: found.case.id,
    facts: { amountRials, state, authority },
    beneficiaryIds: customerId === null ? [] : [customerId],
  };
}

/** Throws not-found, and move-not-allowed where it has ended, or its money is where it belongs. */
async function lockOpenCase(transaction: Transaction, caseId: number): Promise<FoundBankCase> {
  const isOpen = (await lockBankCase(transaction, caseId)) !== null;
  const found = await requireBankCase(transaction, caseId);
  if (!isOpen || !isStillOpen(toBankMoney(found).state)) throw new CallError('move-not-allowed');
  return found;
}

/** The states of a payment, a refund and owed money in which an operator has something to decide. */
function isStillOpen(state: string): boolean {
  return ['started', 'abandoned', 'pending', 'owed'].includes(state);
}

async function carryOut(
  transaction: Transaction,
  found: FoundBankCase,
  { move, reference, reason }: BankDecision,
  { operatorId, now }: Operator,
): Promise<void> {
  await book(transaction, found, { move, reference }, now);
  await endBankCase(transaction, found.case.id, { ended: move, endedById: operatorId, reference, reason, now });
}

async function book(
  transaction: Transaction,
  { case: { kind }, attempt, topUp, refund, payout }: FoundBankCase,
  { move, reference }: Pick<BankDecision, 'move' | 'reference'>,
  now: Date,
): Promise<void> {
  if (refund) {
    await closeAndTell(transaction, refund, move === 'returned', now);
    return;
  }
  if (payout) {
    await payOwedPayout(transaction, payout, now);
    return;
  }
  const payment = topUp ?? attempt;
  if (!payment) return;
  if (kind === 'owed-payment' || kind === 'owed-top-up') {
    const source = topUp ? 'top-up' : 'payment';
    if (!(await payOwedByHand(transaction, { source, id: payment.id }, now))) throw new CallError('move-not-allowed');
    return;
  }
  const verdict =
    move === 'paid'
      ? ({ isPaid: true, referenceId: reference ?? '', maskedCard: null, isByHand: true } as const)
      : ({ isPaid: false, reason: 'refused' } as const);
  if (topUp) await applyTopUpVerdict(transaction, topUp, verdict, now);
  else if (attempt) await applyVerdict(transaction, attempt, verdict, now);
}
