import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toFullName } from '@/lib/domain/person/full-name';

import { defineHandler, requireActor } from '../../../handler';
import { tasks } from '../../../schema';
import { isFreeForWork, requireTeamWork } from '../../matching/team-work';

export const handler = defineHandler('team/getfreemember', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const [task] = await connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  const { people, place } = await requireTeamWork(connection, task, requireActor(context));
  const lstMember = [];
  for (const { member, person } of people)
    lstMember.push({
      userId: member.memberId,
      fullname: toFullName(person),
      isFree: await isFreeForWork(connection, task, member.memberId, now),
      isAssigned: member.memberId === task.assigneeId,
    });
  return { lstMember, isCompanyFree: place === 'company' };
});
