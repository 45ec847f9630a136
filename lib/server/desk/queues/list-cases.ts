import { and, count, eq, sql, type SQL } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { CaseGroup, DeskQueue } from '@/lib/contract/desk-enumerations';
import { toCaseBounds, toCaseDueMs, toViewed } from '@/lib/domain/desk/queues';
import { toFullName } from '@/lib/domain/person/full-name';

import type { Executor } from '../../ports/database';
import { deskCases } from '../../schema';
import { isInGroup, isOfCase, isOwned } from './conditions';
import { QUEUE_ROWS } from './queues';
import { toColleague, type DeskReader } from './reader';
import { compareCases, DUE_FIRST, toOrder, type CaseOrder } from './sort-cases';
import { listViewers } from './viewers';

type Listed = CallAnswer<'operator/getallcase'>;
type WaitingCase = Listed['lstCase'][number];

interface Page extends CaseOrder {
  readonly group: CaseGroup;
  readonly pageNumber: number;
  readonly pageSize: number;
}

interface FoundCase {
  readonly queue: DeskQueue;
  readonly caseId: number;
  readonly sinceMs: number;
  readonly dueMs: number;
  readonly ownerId: number | null;
  readonly snoozedUntil: Date | null;
}

/** A page of the cases of the reader's queues, in the wanted order. */
export async function listCases(
  executor: Executor,
  reader: DeskReader,
  { group, pageNumber, pageSize, ...order }: Page,
): Promise<Omit<Listed, 'serverNowMs'>> {
  const first = pageNumber * pageSize;
  const found: FoundCase[] = [];
  let totalCount = 0;
  for (const queue of reader.queues) {
    const condition = toCondition(queue, group, reader);
    if (condition === null) continue;
    found.push(...(await findCases(executor, queue, reader, { condition, order, limit: first + pageSize })));
    totalCount += await countCases(executor, queue, condition);
  }
  found.sort(compareCases(order, reader));
  return { lstCase: await describe(executor, reader, found.slice(first, first + pageSize)), totalCount };
}

/** The cases of nobody's that are due first and that the reader may decide, over all of the reader's queues. */
export async function listNobodys(executor: Executor, reader: DeskReader, limit: number): Promise<FoundCase[]> {
  const found: FoundCase[] = [];
  for (const queue of reader.queues) {
    const isNobodys = toCondition(queue, 'nobody', reader) ?? sql`false`;
    const condition = and(isNobodys, QUEUE_ROWS[queue].mayDecide?.(reader.userId));
    found.push(...(await findCases(executor, queue, reader, { condition, limit })));
  }
  return found.sort(compareCases(DUE_FIRST, reader)).slice(0, limit);
}

/** One case of a queue, and whose it is; null where it does not wait there. */
export async function findCase(
  executor: Executor,
  reader: DeskReader,
  { queue, caseid }: { readonly queue: DeskQueue; readonly caseid: number },
): Promise<FoundCase | null> {
  const condition = and(toCondition(queue, 'all', reader) ?? sql`false`, eq(QUEUE_ROWS[queue].caseId, caseid));
  const [found] = await findCases(executor, queue, reader, { condition, limit: 1 });
  return found ?? null;
}

/** Whether a case is late, or due soon. */
export function judgeClock({ queue, sinceMs }: Pick<FoundCase, 'queue' | 'sinceMs'>, { now, time }: DeskReader) {
  const { overdueMs, soonMs } = toCaseBounds(queue, now.getTime(), time);
  return { isOverdue: sinceMs <= overdueMs, isSoon: sinceMs > overdueMs && sinceMs <= soonMs };
}

/** Null where the queue has no such cases. */
function toCondition(queue: DeskQueue, group: CaseGroup, reader: DeskReader): SQL | undefined | null {
  const { waits, waitsForOther } = QUEUE_ROWS[queue];
  if (group === 'other') return waitsForOther ? waitsForOther(reader.now) : null;
  return group === 'all' ? waits(reader.now) : and(waits(reader.now), isInGroup(queue, group, reader));
}

interface Wanted {
  readonly condition: SQL | undefined;
  readonly order?: CaseOrder;
  readonly limit: number;
}

async function findCases(
  executor: Executor,
  queue: DeskQueue,
  reader: DeskReader,
  { condition, order = DUE_FIRST, limit }: Wanted,
): Promise<FoundCase[]> {
  const { table, caseId, since } = QUEUE_ROWS[queue];
  const rows = await executor
    .select({
      caseId: sql`${caseId}`.mapWith(Number),
      since: sql`${since}`.mapWith(deskCases.takenAt),
      ownerId: deskCases.ownerId,
      snoozedUntil: deskCases.snoozedUntil,
      isOwned: isOwned(queue, reader).mapWith(Boolean),
    })
    .from(table)
    .leftJoin(deskCases, isOfCase(queue))
    .where(condition)
    .orderBy(...toOrder(queue, order, reader))
    .limit(limit);
  return rows.map((row) => ({
    queue,
    caseId: row.caseId,
    sinceMs: row.since.getTime(),
    dueMs: toCaseDueMs(queue, row.since.getTime(), reader.time),
    ownerId: row.isOwned ? row.ownerId : null,
    snoozedUntil: row.isOwned ? row.snoozedUntil : null,
  }));
}

async function countCases(executor: Executor, queue: DeskQueue, condition: SQL | undefined): Promise<number> {
  const [found] = await executor
    .select({ count: count() })
    .from(QUEUE_ROWS[queue].table)
    .leftJoin(deskCases, isOfCase(queue))
    .where(condition);
  return found?.count ?? 0;
}

/** The found cases as they are listed; one that cannot be described any more is left out. */
async function describe(executor: Executor, reader: DeskReader, found: readonly FoundCase[]): Promise<WaitingCase[]> {
  const shown: WaitingCase[] = [];
  const nowMs = reader.now.getTime();
  const described = new Map<DeskQueue, Awaited<ReturnType<(typeof QUEUE_ROWS)[DeskQueue]['describe']>>>();
  for (const queue of new Set(found.map((one) => one.queue))) {
    const caseIds = found.flatMap((one) => (one.queue === queue ? [one.caseId] : []));
    described.set(queue, await QUEUE_ROWS[queue].describe(executor, caseIds));
  }
  const viewers = found.length === 0 ? [] : await listViewers(executor, reader);
  for (const { queue, caseId, sinceMs, dueMs, ownerId, snoozedUntil } of found) {
    const row = described.get(queue)?.find((one) => one.caseId === caseId);
    if (!row) continue;
    shown.push({
      queue,
      caseid: caseId,
      code: row.code,
      fullname: toFullName(row),
      amountRial: row.amountRial ?? null,
      sinceMs,
      dueAtMs: dueMs,
      ...judgeClock({ queue, sinceMs }, reader),
      owner: toColleague(reader, ownerId),
      isMine: ownerId === reader.userId,
      snoozedUntilMs: snoozedUntil !== null && snoozedUntil.getTime() > nowMs ? snoozedUntil.getTime() : null,
      lstViewer: viewers.flatMap((viewer) =>
        viewer.subject === toViewed(queue) && viewer.caseId === caseId
          ? (toColleague(reader, viewer.userId) ?? [])
          : [],
      ),
    });
  }
  return shown;
}
