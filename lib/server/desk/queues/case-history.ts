import { and, desc, eq, inArray, max, or, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { DeskCase } from '@/lib/contract/desk-enumerations';
import { CASE_AUDITS } from '@/lib/domain/desk/case-audit';
import { toFullName } from '@/lib/domain/person/full-name';

import type { Executor } from '../../ports/database';
import { auditEntries, users } from '../../schema';

type CaseEvent = CallAnswer<'operator/getcasehistory'>['lstEvent'][number];

/** Acts in a case, at most. */
const MOST_ACTS = 100;

interface OfCase {
  readonly subject: DeskCase;
  readonly caseid: number;
}

const { id, at, actorId, action, reason, outcome, subject: about, subjectId, input } = auditEntries;

/** The operators' acts in a case, its owners, and each operator's last read, newest first. */
export async function listCaseHistory(executor: Executor, of: OfCase): Promise<CaseEvent[]> {
  const acts = await executor
    .select({ at, actorId, action, reason })
    .from(auditEntries)
    .where(and(isOf(of), eq(outcome, 'done')))
    .orderBy(desc(id))
    .limit(MOST_ACTS);
  const last = max(at);
  const reads = await executor
    .select({ at: last, actorId, action })
    .from(auditEntries)
    .where(and(isOf(of), eq(outcome, 'read')))
    .groupBy(actorId, action);
  const rows = [
    ...acts,
    ...reads.flatMap((read) => (read.at === null ? [] : [{ ...read, at: read.at, reason: null }])),
  ];
  const names = await readNames(executor, new Set(rows.map((row) => row.actorId)));
  return rows
    .map((row) => ({
      atMs: row.at.getTime(),
      actor: { userid: row.actorId, fullname: names.get(row.actorId) ?? '' },
      action: row.action,
      reason: row.reason,
    }))
    .sort((one, other) => other.atMs - one.atMs);
}

/** A case by its subject, and by its queue where it got an owner or was put off. */
function isOf({ subject, caseid }: OfCase) {
  const { subject: name, acts } = CASE_AUDITS[subject];
  return and(
    eq(subjectId, caseid),
    or(
      and(eq(about, name), acts && inArray(action, [...acts])),
      and(eq(about, 'case'), sql`${input} ->> 'queue' = ${subject}`),
    ),
  );
}

async function readNames(executor: Executor, ids: ReadonlySet<number>): Promise<ReadonlyMap<number, string>> {
  const people = await executor
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(people.map((person) => [person.id, toFullName(person)]));
}
