import { inboxMessages, teamMembers } from '../schema';
import { TEAM_LIMITS } from '@/lib/domain/constants/providers';
import { and, eq } from 'drizzle-orm';

import { aPaidOrder, theProviderDoes, type OrderStory } from '../seed/stories/orders';
import { aCustomerWithAnAddress, aMobile, type StoryProvider } from '../seed/stories/people';
import { aProviderOf, aTeam, joinsTeam } from '../seed/stories/teams';
import { useMarket } from '../testing/use-market';

describe('a company’s team', () => {
  const service = useMarket();
  let company: StoryProvider;
  let worker: StoryProvider;
  beforeEach(async () => {
    company = await aProviderOf(service, 'company');
    worker = await aProviderOf(service, 'worker');
  });

  const invite = (mobile: string, as = company.userId) => service.call('team/invitemember', { mobile }, { as });
  const readTeam = (as: number) => service.call('team/getteam', {}, { as });
  const end = (memberid: number, as: number) => service.call('team/endmember', { memberid }, { as });
  const countNews = (userId: number, event: string) =>
    service.context.ports.database.connection.$count(
      inboxMessages,
      and(eq(inboxMessages.userId, userId), eq(inboxMessages.event, event)),
    );

  it('a worker invited by mobile number hears of it, joins, and is then seen by both', async () => {
    await invite(worker.mobile);
    expect(await countNews(worker.userId, 'team-invited')).toBe(1);
    const { team, lstInvitation } = await readTeam(worker.userId);
    expect(team).toBeNull();
    expect(lstInvitation).toHaveLength(1);
    const memberid = lstInvitation[0]?.memberid ?? 0;
    await service.call('team/answerinvitation', { memberid, isAccepted: true }, { as: worker.userId });
    expect(await readTeam(worker.userId)).toMatchObject({ team: { place: 'worker' }, lstInvitation: [] });
    expect((await readTeam(company.userId)).lstMember).toMatchObject([
      { memberid, userId: worker.userId, state: 'active', isSupervisor: false, openWorkCount: 0 },
    ]);
    expect(await countNews(company.userId, 'team-joined')).toBe(1);
  });

  it('a refused invitation is gone and told to the company, which may ask again', async () => {
    await invite(worker.mobile);
    const memberid = (await readTeam(worker.userId)).lstInvitation[0]?.memberid ?? 0;
    await service.call('team/answerinvitation', { memberid, isAccepted: false }, { as: worker.userId });
    expect(await countNews(company.userId, 'team-refused')).toBe(1);
    expect((await readTeam(company.userId)).lstMember).toEqual([]);
    await invite(worker.mobile);
    expect((await readTeam(worker.userId)).lstInvitation).toHaveLength(1);
  });

  it('only a company invites, and nobody who is no provider, is a company, is asked already or has a team', async () => {
    await expect(invite(worker.mobile, worker.userId)).rejects.toMatchObject({ key: 'not-yours' });
    const customer = await aCustomerWithAnAddress(service.context);
    const others = await aProviderOf(service, 'company');
    for (const mobile of [customer.mobile, aMobile(), others.mobile, company.mobile])
      await expect(invite(mobile)).rejects.toMatchObject({ key: 'not-a-provider' });
    await invite(worker.mobile);
    await expect(invite(worker.mobile)).rejects.toMatchObject({ key: 'member-of-team' });
    await joinsTeam(service, others, await aProviderOf(service, 'worker'));
    const taken = await aProviderOf(service, 'worker');
    await joinsTeam(service, others, taken);
    await expect(invite(taken.mobile)).rejects.toMatchObject({ key: 'member-of-team' });
  });

  it('one of two companies’ invitations can be accepted, also concurrently', async () => {
    const others = await aProviderOf(service, 'company');
    await invite(worker.mobile);
    await invite(worker.mobile, others.userId);
    const { lstInvitation } = await readTeam(worker.userId);
    const answers = await Promise.allSettled(
      lstInvitation.map(({ memberid }) =>
        service.call('team/answerinvitation', { memberid, isAccepted: true }, { as: worker.userId }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const active = and(eq(teamMembers.memberId, worker.userId), eq(teamMembers.state, 'active'));
    expect(await service.context.ports.database.connection.$count(teamMembers, active)).toBe(1);
  });

  it('a stranger and another company answer, end and lead nothing', async () => {
    const memberid = await joinsTeam(service, company, worker);
    const stranger = await aProviderOf(service, 'company');
    await expect(end(memberid, stranger.userId)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(
      service.call('team/setsupervisor', { memberid, supervisorUserId: null }, { as: stranger.userId }),
    ).rejects.toMatchObject({ key: 'not-yours' });
    await expect(
      service.call('team/answerinvitation', { memberid, isAccepted: true }, { as: stranger.userId }),
    ).rejects.toMatchObject({ key: 'not-yours' });
    // A worker leads nobody.
    await expect(
      service.call('team/setsupervisor', { memberid, supervisorUserId: worker.userId }, { as: company.userId }),
    ).rejects.toMatchObject({ key: 'not-found' });
  });

  it('a supervisor sees their own workers and themselves, a worker themselves alone', async () => {
    const team = await aTeam(service);
    const seen = async (as: number) => (await readTeam(as)).lstMember.map(({ userId }) => userId).sort();
    expect(await seen(team.supervisor.userId)).toEqual([team.supervisor.userId, team.led.userId].sort());
    expect(await seen(team.led.userId)).toEqual([team.led.userId]);
    expect(await seen(team.company.userId)).toHaveLength(3);
  });

  it('a member leaves and a company ends a membership; neither while works are open', async () => {
    const memberid = await joinsTeam(service, company, worker);
    const story: OrderStory = { service, provider: company, customer: await aCustomerWithAnAddress(service.context) };
    const placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept');
    const { taskid } = placed;
    await service.call('team/assignwork', { taskid, userId: worker.userId }, { as: company.userId });
    for (const as of [company.userId, worker.userId])
      await expect(end(memberid, as)).rejects.toMatchObject({ key: 'member-has-work' });
    await service.call('team/assignwork', { taskid, userId: null }, { as: company.userId });
    await end(memberid, worker.userId);
    expect(await countNews(company.userId, 'team-left')).toBe(1);
    expect((await readTeam(worker.userId)).team).toBeNull();
    const again = await joinsTeam(service, company, worker);
    await end(again, company.userId);
    expect(await countNews(worker.userId, 'team-ended')).toBe(1);
    await expect(end(again, company.userId)).rejects.toMatchObject({ key: 'not-found' });
  });

  it('invitations are limited, so that nobody tries out numbers', async () => {
    for (let time = 0; time < TEAM_LIMITS.invitationsADay; time += 1)
      await expect(invite(aMobile())).rejects.toMatchObject({ key: 'not-a-provider' });
    await expect(invite(aMobile())).rejects.toMatchObject({ key: 'TooMuchRequest' });
  });
});
