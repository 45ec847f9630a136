import { and, eq, sql, type SQL } from 'drizzle-orm';

import { ROLE_IDS } from '@/lib/contract/enumerations';
import { mayMakeDeskCall } from '@/lib/domain/person/desk-access';

import type { Executor } from '../../ports/database';
import { auditEntries, disputes, userRoles, type TaskRow } from '../../schema';

/**
 * Whether an operator has touched a case before its appeal. They decided it or were the second to, or acted on it or on
 * its order between its opening and the appeal. Reading is no touch. Before an appeal nobody has, by this.
 */
export function isTouchedBy(operatorId: number): SQL {
  const acted = and(
    eq(auditEntries.actorId, operatorId),
    eq(auditEntries.outcome, 'done'),
    sql`${auditEntries.at} >= ${disputes.openedAt} AND ${auditEntries.at} < ${disputes.appealedAt}`,
    sql`((${auditEntries.subject} = 'dispute' AND ${auditEntries.subjectId} = ${disputes.id})
      OR (${auditEntries.subject} = 'order' AND ${auditEntries.subjectId} = ${disputes.taskId}))`,
  );
  return sql`(${disputes.state} = 'appealed' AND (${disputes.judgeIds} @> ${String(operatorId)}::jsonb
    OR EXISTS (SELECT FROM ${auditEntries} WHERE ${acted})))`;
}

export async function hasTouched(
  executor: Executor,
  { id }: Pick<typeof disputes.$inferSelect, 'id'>,
  operatorId: number,
): Promise<boolean> {
  return (await executor.$count(disputes, and(eq(disputes.id, id), isTouchedBy(operatorId)))) > 0;
}

/** Nobody judges an own order. */
export const isParty = ({ customerId, providerId, assigneeId }: TaskRow, userId: number): boolean =>
  [customerId, providerId, assigneeId].includes(userId);

/** The operators whose roles and whose past leave them a judge of a case. */
export async function countJudges(
  executor: Executor,
  { task, dispute }: { readonly task: TaskRow; readonly dispute: Pick<typeof disputes.$inferSelect, 'id'> },
): Promise<number> {
  const operators = await executor.select().from(userRoles).where(eq(userRoles.roleId, ROLE_IDS.operator));
  let judges = 0;
  for (const { userId, deskRoles } of operators) {
    const isAble = mayMakeDeskCall(deskRoles, 'operator/decidedispute') && !isParty(task, userId);
    if (isAble && !(await hasTouched(executor, dispute, userId))) judges += 1;
  }
  return judges;
}
