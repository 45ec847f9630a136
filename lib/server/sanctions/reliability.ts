import { and, desc, eq, gt, inArray, isNull, lt, type SQL } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { EXCUSE, RELIABILITY } from '@/lib/domain/constants/providers';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../ports/database';
import { categories, reliabilityEvents, selectName, tasks, toVisit } from '../schema';
import { readExcuses, type Excuse } from './excuses';

type ReliabilityEvent = CallAnswer<'provider/getsanctions'>['lstReliability'][number];

/** The events of a provider's reliability, newest first. */
export async function listReliability(executor: Executor, userId: number, locale: Locale): Promise<ReliabilityEvent[]> {
  const rows = await selectEvents(executor, eq(reliabilityEvents.userId, userId)).limit(RELIABILITY.listed);
  return toEvents(executor, rows, locale);
}

/** The events with these ids, newest first. */
export async function readEvidence(
  executor: Executor,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, ReliabilityEvent>> {
  if (ids.length === 0) return new Map();
  const rows = await selectEvents(executor, inArray(reliabilityEvents.id, [...ids]));
  const events = await toEvents(executor, rows, locale);
  return new Map(events.map((event, index) => [rows[index]?.event.id ?? 0, event]));
}

/** The ids of the events that took points and still count, newest first; without `since` of any age. */
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

const EVENT = {
  event: reliabilityEvents,
  reqcode: tasks.code,
  serviceName: selectName(categories),
  startsAt: tasks.startsAt,
  endsAt: tasks.endsAt,
};
type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

function selectEvents(executor: Executor, condition: SQL | undefined) {
  return executor
    .select(EVENT)
    .from(reliabilityEvents)
    .innerJoin(tasks, eq(tasks.id, reliabilityEvents.taskId))
    .innerJoin(categories, eq(categories.id, tasks.categoryId))
    .where(condition)
    .orderBy(desc(reliabilityEvents.at), desc(reliabilityEvents.id))
    .$dynamic();
}

async function toEvents(executor: Executor, rows: readonly EventRow[], locale: Locale): Promise<ReliabilityEvent[]> {
  const excuses = await readExcuses(
    executor,
    rows.flatMap(({ event }) => (event.points < 0 ? [event.id] : [])),
  );
  return rows.map((row) => toEvent(row, excuses.get(row.event.id) ?? null, locale));
}

function toEvent(
  { event, reqcode, serviceName, ...visit }: EventRow,
  excuse: Excuse | null,
  locale: Locale,
): ReliabilityEvent {
  const { taskId, reason, points, at, liftedAt } = event;
  const takesPapers = points < 0 && liftedAt === null && excuse === null;
  return {
    taskid: taskId,
    reqcode,
    serviceName: serviceName[locale],
    gDate: toTehranDate(toVisit(visit).startsAt.getTime()),
    reason,
    points,
    atMs: at.getTime(),
    liftedAtMs: liftedAt?.getTime() ?? null,
    excuse,
    excuseDueAtMs: takesPapers ? at.getTime() + EXCUSE.sentMs : null,
  };
}
