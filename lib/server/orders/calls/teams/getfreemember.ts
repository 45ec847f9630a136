import { eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { toShownRating } from '@/lib/domain/order/rating';
import { toFullName } from '@/lib/domain/person/full-name';
import { toProfileImageUrl } from '@/lib/domain/site/uploaded-file';

import { defineHandler, requireActor } from '../../../handler';
import { tasks } from '../../../schema';
import { isFreeForWork, requireTeamChoice } from '../../matching/team-work';
import { findTravel, listSharedTravels } from '../../reading/list-travels';
import { listWhoReturned } from '../../reading/returned-works';

type FreeMember = CallAnswer<'team/getfreemember'>['lstMember'][number];

export const handler = defineHandler('team/getfreemember', async ({ taskid }, context) => {
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const [task] = await connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!task) throw new CallError('not-found');
  const { people, place } = await requireTeamChoice(connection, task, requireActor(context));
  const userIds = people.map(({ member }) => member.memberId);
  const travels = await listSharedTravels(connection, userIds, task);
  const returned = await listWhoReturned(connection, task.id);
  const lstMember: FreeMember[] = [];
  for (const { member, person, profile } of people)
    lstMember.push({
      userId: member.memberId,
      fullname: toFullName(person),
      userImage: toProfileImageUrl(person.imageFileId),
      workerRate: toShownRating(profile.ratingSum, profile.ratingCount),
      travel: findTravel(travels, member.memberId, task.id),
      isFree: await isFreeForWork(connection, task, member.memberId, now),
      isAssigned: member.memberId === task.assigneeId,
      hasReturned: returned.has(member.memberId),
    });
  return { lstMember: lstMember.toSorted(byFitness), isCompanyFree: place === 'company' };
});

/**
 * Free members come before the others. Among them, those who gave this work back come last. Then the nearest comes
 * first, and then the better rated.
 */
function byFitness(one: FreeMember, other: FreeMember): number {
  const toMetres = ({ travel }: FreeMember) => travel?.metres ?? Number.MAX_SAFE_INTEGER;
  return (
    Number(other.isFree) - Number(one.isFree) ||
    Number(one.hasReturned) - Number(other.hasReturned) ||
    toMetres(one) - toMetres(other) ||
    (other.workerRate ?? 0) - (one.workerRate ?? 0)
  );
}
