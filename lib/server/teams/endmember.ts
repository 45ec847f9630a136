import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toFullName } from '@/lib/domain/person/full-name';

import { lockTeamOf, moveHolds } from '../availability';
import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { teamMembers } from '../schema';
import { countOpenWork, lockMember, readCompanyName, type MemberRow } from './store';
import { tellOfTeam } from './tell';

/**
 * A member with open works cannot leave: a customer would wait for a person who may not come any more. They are handed
 * on first. Waiting work is no reason to stay while other members are free for it.
 */
export const handler = defineHandler('team/endmember', async ({ memberid }, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  await database.transaction(async (transaction) => {
    const person = await holdPerson(transaction, userId);
    const member = await lockMember(transaction, memberid);
    if (member.companyId !== userId && member.memberId !== userId) throw new CallError('not-yours');
    const open = await countOpenWork(transaction, member.companyId, [member.memberId]);
    if (open.size > 0) throw new CallError('member-has-work');
    const now = clock.now();
    await lockTeamOf(transaction, member.companyId);
    await end(transaction, member, now);
    if (await moveHolds(transaction, { ...member, now })) throw new CallError('member-has-work');
    if (member.memberId === userId)
      return tellOfTeam(transaction, {
        userId: member.companyId,
        event: 'team-left',
        name: toFullName(person),
        now,
      });
    const name = await readCompanyName(transaction, member.companyId);
    return tellOfTeam(transaction, { userId: member.memberId, event: 'team-ended', name, now });
  });
  context.signals.messagesPending();
  context.signals.alertsPending();
  return {};
});

/** A worker whose supervisor leaves is led by nobody then. */
async function end(transaction: Transaction, member: MemberRow, now: Date): Promise<void> {
  await transaction
    .update(teamMembers)
    .set({ state: 'ended', endedAt: now, supervisorId: null })
    .where(eq(teamMembers.id, member.id));
  await transaction
    .update(teamMembers)
    .set({ supervisorId: null })
    .where(and(eq(teamMembers.companyId, member.companyId), eq(teamMembers.supervisorId, member.memberId)));
}
