import { count, sql, type SQL } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { DeskQueue } from '@/lib/contract/desk-enumerations';
import { toCaseDueMs } from '@/lib/domain/desk/queues';

import type { Executor } from '../../ports/database';
import { deskCases } from '../../schema';
import { isInGroup, isOfCase } from './conditions';
import { QUEUE_ROWS } from './queues';
import type { DeskReader } from './reader';

type Start = CallAnswer<'operator/getstart'>;
type Totals = Start['totals'];

/** Counts a queue's waiting cases in one statement, and in a second one those that wait for the other side. */
export async function countQueue(
  executor: Executor,
  queue: DeskQueue,
  reader: DeskReader,
): Promise<Start['lstQueue'][number]> {
  const { table, since, waits, waitsForOther } = QUEUE_ROWS[queue];
  const of = (group: Parameters<typeof isInGroup>[1]) => countWhere(isInGroup(queue, group, reader));
  const [found] = await executor
    .select({
      openCount: count(),
      overdueCount: of('overdue'),
      soonCount: of('soon'),
      mineCount: of('mine'),
      nobodyCount: of('nobody'),
      snoozedCount: of('snoozed'),
      firstSince: sql`min(${since})`.mapWith(deskCases.takenAt),
    })
    .from(table)
    .leftJoin(deskCases, isOfCase(queue))
    .where(waits(reader.now));
  const { firstSince = null, ...counts } = found ?? {};
  return {
    ...NOTHING,
    ...counts,
    otherCount: waitsForOther ? await executor.$count(table, waitsForOther(reader.now)) : 0,
    queue,
    nextDueAtMs: firstSince && toCaseDueMs(queue, firstSince.getTime(), reader.time),
  };
}

/** The sums over all queues. */
export function addCounts(queues: readonly Totals[]): Totals {
  const sum = { ...NOTHING };
  for (const counts of queues) for (const name of COUNTS) sum[name] += counts[name];
  return sum;
}

const countWhere = (condition: SQL) => sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number);

const NOTHING: Totals = {
  openCount: 0,
  overdueCount: 0,
  soonCount: 0,
  mineCount: 0,
  nobodyCount: 0,
  snoozedCount: 0,
  otherCount: 0,
};
const COUNTS = Object.keys(NOTHING) as (keyof Totals)[];
