import { and, eq, inArray, not, sql } from 'drizzle-orm';

import { DISPUTE_STATES } from '@/lib/contract/enumerations';
import { DISPUTE_DECISION_MS } from '@/lib/domain/constants/orders';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { getDisputeFacts } from '@/lib/domain/dispute/dispute-moves';

import { isTouchedBy } from '../../orders';
import { disputes, tasks, users } from '../../schema';
import type { QueueRows } from './queue';

const listStates = (...turns: readonly unknown[]) =>
  DISPUTE_STATES.filter((state) => turns.includes(getDisputeFacts(state).turn));

const DECISION_DAYS = String(DISPUTE_DECISION_MS / DAY_MS);

const isParty = (userId: number) =>
  sql`EXISTS (SELECT FROM ${tasks} WHERE ${tasks.id} = ${disputes.taskId} AND ${userId} IN (${tasks.customerId}, ${tasks.providerId}, ${tasks.assigneeId}))`;

/** Disputes whose ladder has come to the operator; their row says when the decision is due. */
export const disputeRows: QueueRows = {
  table: disputes,
  caseId: disputes.id,
  since: sql`${disputes.dueAt} - make_interval(days => ${sql.raw(DECISION_DAYS)})`,
  waits: () => inArray(disputes.state, listStates('operator')),
  waitsForOther: () => inArray(disputes.state, listStates('customer', 'provider')),
  mayDecide: (userId) => and(not(isTouchedBy(userId)), not(isParty(userId))),
  describe: (executor, caseIds) =>
    executor
      .select({
        caseId: disputes.id,
        code: tasks.code,
        amountRial: disputes.askedRials,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(disputes)
      .innerJoin(tasks, eq(tasks.id, disputes.taskId))
      .innerJoin(users, eq(users.id, tasks.customerId))
      .where(inArray(disputes.id, [...caseIds])),
};
