import { and, eq, exists, inArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { CallError } from '@/lib/contract/call-error';

import type { Executor } from '../ports/database';
import { tasks, teamMembers, type TaskRow } from '../schema';

type Handed = Pick<TaskRow, 'providerId' | 'assigneeId'>;

const leaders = alias(teamMembers, 'leaders');

/** A condition on `team_members`: an active member of a company who is somebody, or is led by them. */
function isUnder(executor: Executor, userId: number): SQL | undefined {
  const leads = executor
    .select({ found: sql`1` })
    .from(leaders)
    .where(
      and(
        eq(leaders.memberId, userId),
        eq(leaders.companyId, teamMembers.companyId),
        eq(leaders.state, 'active'),
        eq(leaders.isSupervisor, true),
      ),
    );
  return and(
    eq(teamMembers.state, 'active'),
    or(eq(teamMembers.memberId, userId), and(eq(teamMembers.supervisorId, userId), exists(leads))),
  );
}

/**
 * The one place that says whose work an order is. It is its provider's, and, after a company handed it to somebody of
 * its team, that worker's and their supervisor's. It is theirs for as long as both belong to the team.
 */
export async function worksOn(
  executor: Executor,
  { providerId, assigneeId }: Handed,
  userId: number,
): Promise<boolean> {
  if (providerId === userId) return true;
  if (providerId === null || assigneeId === null) return false;
  const found = await executor
    .select({ id: teamMembers.id })
    .from(teamMembers)
    .where(and(eq(teamMembers.companyId, providerId), eq(teamMembers.memberId, assigneeId), isUnder(executor, userId)))
    .limit(1);
  return found.length > 0;
}

/** Throws not-yours for everybody whose work an order is not. */
export async function requireWorksOn(executor: Executor, task: Handed, userId: number): Promise<void> {
  if (!(await worksOn(executor, task, userId))) throw new CallError('not-yours');
}

/** A condition on `tasks`: an order is the work of this person, as `worksOn` says it of one. */
export async function isWorkOf(executor: Executor, userId: number): Promise<SQL | undefined> {
  const own = eq(tasks.providerId, userId);
  const under = await executor
    .select({ companyId: teamMembers.companyId, memberId: teamMembers.memberId })
    .from(teamMembers)
    .where(and(or(eq(teamMembers.memberId, userId), eq(teamMembers.supervisorId, userId)), isUnder(executor, userId)));
  const [first] = under;
  if (!first) return own;
  // A worker who is led belongs to the leader's one company.
  const handed = inArray(
    tasks.assigneeId,
    under.map(({ memberId }) => memberId),
  );
  return or(own, and(eq(tasks.providerId, first.companyId), handed));
}
