import { and, eq, lt, sql } from 'drizzle-orm';

import { SMS_LANE } from '@/lib/domain/constants/providers';

import { deleteOld } from '../background/delete-old';
import type { Executor, Transaction } from '../ports/database';
import { PendingWrite } from '../ports/write-together';
import { answerCodes, users } from '../schema';

/** The orders that a person can answer by SMS, by their codes, those among them that are over. */
export type AnswerCodes = Readonly<Record<string, number>>;

const { alphabet, letters } = SMS_LANE;
const CODES = alphabet.length ** letters;
/** Prime to the number of codes: orders that follow one another have codes that look nothing alike. */
const STRIDE = 137;

/** The codes of a person as one column beside the person's others. */
export const answerCodesOfUser = sql<AnswerCodes>`(
  SELECT coalesce(json_object_agg(${answerCodes.code}, ${answerCodes.taskId}), '{}') FROM ${answerCodes} WHERE ${answerCodes.userId} = ${users.id})`;

/** Whether an SMS can be answered: the provider of a real site has to know where to (SMS_INBOUND_SECRET). */
export function canBeAnsweredBySms(): boolean {
  return !process.env.KAVENEGAR_API_KEY || Boolean(process.env.SMS_INBOUND_SECRET);
}

/**
 * The code of an order for one person: the one that it has, or the next that is free. Orders placed at about the same
 * time begin looking at different codes. So two transactions that do not see each other's never take the same: the
 * unique index holds it. Null where the person has as many as there are.
 */
export function findAnswerCode(taskId: number, taken: AnswerCodes): string | null {
  const own = Object.keys(taken).find((code) => taken[code] === taskId);
  if (own !== undefined) return own;
  for (let step = 0; step < CODES; step += 1) {
    const code = toCode((taskId + step) * STRIDE);
    if (!(code in taken)) return code;
  }
  return null;
}

function toCode(number: number): string {
  let rest = number % CODES;
  return Array.from({ length: letters }, () => {
    const letter = alphabet.charAt(rest % alphabet.length);
    rest = Math.floor(rest / alphabet.length);
    return letter;
  }).join('');
}

interface OwnedCode {
  readonly userId: number;
  readonly taskId: number;
  readonly code: string;
  readonly now: Date;
}

/** Keeps a code for its order, as a write that its caller makes with the SMS that tells it. */
export function keepAnswerCode(transaction: Transaction, { userId, taskId, code, now }: OwnedCode): PendingWrite {
  return new PendingWrite(transaction.insert(answerCodes).values({ userId, taskId, code, createdAt: now }));
}

/** The order that a code of a person stands for; null for one that was never told, or is forgotten. */
export async function findAnsweredTaskId(executor: Executor, userId: number, code: string): Promise<number | null> {
  const [found] = await executor
    .select({ taskId: answerCodes.taskId })
    .from(answerCodes)
    .where(and(eq(answerCodes.userId, userId), eq(answerCodes.code, code)));
  return found?.taskId ?? null;
}

/** Whether somebody was asked of late, and may still answer. */
export async function hasAnswerCodes(executor: Executor, userId: number): Promise<boolean> {
  const found = await executor
    .select({ code: answerCodes.code })
    .from(answerCodes)
    .where(eq(answerCodes.userId, userId))
    .limit(1);
  return found.length > 0;
}

/** Codes that no answer comes to any more. For the timers, once an hour. */
export async function sweepAnswerCodes(executor: Executor, now: Date): Promise<void> {
  await deleteOld(executor, [answerCodes, lt(answerCodes.createdAt, new Date(now.getTime() - SMS_LANE.codeMemoryMs))]);
}
