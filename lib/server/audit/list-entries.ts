import { and, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';

import type { CallAnswer, CallInput } from '@/lib/contract';
import { toFullName } from '@/lib/domain/person/full-name';

import type { Executor } from '../ports/database';
import { auditEntries, users } from '../schema';

type Filter = CallInput<'operator/getaudit'>;
type Page = CallAnswer<'operator/getaudit'>;

const PAGE = 50;

/** A page of entries, the newest first. Accounts that were erased have no name. */
export async function listEntries(executor: Executor, { beforeId, ...filter }: Filter): Promise<Page> {
  const { id } = auditEntries;
  const found = await executor
    .select()
    .from(auditEntries)
    .where(and(...toConditions(filter), lt(id, beforeId ?? Number.MAX_SAFE_INTEGER)))
    .orderBy(desc(id))
    .limit(PAGE + 1);
  const rows = found.slice(0, PAGE);
  const names = await readNames(executor, [
    ...rows.map(({ actorId }) => actorId),
    ...rows.flatMap(({ onBehalfOfId }) => onBehalfOfId ?? []),
  ]);
  return {
    lstEntry: rows.map((row) => ({
      entryid: row.id,
      atMs: row.at.getTime(),
      actor: { userid: row.actorId, fullname: names.get(row.actorId) ?? '' },
      behalf:
        row.onBehalfOfId === null ? null : { userid: row.onBehalfOfId, fullname: names.get(row.onBehalfOfId) ?? '' },
      action: row.action,
      subject: row.subject,
      subjectid: row.subjectId,
      input: JSON.stringify(row.input),
      before: row.before && JSON.stringify(row.before),
      after: row.after && JSON.stringify(row.after),
      reason: row.reason,
      outcome: row.outcome,
    })),
    nextBeforeId: found.length > PAGE ? (rows.at(-1)?.id ?? null) : null,
  };
}

function toConditions({ actorid, subject, subjectid, fromMs, untilMs, outcome }: Omit<Filter, 'beforeId'>): SQL[] {
  return [
    ...(actorid ? [eq(auditEntries.actorId, actorid)] : []),
    ...(subject ? [eq(auditEntries.subject, subject)] : []),
    ...(subjectid ? [eq(auditEntries.subjectId, subjectid)] : []),
    ...(outcome ? [eq(auditEntries.outcome, outcome)] : []),
    ...(fromMs ? [gte(auditEntries.at, new Date(fromMs))] : []),
    ...(untilMs ? [lt(auditEntries.at, new Date(untilMs))] : []),
  ];
}

async function readNames(executor: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const people = await executor
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...new Set([0, ...ids])]));
  return new Map(people.map((person) => [person.id, toFullName(person)]));
}
