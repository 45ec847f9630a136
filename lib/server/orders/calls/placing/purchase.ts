import { and, eq, isNull } from 'drizzle-orm';

import { defineHandler, requireActor } from '../../../handler';
import { tasks } from '../../../schema';
import { requireOwnRequest } from '../../record/store';

/** Once an order: the first browser that tells it counts. */
export const handler = defineHandler('analytics/purchase', async ({ reqid }, context) => {
  const { database, clock } = context.ports;
  const task = await requireOwnRequest(database.connection, reqid, requireActor(context).userId);
  await database.connection
    .update(tasks)
    .set({ purchaseTrackedAt: clock.now() })
    .where(and(eq(tasks.id, task.id), isNull(tasks.purchaseTrackedAt)));
  return {};
});
