import { and, eq, inArray, ne } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { REPORT_MEASURES, type ReportMeasure } from '@/lib/contract/desk-enumerations';
import { toFullName } from '@/lib/domain/person/full-name';

import { toAppealed, type ReportRow } from '../measures';
import type { Executor, Transaction } from '../ports/database';
import { conversationReports, tasks, users, type TaskRow } from '../schema';

type DeskReport = CallAnswer<'operator/getreport'>['report'];

export interface FoundReport {
  readonly report: ReportRow;
  readonly task: TaskRow;
}

/** Throws not-found. */
export async function requireReport(executor: Executor, id: number): Promise<FoundReport> {
  const [found] = await executor
    .select({ report: conversationReports, task: tasks })
    .from(conversationReports)
    .innerJoin(tasks, eq(tasks.id, conversationReports.taskId))
    .where(eq(conversationReports.id, id));
  if (!found) throw new CallError('not-found');
  return found;
}

/** The report under a lock until the transaction ends. Throws not-found. */
export async function lockReport(transaction: Transaction, id: number): Promise<FoundReport> {
  await transaction
    .select({ id: conversationReports.id })
    .from(conversationReports)
    .where(eq(conversationReports.id, id))
    .for('update');
  return requireReport(transaction, id);
}

/** The measures that are possible now: only a message can be masked, and the recipient has no account to warn. */
export function listMeasures({ decidedAt, messageId, accusedSide }: ReportRow): ReportMeasure[] {
  if (decidedAt !== null) return [];
  return REPORT_MEASURES.filter(
    (measure) => (measure !== 'masked' || messageId !== null) && (measure !== 'warned' || accusedSide !== 'recipient'),
  );
}

export function hasOpenAppeal({ appealedAt, appealDecidedAt }: ReportRow): boolean {
  return appealedAt !== null && appealDecidedAt === null;
}

/** The report as the operator with this id reads it. */
export async function toDeskReport(
  executor: Executor,
  { report, task }: FoundReport,
  operatorId: number,
): Promise<DeskReport> {
  return {
    reportid: report.id,
    taskid: task.id,
    reqcode: task.code,
    accusedSide: report.accusedSide,
    ...(await readMembers(executor, report)),
    earlierMeasures: await countEarlier(executor, report),
    text: report.text,
    reportedAtMs: report.createdAt.getTime(),
    messageid: report.messageId,
    ...toDecided(report),
    ...toAppealed(report),
    mayDecide: listMeasures(report),
    mayDecideAppeal: hasOpenAppeal(report) && report.decidedById !== operatorId,
  };
}

async function readMembers(executor: Executor, { accusedId, reporterId }: ReportRow) {
  const people = await executor
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [accusedId, reporterId]));
  const toMember = (userid: number) => {
    const person = people.find(({ id }) => id === userid);
    return { userid, fullname: person ? toFullName(person) : '' };
  };
  return { reporter: toMember(reporterId), accused: toMember(accusedId) };
}

async function countEarlier(executor: Executor, { id, accusedId }: ReportRow): Promise<number> {
  const isEarlier = and(
    eq(conversationReports.accusedId, accusedId),
    ne(conversationReports.id, id),
    inArray(conversationReports.measure, ['warned', 'masked', 'blocked']),
  );
  return executor.$count(conversationReports, isEarlier);
}

function toDecided({ measure, reason, decidedAt, blockedUntil }: ReportRow) {
  return {
    measure,
    reason,
    decidedAtMs: decidedAt?.getTime() ?? null,
    blockedUntilMs: blockedUntil?.getTime() ?? null,
  };
}
