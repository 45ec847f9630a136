import { and, eq, inArray, lte, sql } from 'drizzle-orm';

import { users, workVehicles } from '../../schema';
import type { QueueRows } from './queue';

/** Work vehicles whose papers wait for a look. */
export const vehicleRows: QueueRows = {
  table: workVehicles,
  caseId: workVehicles.id,
  since: sql`${workVehicles.sentAt}`,
  waits: (now) => and(eq(workVehicles.state, 'checking'), lte(workVehicles.sentAt, now)),
  describe: (executor, caseIds) =>
    executor
      .select({
        caseId: workVehicles.id,
        code: workVehicles.plate,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(workVehicles)
      .innerJoin(users, eq(users.id, workVehicles.userId))
      .where(inArray(workVehicles.id, [...caseIds])),
};
