import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toFullName } from '@/lib/domain/person/full-name';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import { isConstraintViolation } from '../ports/database-error';
import { teamMembers } from '../schema';
import { lockMember } from './store';
import { tellOfTeam } from './tell';

/** Asked twice, the same answer changes nothing more. */
export const handler = defineHandler('team/answerinvitation', async ({ memberid, isAccepted }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  try {
    await database.transaction(async (transaction) => {
      const person = await holdPerson(transaction, userId);
      const member = await lockMember(transaction, memberid);
      if (member.memberId !== userId) throw new CallError('not-yours');
      if (member.state === 'active') {
        if (isAccepted) return;
        throw new CallError('not-found');
      }
      const change = isAccepted
        ? ({ state: 'active', joinedAt: now } as const)
        : ({ state: 'ended', endedAt: now } as const);
      await transaction.update(teamMembers).set(change).where(eq(teamMembers.id, member.id));
      const name = toFullName(person);
      const event = isAccepted ? 'team-joined' : 'team-refused';
      await tellOfTeam(transaction, { userId: member.companyId, event, name, now });
    });
  } catch (error) {
    if (isConstraintViolation(error, 'team_members_one_company')) throw new CallError('member-of-team');
    throw error;
  }
  context.signals.messagesPending();
  context.signals.alertsPending();
  return {};
});
