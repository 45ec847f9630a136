import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { teamMembers } from '../schema';
import { lockActiveMember, lockMember } from './store';

/** The company alone sets its workers' supervisors. Nobody leads themselves. */
export const handler = defineHandler('team/setsupervisor', async ({ memberid, supervisorUserId }, context) => {
  const { userId } = requireActor(context);
  await context.ports.database.transaction(async (transaction) => {
    const member = await lockMember(transaction, memberid);
    if (member.companyId !== userId) throw new CallError('not-yours');
    if (supervisorUserId !== null) {
      const leader = await lockActiveMember(transaction, userId, supervisorUserId);
      if (!leader?.isSupervisor || leader.id === member.id) throw new CallError('not-found');
    }
    await transaction.update(teamMembers).set({ supervisorId: supervisorUserId }).where(eq(teamMembers.id, member.id));
  });
  return {};
});
