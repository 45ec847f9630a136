import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';

import { conversationReports, tasks, users } from '../../schema';
import type { QueueRows } from './queue';

const { accusedId, appealDecidedAt, appealedAt, createdAt, decidedAt, decidedById, id, taskId } = conversationReports;

/** Reported conversations, and the appeals against their measures. */
export const reportRows: QueueRows = {
  table: conversationReports,
  caseId: id,
  since: sql`coalesce(${appealedAt}, ${createdAt})`,
  waits: () => or(isNull(decidedAt), and(isNotNull(appealedAt), isNull(appealDecidedAt))),
  mayDecide: (userId) => or(isNull(appealedAt), ne(decidedById, userId)),
  describe: (executor, caseIds) =>
    executor
      .select({ caseId: id, code: tasks.code, firstName: users.firstName, lastName: users.lastName })
      .from(conversationReports)
      .innerJoin(tasks, eq(tasks.id, taskId))
      .innerJoin(users, eq(users.id, accusedId))
      .where(inArray(id, [...caseIds])),
};
