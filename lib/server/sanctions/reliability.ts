import { and, desc, eq, gt, inArray, isNull, lt, type SQL } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { RELIABILITY } from '@/lib/domain/constants';

import type { Executor } from '../ports/database';
import { reliabilityEvents, tasks } from '../schema';

type ReliabilityEvent = CallAnswer<'provider/getsanctions'>['lstReliability'][number];

/** What moved a provider's reliability, newest first. */
export async function listReliability(executor: Executor, userId: number): Promise<ReliabilityEvent[]> {
  const rows = await selectEvents(executor, eq(reliabilityEvents.userId, userId)).limit(RELIABILITY.listed);
  return rows.map(({ event, reqcode }) => toEvent(event, reqcode));
}

/** The events of which the ids are given, newest first, by their own ids. */
export async function readEvidence(executor: Executor, ids: readonly number[]): Promise<Map<number, ReliabilityEvent>> {
  if (ids.length === 0) return new Map();
  const rows = await selectEvents(executor, inArray(reliabilityEvents.id, [...ids]));
  return new Map(rows.map(({ event, reqcode }) => [event.id, toEvent(event, reqcode)]));
}

/** The ids of what took points and still counts, newest first; without `since` whatever its age. */
export async function listFaults(
  executor: Executor,
  userId: number,
  { reason, since }: { readonly reason?: 'no-show'; readonly since?: Date } = {},
): Promise<number[]> {
  const counts = and(
    eq(reliabilityEvents.userId, userId),
    lt(reliabilityEvents.points, 0),
    isNull(reliabilityEvents.liftedAt),
    reason && eq(reliabilityEvents.reason, reason),
    since && gt(reliabilityEvents.at, since),
  );
  const rows = await selectEvents(executor, counts).limit(RELIABILITY.listed);
  return rows.map(({ event }) => event.id);
}

function selectEvents(executor: Executor, condition: SQL | undefined) {
  return executor
    .select({ event: reliabilityEvents, reqcode: tasks.code })
    .from(reliabilityEvents)
    .innerJoin(tasks, eq(tasks.id, reliabilityEvents.taskId))
    .where(condition)
    .orderBy(desc(reliabilityEvents.at), desc(reliabilityEvents.id))
    .$dynamic();
}

function toEvent(
  { taskId, reason, points, at }: typeof reliabilityEvents.$inferSelect,
  reqcode: string,
): ReliabilityEvent {
  return { taskid: taskId, reqcode, reason, points, atMs: at.getTime() };
}
