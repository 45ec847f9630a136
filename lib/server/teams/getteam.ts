import { and, asc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { toShownRating } from '@/lib/domain/order/rating';
import { toProfileImageUrl } from '@/lib/domain/site/uploaded-file';
import { toFullName } from '@/lib/domain/person/full-name';

import { defineHandler, requireActor } from '../handler';
import type { Executor } from '../ports/database';
import { providers, teamMembers } from '../schema';
import { countOpenWork, findPlaceInTeam, listTeam, readCompanyName, type PlaceInTeam } from './store';
import { findMemberWage, readTeamWages } from './wages';

type Answer = CallAnswer<'team/getteam'>;

export const handler = defineHandler('team/getteam', async (_, context) => {
  const actor = requireActor(context);
  const { connection } = context.ports.database;
  const place = await findPlaceInTeam(connection, actor);
  return {
    team: place && { companyName: await readCompanyName(connection, place.companyId), place: place.place },
    lstMember: place
      ? await listMembers(connection, { userId: actor.userId, place, now: context.ports.clock.now() })
      : [],
    lstInvitation: await listInvitations(connection, actor.userId),
  };
});

interface TeamReader {
  readonly userId: number;
  readonly place: PlaceInTeam;
  readonly now: Date;
}

async function listMembers(executor: Executor, { userId, place, now }: TeamReader): Promise<Answer['lstMember']> {
  const people = await listTeam(executor, { userId }, place);
  const open = await countOpenWork(
    executor,
    place.companyId,
    people.map(({ member }) => member.memberId),
  );
  const isCompany = place.place === 'company';
  const wages = await readTeamWages(executor, place.companyId, isCompany ? undefined : userId);
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
    wage: findMemberWage(wages, member.memberId, now),
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
