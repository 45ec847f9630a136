import { and, eq, inArray, isNull } from 'drizzle-orm';

import { defineHandler, requireActor } from '../handler';
import { alerts } from '../schema';

/** Closes the caller's own alerts; ids of others are left as they are, and the answer does not tell them apart. */
export const handler = defineHandler('nonePreloader/user/ackalert', async ({ lstAlertId }, context) => {
  const { userId } = requireActor(context);
  await context.ports.database.connection
    .update(alerts)
    .set({ acknowledgedAt: context.ports.clock.now() })
    .where(and(eq(alerts.userId, userId), inArray(alerts.id, lstAlertId), isNull(alerts.acknowledgedAt)));
  return {};
});
