import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';

import { ALERT_MEMORY_MS } from '@/lib/domain/constants';
import { isOffered, listStates } from '@/lib/domain/order-states';

import { defineHandler, requireActor } from '../handler';
import type { Executor } from '../ports/database';
import { alerts, tasks } from '../schema';
import { expertTopic } from './topics';

const MOST_ALERTS = 200;

type AlertRow = typeof alerts.$inferSelect;

/** What no client of the caller has acknowledged in the last days, oldest first. */
export const handler = defineHandler('nonePreloader/user/getalert', async (_input, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const since = new Date(context.ports.clock.now().getTime() - ALERT_MEMORY_MS);
  const rows = await connection
    .select()
    .from(alerts)
    .where(and(eq(alerts.userId, userId), isNull(alerts.acknowledgedAt), gt(alerts.createdAt, since)))
    .orderBy(asc(alerts.id))
    .limit(MOST_ALERTS);
  const current = await dropClosedWork(connection, rows, expertTopic(userId));
  return {
    lstAlert: current.map(({ id, topic, payload, createdAt }) => ({
      alertId: id,
      topic,
      payload,
      createdAtMs: createdAt.getTime(),
    })),
  };
});

/** Work that can no longer be had is not rung for. */
async function dropClosedWork(executor: Executor, rows: readonly AlertRow[], workTopic: string): Promise<AlertRow[]> {
  const taskIds = rows.filter(({ topic }) => topic === workTopic).map(({ context }) => Number(context.taskId));
  if (taskIds.length === 0) return [...rows];
  const open = await executor
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(inArray(tasks.id, taskIds), inArray(tasks.state, listStates(isOffered))));
  return rows.filter(({ topic, context }) => topic !== workTopic || open.some(({ id }) => id === context.taskId));
}
