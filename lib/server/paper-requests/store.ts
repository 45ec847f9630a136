import { and, desc, eq, inArray } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import type { PaperRequestState } from '@/lib/contract/desk-enumerations';
import { PAPER_REQUEST } from '@/lib/domain/constants/providers';
import { toEndMs } from '@/lib/domain/provider/paper-end';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';
import { toFileUrl } from '@/lib/domain/site/uploaded-file';

import type { Executor, Transaction } from '../ports/database';
import { paperRequests } from '../schema';

type Own = CallAnswer<'joinus/getpaperrequests'>;
export type PaperRequestRow = typeof paperRequests.$inferSelect;

/** States in which its owner, or the desk, has still something to do. */
export const UNDECIDED: readonly PaperRequestState[] = ['open', 'sent', 'lapsed'];

/** The answer of its owner's calls: every request without a decision. */
export async function readOwn(executor: Executor, userId: number): Promise<Own> {
  const rows = await executor
    .select()
    .from(paperRequests)
    .where(and(eq(paperRequests.userId, userId), inArray(paperRequests.state, [...UNDECIDED])))
    .orderBy(desc(paperRequests.id));
  return { lstPaperRequest: rows.map(toWire) };
}

export function toWire(row: PaperRequestRow): Own['lstPaperRequest'][number] {
  return {
    requestid: row.id,
    kind: row.kind,
    reason: row.reason,
    state: row.state,
    dueday: row.dueDay,
    fileurl: row.fileId === null ? null : toFileUrl(row.fileId),
    askedAtMs: row.askedAt.getTime(),
    turnedAtMs: row.turnedAt.getTime(),
  };
}

/** The request, locked. Throws not-found. */
export async function holdRequest(transaction: Transaction, requestId: number): Promise<PaperRequestRow> {
  const [row] = await transaction.select().from(paperRequests).where(eq(paperRequests.id, requestId)).for('update');
  if (!row) throw new CallError('not-found');
  return row;
}

/** Throws invalid-input for a last day that is left out, past, or too far ahead. */
export function requireDueDay(dueDay: string | undefined, now: Date): string {
  const today = toTehranDate(now.getTime());
  if (dueDay !== undefined && dueDay >= today && dueDay <= addDays(today, PAPER_REQUEST.mostDays)) return dueDay;
  throw new CallError('invalid-input', { fields: [{ field: 'dueday', message: 'out-of-range' }] });
}

/** The time of the owner's next reminder, or of the request's lapse. */
export function toNextAt(dueDay: string, now: Date): Date {
  const endMs = toEndMs(dueDay);
  const reminderMs = endMs - PAPER_REQUEST.reminderMs;
  return new Date(reminderMs > now.getTime() ? reminderMs : endMs);
}
