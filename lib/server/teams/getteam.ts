import { and, asc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { toShownRating } from '@/lib/domain/order/rating';
import { toProfileImageUrl } from '@/lib/domain/site/uploaded-file';
import { toFullName } from '@/lib/domain/person/full-name';

import { defineHandler, requireActor } from '../handler';
import type { Executor } from '../ports/database';
import { providers, teamMembers } from '../schema';
import { countOpenWork, findPlaceInTeam, listTeam, readCompanyName, type PlaceInTeam } from './store';

type Answer = CallAnswer<'team/getteam'>;

export const handler = defineHandler('team/getteam', async (_, context) => {
  const actor = requireActor(context);
  const { connection } = context.ports.database;
  const place = await findPlaceInTeam(connection, actor);
  return {
    team: place && { companyName: await readCompanyName(connection, place.companyId), place: place.place },
    lstMember: place ? await listMembers(connection, actor.userId, place) : [],
    lstInvitation: await listInvitations(connection, actor.userId),
  };
});

async function listMembers(executor: Executor, userId: number, place: PlaceInTeam): Promise<Answer['lstMember']> {
  const people = await listTeam(executor, { userId }, place);
  const open = await countOpenWork(
    executor,
    place.companyId,
    people.map(({ member }) => member.memberId),
  );
  return people.map(({ member, person, profile }) => ({
    memberid: member.id,
    userId: member.memberId,
    fullname: toFullName(person),
    mobileNo: person.mobile,
    userImage: toProfileImageUrl(person.imageFileId),
    workerRate: toShownRating(profile.ratingSum, profile.ratingCount),
    state: member.state,
    isSupervisor: member.isSupervisor,
    supervisorUserId: member.supervisorId,
    openWorkCount: open.get(member.memberId) ?? 0,
    isOwn: member.memberId === userId,
  }));
}

async function listInvitations(executor: Executor, userId: number): Promise<Answer['lstInvitation']> {
  const rows = await executor
    .select({ member: teamMembers, companyName: providers.merchantName })
    .from(teamMembers)
    .innerJoin(providers, eq(providers.userId, teamMembers.companyId))
    .where(and(eq(teamMembers.memberId, userId), eq(teamMembers.state, 'invited')))
    .orderBy(asc(teamMembers.id));
  return rows.map(({ member, companyName }) => ({
    memberid: member.id,
    companyName,
    isSupervisor: member.isSupervisor,
    invitedAtMs: member.invitedAt.getTime(),
  }));
}
