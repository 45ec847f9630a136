import { and, eq, ne, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toFullName } from '@/lib/domain/full-name';

import { isBookedDuring, toBookedInterval } from '../../availability';
import { defineHandler, requireActor } from '../../handler';
import type { Executor } from '../../ports/database';
import { bookings, tasks, toVisit, type TaskRow } from '../../schema';
import { isFreeForWork, requireTeamWork } from './team-work';

export const handler = defineHandler('team/getfreemember', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const [task] = await connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  const { people, companyId, place } = await requireTeamWork(connection, task, requireActor(context));
  const lstMember = [];
  for (const { member, person } of people)
    lstMember.push({
      userId: member.memberId,
      fullname: toFullName(person),
      isFree: await isFreeForWork(connection, task, member.memberId, now),
      isAssigned: member.memberId === task.assigneeId,
    });
  return { lstMember, isCompanyFree: place === 'company' && !(await isBooked(connection, task, companyId)) };
});

/** The company may come at any hour that nothing else takes, whatever its week says. */
async function isBooked(executor: Executor, task: TaskRow, companyId: number): Promise<boolean> {
  const { startsAt, endsAt } = toVisit(task);
  const taken = toBookedInterval({ startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() });
  const span = { startsAt: new Date(taken.startsAtMs), endsAt: new Date(taken.endsAtMs) };
  return (
    (await executor.$count(bookings, and(isBookedDuring(sql`${companyId}`, span), ne(bookings.taskId, task.id)))) > 0
  );
}
