import { and, desc, eq, gt, inArray, isNull, ne, notExists, or, type SQL } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';

import type { Executor } from '../ports/database';
import { conversationReports, orderMessages } from '../schema';

/** The writer of words in an order. */
export interface Writer {
  readonly taskId: number;
  /** Null for the person that an order is for, who has no account and is known by the order. */
  readonly userId: number | null;
}

/** A row of `conversation_reports`. */
export type ReportRow = typeof conversationReports.$inferSelect;

const { accusedId, accusedSide, appealDecision, blockedUntil, measure, messageId, taskId } = conversationReports;

/** An appeal takes a measure back from its decision on. */
const holds = or(isNull(appealDecision), ne(appealDecision, 'lifted'));
const masks = and(inArray(measure, ['masked', 'blocked']), holds);

/** An order's recipient is stopped in that order alone, and their customer by nothing that the recipient wrote. */
function isBy({ taskId: id, userId }: Writer): SQL | undefined {
  return userId === null
    ? and(eq(taskId, id), eq(accusedSide, 'recipient'))
    : and(eq(accusedId, userId), ne(accusedSide, 'recipient'));
}

/** Whether an operator has stopped this writer's writing. */
export async function isStopped(executor: Executor, writer: Writer, now: Date): Promise<boolean> {
  return (await executor.$count(conversationReports, and(isBy(writer), gt(blockedUntil, now), holds))) > 0;
}

/** Throws writing-stopped. */
export async function requireMayWrite(executor: Executor, writer: Writer, now: Date): Promise<void> {
  if (await isStopped(executor, writer, now)) throw new CallError('writing-stopped');
}

/** The masked ones of these messages. */
export async function listMasked(executor: Executor, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await executor
    .select({ messageId })
    .from(conversationReports)
    .where(and(inArray(messageId, [...ids]), masks));
  return new Set(rows.flatMap((row) => row.messageId ?? []));
}

/** A condition for rows of `order_messages` that are not masked. */
export function isUnmasked(executor: Executor): SQL {
  return notExists(
    executor
      .select({ id: conversationReports.id })
      .from(conversationReports)
      .where(and(eq(messageId, orderMessages.id), masks)),
  );
}

/** The last measure against a writer in an order, or one that stops their writing everywhere; null without one. */
export async function findOwnMeasure(executor: Executor, writer: Writer, now: Date): Promise<ReportRow | null> {
  const isNear = or(eq(taskId, writer.taskId), gt(blockedUntil, now));
  const [row] = await executor
    .select()
    .from(conversationReports)
    .where(and(isBy(writer), inArray(measure, ['warned', 'masked', 'blocked']), isNear))
    .orderBy(desc(conversationReports.decidedAt), desc(conversationReports.id))
    .limit(1);
  return row ?? null;
}

/** The appeal of a row as the wire has it. */
export function toAppealed(row: ReportRow) {
  return {
    appealDueAtMs: row.appealDueAt?.getTime() ?? null,
    appealText: row.appealText,
    appealedAtMs: row.appealedAt?.getTime() ?? null,
    appealDecision: row.appealDecision,
    appealReason: row.appealReason,
  };
}

/** A measure as its writer reads it; null for a report that led to none. */
export function toWritingMeasure(row: ReportRow): CallAnswer<'ordermessage/getallmessage'>['measure'] {
  if (row.measure === null || row.measure === 'dismissed' || row.decidedAt === null) return null;
  return {
    reportid: row.id,
    measure: row.measure,
    reason: row.reason ?? '',
    decidedAtMs: row.decidedAt.getTime(),
    blockedUntilMs: row.blockedUntil?.getTime() ?? null,
    ...toAppealed(row),
  };
}
