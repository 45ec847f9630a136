import { and, eq, isNull, lte, sql } from 'drizzle-orm';

import type { BankAnswer, BankCaseEnd } from '@/lib/contract/desk-enumerations';
import { BANK_CASE_AFTER_MS } from '@/lib/domain/constants/money';
import { PAYMENT_RECHECK } from '@/lib/domain/constants/timers';

import type { ServiceContext } from '../context';
import type { Executor, Transaction } from '../ports/database';
import type { PaymentVerdict } from '../ports/payment';
import { bankCases, bankRefunds, paymentAttempts, payouts, tasks, walletTopUps } from '../schema';

type BankCaseRow = typeof bankCases.$inferSelect;

/** The row of bank money that a case is about. */
export type BankMoneyRow =
  { readonly attemptId: number } | { readonly topUpId: number } | { readonly refundId: number };

const isOpen = () => isNull(bankCases.endedAt);

/** A case's row of one of four tables, beside the tables that it leads to. */
export function selectBankCases(executor: Executor) {
  return executor
    .select({
      case: bankCases,
      attempt: paymentAttempts,
      topUp: walletTopUps,
      refund: bankRefunds,
      payout: payouts,
      task: { id: tasks.id, code: tasks.code, customerId: tasks.customerId },
    })
    .from(bankCases)
    .leftJoin(bankRefunds, eq(bankRefunds.id, bankCases.refundId))
    .leftJoin(paymentAttempts, eq(paymentAttempts.id, sql`coalesce(${bankCases.attemptId}, ${bankRefunds.attemptId})`))
    .leftJoin(walletTopUps, eq(walletTopUps.id, bankCases.topUpId))
    .leftJoin(payouts, eq(payouts.id, bankCases.payoutId))
    .leftJoin(tasks, eq(tasks.id, paymentAttempts.taskId))
    .$dynamic();
}

/**
 * Notes payments and refunds whose place nobody knows for too long. Ends the cases of which the bank has said it since.
 * A payment that was asked about in vain for a day stays a case: it may have been paid.
 */
export async function noteBankCases({ ports }: ServiceContext): Promise<void> {
  const { connection } = ports.database;
  const now = ports.clock.now();
  const before = (waitMs: number) => sql`${new Date(now.getTime() - waitMs).toISOString()}::timestamptz`;
  const at = sql`${now.toISOString()}::timestamptz`;
  // What is open is asked about within minutes, so that an index finds it.
  const isStuck = sql`state = 'started' AND next_check_at <= ${before(-2 * PAYMENT_RECHECK.everyMs)} AND created_at <= ${before(BANK_CASE_AFTER_MS.payment)}`;
  await connection.execute(sql`
    INSERT INTO ${bankCases} (kind, attempt_id, top_up_id, refund_id, noted_at)
    SELECT 'payment', id, NULL::integer, NULL::integer, ${at} FROM ${paymentAttempts} WHERE ${isStuck}
    UNION ALL SELECT 'top-up', NULL, id, NULL, ${at} FROM ${walletTopUps} WHERE ${isStuck}
    UNION ALL SELECT 'refund', NULL, NULL, id, ${at} FROM ${bankRefunds}
      WHERE state = 'pending' AND created_at <= ${before(BANK_CASE_AFTER_MS.refund)}
    ON CONFLICT DO NOTHING`);
  const isSettled = sql`(state NOT IN ('started', 'abandoned') OR state = 'abandoned' AND last_answer IN ('pending', 'unknown'))`;
  await connection
    .update(bankCases)
    .set({ endedAt: now, ended: 'bank' })
    .where(
      and(
        isOpen(),
        lte(bankCases.notedAt, now),
        sql`CASE kind
          WHEN 'payment' THEN EXISTS (SELECT FROM ${paymentAttempts} AS attempt WHERE attempt.id = attempt_id AND ${isSettled})
          WHEN 'top-up' THEN EXISTS (SELECT FROM ${walletTopUps} AS top_up WHERE top_up.id = top_up_id AND ${isSettled})
          WHEN 'refund' THEN EXISTS (SELECT FROM ${bankRefunds} AS refund WHERE refund.id = refund_id AND state <> 'pending')
          ELSE false END`,
      ),
    );
}

/** The source of money that is owed to somebody whose account is erased. */
export type OwedSource = 'top-up' | 'payment' | 'payout';

/** Money of an erased account that no bank takes back: an operator pays it back by hand. `id` is the source's row. */
export async function noteOwed(
  transaction: Transaction,
  { source, id }: { readonly source: OwedSource; readonly id: number },
  now: Date,
): Promise<void> {
  await transaction
    .insert(bankCases)
    .values({ ...toOwedRow(source, id), notedAt: now })
    .onConflictDoNothing();
}

function toOwedRow(source: OwedSource, id: number) {
  if (source === 'top-up') return { kind: 'owed-top-up', topUpId: id } as const;
  return source === 'payment'
    ? ({ kind: 'owed-payment', attemptId: id } as const)
    : ({ kind: 'owed-payout', payoutId: id } as const);
}

/** The verdict on money whose whereabouts are unknown; null once the payment's end is known. */
export function toBankAnswer(verdict: PaymentVerdict | null): BankAnswer | null {
  if (verdict === null) return 'no-gateway';
  if (verdict.isPaid || verdict.reason === 'refused' || verdict.reason === 'cancelled') return null;
  return verdict.reason;
}

/** Keeps the gateway's word, where the money is a case. */
export async function noteBankAnswer(
  executor: Executor,
  row: BankMoneyRow,
  { answer, now }: { readonly answer: BankAnswer; readonly now: Date },
): Promise<void> {
  await executor
    .update(bankCases)
    .set({ lastAnswer: answer, lastAskedAt: now })
    .where(and(isOpen(), isOf(row)));
}

/** Whether a payment is old enough to be a case. */
export function isOldPayment({ createdAt }: { readonly createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= BANK_CASE_AFTER_MS.payment;
}

/** An operator has asked about it. */
export async function noteHandAsked(executor: Executor, caseId: number, now: Date): Promise<void> {
  await executor
    .update(bankCases)
    .set({ handAskedAt: now })
    .where(and(eq(bankCases.id, caseId), isOpen()));
}

/** An open case under a lock; null for one that has ended, and for an unknown id. */
export async function lockBankCase(transaction: Transaction, caseId: number): Promise<BankCaseRow | null> {
  const [found] = await transaction
    .select()
    .from(bankCases)
    .where(and(eq(bankCases.id, caseId), isOpen()))
    .for('update');
  return found ?? null;
}

interface BankCaseEnding {
  readonly ended: Exclude<BankCaseEnd, 'bank'>;
  readonly endedById: number;
  readonly reference: string | null;
  readonly reason: string;
  readonly now: Date;
}

export async function endBankCase(
  transaction: Transaction,
  caseId: number,
  { now, ...ending }: BankCaseEnding,
): Promise<void> {
  await transaction
    .update(bankCases)
    .set({ ...ending, endedAt: now })
    .where(eq(bankCases.id, caseId));
}

function isOf(row: BankMoneyRow) {
  if ('attemptId' in row) return eq(bankCases.attemptId, row.attemptId);
  return 'topUpId' in row ? eq(bankCases.topUpId, row.topUpId) : eq(bankCases.refundId, row.refundId);
}
