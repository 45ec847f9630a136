import { and, eq, isNull, ne } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { ROLE_IDS } from '@/lib/contract/enumerations';
import { TEAM_LIMITS } from '@/lib/domain/constants/providers';
import { findProviderRoleId } from '@/lib/domain/provider/provider-roles';

import { defineHandler, requireActor } from '../handler';
import { holdPerson, requireMobile } from '../people';
import type { Transaction } from '../ports/database';
import { isConstraintViolation } from '../ports/database-error';
import { providers, teamMembers, userRoles, users } from '../schema';
import { takeFromBudgets, toBudget } from '../throttles';
import { readCompanyName } from './store';
import { tellOfTeam } from './tell';

/** Failed tries are counted too: nobody finds out by trying whose number is a provider's. */
export const handler = defineHandler('team/invitemember', async (input, context) => {
  const { userId, roleId } = requireActor(context);
  if (roleId !== ROLE_IDS.company) throw new CallError('not-yours');
  const { database, clock } = context.ports;
  const now = clock.now();
  const mobile = requireMobile(input.mobile, 'mobile');
  const budget = toBudget('team-invitations', userId);
  await takeFromBudgets(database.connection, [budget], now);
  try {
    await database.transaction((transaction) => invite(transaction, { companyId: userId, mobile, now }));
  } catch (error) {
    if (isConstraintViolation(error, 'team_members_asked_once')) throw new CallError('member-of-team');
    throw error;
  }
  context.signals.messagesPending();
  context.signals.alertsPending();
  return {};
});

interface Invitation {
  readonly companyId: number;
  readonly mobile: string;
  readonly now: Date;
}

async function invite(transaction: Transaction, { companyId, mobile, now }: Invitation): Promise<void> {
  // Two invitations at once wait for each other, so the limit holds.
  await holdPerson(transaction, companyId, 'update');
  const isCurrent = and(eq(teamMembers.companyId, companyId), ne(teamMembers.state, 'ended'));
  const limit = TEAM_LIMITS.members;
  if ((await transaction.$count(teamMembers, isCurrent)) >= limit)
    throw new CallError('limit-reached', { params: { limit } });
  const { memberId, roleId } = await requireInvitable(transaction, mobile);
  await transaction.insert(teamMembers).values({
    companyId,
    memberId,
    isSupervisor: roleId === ROLE_IDS.supervisor,
    state: 'invited',
    invitedAt: now,
  });
  const name = await readCompanyName(transaction, companyId);
  await tellOfTeam(transaction, { userId: memberId, event: 'team-invited', name, now });
}

/** A worker or a supervisor who belongs to no other company. Throws not-a-provider and member-of-team. */
async function requireInvitable(transaction: Transaction, mobile: string) {
  const rows = await transaction
    .select({ memberId: users.id, roleId: userRoles.roleId })
    .from(users)
    .innerJoin(providers, eq(providers.userId, users.id))
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(users.mobile, mobile), isNull(users.erasedAt)));
  const roleId = findProviderRoleId(rows.map((row) => row.roleId));
  const [found] = rows;
  if (!found || roleId === null || roleId === ROLE_IDS.company) throw new CallError('not-a-provider');
  const isTaken = and(eq(teamMembers.memberId, found.memberId), eq(teamMembers.state, 'active'));
  if ((await transaction.$count(teamMembers, isTaken)) > 0) throw new CallError('member-of-team');
  return { memberId: found.memberId, roleId };
}
