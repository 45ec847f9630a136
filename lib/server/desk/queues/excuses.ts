import { and, isNull, lte, sql } from 'drizzle-orm';

import { withdrawalExcuses } from '../../schema';
import { isOfSomebody, toPersonRows } from './person-rows';
import type { QueueRows } from './queue';

const { sentAt, decidedAt, userId } = withdrawalExcuses;

/** Papers for withdrawals. Of somebody who is erased there is nothing left to decide. */
export const excuseRows: QueueRows = {
  ...toPersonRows(withdrawalExcuses),
  since: sql`${sentAt}`,
  waits: (now) => and(lte(sentAt, now), isNull(decidedAt), isOfSomebody(userId)),
};
