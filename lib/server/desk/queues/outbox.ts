import { and, eq, inArray, lte, sql } from 'drizzle-orm';

import { outgoingMessages, users } from '../../schema';
import { isGivenUp } from '../../messages';
import type { QueueRows } from './queue';

/** SMS and e-mails that no partner took, however often they were tried. */
export const outboxRows: QueueRows = {
  table: outgoingMessages,
  caseId: outgoingMessages.id,
  since: sql`${outgoingMessages.settledAt}`,
  waits: (now) => and(isGivenUp, lte(outgoingMessages.settledAt, now)),
  describe: (executor, caseIds) =>
    executor
      .select({
        caseId: outgoingMessages.id,
        code: outgoingMessages.recipient,
        firstName: sql<string>`coalesce(${users.firstName}, '')`,
        lastName: sql<string>`coalesce(${users.lastName}, '')`,
      })
      .from(outgoingMessages)
      .leftJoin(users, eq(users.mobile, outgoingMessages.recipient))
      .where(inArray(outgoingMessages.id, [...caseIds])),
};
