import { and, eq, inArray, isNull } from 'drizzle-orm';

import { defineHandler, requireActor } from '../handler';
import { alerts } from '../schema';

/**
 * Closes the caller's own alerts, or notes that a client has them, which ends their repeats and nothing else. Ids of
 * others are left as they are, and the answer does not tell them apart.
 */
export const handler = defineHandler('nonePreloader/user/ackalert', async ({ lstAlertId, isAnswered }, context) => {
  const { userId } = requireActor(context);
  const now = context.ports.clock.now();
  const isOpen = isAnswered ? isNull(alerts.acknowledgedAt) : isNull(alerts.receivedAt);
  await context.ports.database.connection
    .update(alerts)
    .set(isAnswered ? { acknowledgedAt: now } : { receivedAt: now, nextAttemptAt: null })
    .where(and(eq(alerts.userId, userId), inArray(alerts.id, lstAlertId), isOpen));
  return {};
});
