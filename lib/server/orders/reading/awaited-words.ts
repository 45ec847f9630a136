import { and, asc, eq, inArray } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { DISPUTE_STATES } from '@/lib/contract/enumerations';
import { getDisputeFacts } from '@/lib/domain/dispute/dispute-moves';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../../ports/database';
import { disputes, tasks } from '../../schema';
import { listTaskViews, toTaskSummary } from './task-views';

type Awaited = CallAnswer<'expert/getdashboard'>['lstDispute'];

const STATES = DISPUTE_STATES.filter((state) => getDisputeFacts(state).turn === 'provider');

/** The disputes of a provider's work that wait for the provider's word, the next deadline first. */
export async function listAwaitedWords(executor: Executor, providerId: number, locale: Locale): Promise<Awaited> {
  const waiting = await executor
    .select({ taskId: disputes.taskId, reason: disputes.reason, dueAt: disputes.dueAt })
    .from(disputes)
    .innerJoin(tasks, eq(tasks.id, disputes.taskId))
    .where(and(eq(tasks.providerId, providerId), inArray(disputes.state, STATES)))
    .orderBy(asc(disputes.dueAt), asc(disputes.id));
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ taskId }) => taskId);
  const works = new Map(
    (await listTaskViews(executor, inArray(tasks.id, ids))).map((view) => [
      view.task.id,
      toTaskSummary(view, 'provider', locale),
    ]),
  );
  return waiting.flatMap(({ taskId, reason, dueAt }) => {
    const work = works.get(taskId);
    if (!work) return [];
    const { taskid, state, kind, serviceName, serviceTypeName, gradeName } = work;
    const named = { taskid, state, kind, serviceName, serviceTypeName, gradeName };
    return [{ ...named, reason, dueAtMs: dueAt?.getTime() ?? null }];
  });
}
