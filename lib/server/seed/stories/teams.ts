import { eq } from 'drizzle-orm';

import { ROLE_IDS } from '@/lib/contract/enumerations';
import type { TeamPlace } from '@/lib/contract/provider-enumerations';
import type { CallAnswer, CallName, CallRequest } from '@/lib/contract';

import type { ServiceContext } from '../../context';
import { teamMembers, userRoles } from '../../schema';
import { aFreeProvider, type StoryProvider } from './people';

interface TeamService {
  readonly context: ServiceContext;
  call<Name extends CallName>(
    name: Name,
    input: CallRequest<Name>,
    by?: { readonly as?: number },
  ): Promise<CallAnswer<Name>>;
}

type Providers = Parameters<typeof aFreeProvider>[1];

/** A free provider who is a company, a supervisor or a worker. */
export async function aProviderOf(
  { context }: Pick<TeamService, 'context'>,
  role: TeamPlace,
  providers: Providers = {},
): Promise<StoryProvider> {
  const provider = await aFreeProvider(context, providers);
  await context.ports.database.connection
    .update(userRoles)
    .set({ roleId: ROLE_IDS[role] })
    .where(eq(userRoles.userId, provider.userId));
  return provider;
}

/** An unanswered membership of a new person, by an invitation of a provider's account. */
export async function anInvitation(context: ServiceContext, companyId: number): Promise<number> {
  const { userId: memberId } = await aFreeProvider(context);
  const [row] = await context.ports.database.connection
    .insert(teamMembers)
    .values({ companyId, memberId, isSupervisor: false, state: 'invited', invitedAt: context.ports.clock.now() })
    .returning();
  if (!row) throw new Error(`${memberId} was not invited`);
  return row.id;
}

/** Invited by a company and joined. Answers the number of the membership. */
export async function joinsTeam(service: TeamService, company: StoryProvider, member: StoryProvider): Promise<number> {
  await service.call('team/invitemember', { mobile: member.mobile }, { as: company.userId });
  const { lstInvitation } = await service.call('team/getteam', {}, { as: member.userId });
  const memberid = lstInvitation.at(-1)?.memberid ?? 0;
  await service.call('team/answerinvitation', { memberid, isAccepted: true }, { as: member.userId });
  return memberid;
}

/** A company with two workers; the first has a supervisor. */
export async function aTeam(service: TeamService) {
  const company = await aProviderOf(service, 'company');
  const supervisor = await aProviderOf(service, 'supervisor');
  const led = await aProviderOf(service, 'worker');
  const other = await aProviderOf(service, 'worker');
  await joinsTeam(service, company, supervisor);
  const memberid = await joinsTeam(service, company, led);
  await joinsTeam(service, company, other);
  await service.call('team/setsupervisor', { memberid, supervisorUserId: supervisor.userId }, { as: company.userId });
  return { company, supervisor, led, other };
}

export type StoryTeam = Awaited<ReturnType<typeof aTeam>>;
