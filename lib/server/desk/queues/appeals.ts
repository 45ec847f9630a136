import { and, isNull, lte, sql } from 'drizzle-orm';

import { sanctions } from '../../schema';
import { isOfSomebody, toPersonRows } from './person-rows';
import type { QueueRows } from './queue';

/** Appeals against sanctions. Of somebody who is erased there is nothing left to decide. */
export const appealRows: QueueRows = {
  ...toPersonRows(sanctions),
  since: sql`${sanctions.appealedAt}`,
  waits: (now) => and(lte(sanctions.appealedAt, now), isNull(sanctions.decidedAt), isOfSomebody(sanctions.userId)),
};
