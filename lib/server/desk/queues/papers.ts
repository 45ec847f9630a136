import { and, exists, inArray, lte, not, sql, type SQL } from 'drizzle-orm';

import { paperRequests, providerApplications } from '../../schema';
import { toPersonRows } from './person-rows';
import type { QueueRows } from './queue';

/** An applicant's papers are a matter of the application while the desk decides on it. */
const ofApplication = exists(
  sql`(SELECT 1 FROM ${providerApplications} WHERE ${providerApplications.userId} = ${paperRequests.userId} AND ${providerApplications.state} = 'documents')`,
);
const asOwn = (...states: (typeof paperRequests.$inferSelect.state)[]): SQL | undefined =>
  and(inArray(paperRequests.state, states), not(ofApplication));

/** Papers that were asked for and have come, or did not come in time. */
export const paperRows: QueueRows = {
  ...toPersonRows(paperRequests),
  since: sql`${paperRequests.turnedAt}`,
  waits: (now) => and(asOwn('sent', 'lapsed'), lte(paperRequests.turnedAt, now)),
  waitsForOther: () => asOwn('open'),
};
