import { and, asc, eq, gt, isNull } from 'drizzle-orm';

import { ALERT_MEMORY_MS, ALERTS_LISTED } from '@/lib/domain/constants/alerts';

import { defineHandler, requireActor } from '../handler';
import { alerts } from '../schema';
import { dropClosedWork } from './closed-work';

/**
 * The caller's unanswered alerts of the last days, oldest first. It lists received ones too, because a reloaded page
 * has forgotten them.
 */
export const handler = defineHandler('nonePreloader/user/getalert', async (_input, context) => {
  const { userId } = requireActor(context);
  const { connection } = context.ports.database;
  const since = new Date(context.ports.clock.now().getTime() - ALERT_MEMORY_MS);
  const rows = await connection
    .select()
    .from(alerts)
    .where(and(eq(alerts.userId, userId), isNull(alerts.acknowledgedAt), gt(alerts.createdAt, since)))
    .orderBy(asc(alerts.id))
    .limit(ALERTS_LISTED);
  const current = await dropClosedWork(connection, rows);
  return {
    lstAlert: current.map(({ id, topic, payload, createdAt }) => ({
      alertId: id,
      topic,
      payload,
      createdAtMs: createdAt.getTime(),
    })),
  };
});
