import { and, eq } from 'drizzle-orm';

import type { CallName, CallRequest } from '@/lib/contract';
import { toSaturday } from '@/lib/domain/site/jalali-date';

import { alerts, bookings, inboxMessages, ledgerAccounts, providers, tasks } from '../../../schema';
import { aDraft, aPaidOrder, theProviderDoes, type OrderStory, type Placed } from '../../../seed/stories/orders';
import { aCustomerWithAnAddress, TAJRISH_ID } from '../../../seed/stories/people';
import { aProviderOf, aTeam, type StoryTeam } from '../../../seed/stories/teams';
import { useMarket } from '../../../testing/use-market';

describe('a company hands its work to its team', () => {
  const service = useMarket();
  let team: StoryTeam;
  let story: OrderStory;
  let placed: Placed;
  beforeEach(async () => {
    team = await aTeam(service);
    story = { service, provider: team.company, customer: await aCustomerWithAnAddress(service.context) };
    placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept');
  });

  const connection = () => service.context.ports.database.connection;
  const assign = (userId: number | null, as = team.company.userId, { taskid } = placed) =>
    service.call('team/assignwork', { taskid, userId }, { as });
  const detail = async (as: number) =>
    (await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as })).taskDetail;
  const bookedIds = async () =>
    (
      await connection()
        .select({ providerId: bookings.providerId })
        .from(bookings)
        .where(and(eq(bookings.taskId, placed.taskid), eq(bookings.isLive, true)))
    ).map(({ providerId }) => providerId);
  const heard = async (userId: number) =>
    (await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, userId))).map(({ event }) => event);

  it('and the hours go with the work, so the company takes another order at that hour and the worker none', async () => {
    expect(await bookedIds()).toEqual([team.company.userId]);
    await assign(team.led.userId);
    expect(await bookedIds()).toEqual([team.led.userId]);
    const customer = await aCustomerWithAnAddress(service.context);
    await expect(
      service.call('clean/addcleanrequest', aDraft({ service, customer, provider: team.led }), { as: customer.userId }),
    ).rejects.toMatchObject({ key: 'slot-taken' });
    const second = await aPaidOrder({ service, customer, provider: team.company });
    await theProviderDoes({ service, customer, provider: team.company }, second, 'accept');
    // Both are the company's; the worker cannot be at two places.
    await expect(assign(team.led.userId, team.company.userId, second)).rejects.toMatchObject({
      key: 'provider-not-free',
    });
    await assign(team.other.userId, team.company.userId, second);
    // Both are taken back, and wait for somebody beside each other.
    await assign(null);
    expect(await bookedIds()).toEqual([team.company.userId]);
    await assign(null, team.company.userId, second);
    expect(await bookedIds()).toEqual([team.company.userId]);
  });

  it('and the customer sees and hears who comes', async () => {
    await assign(team.led.userId);
    const seen = await detail(story.customer.userId);
    expect(seen).toMatchObject({
      workerCode: `W${team.led.userId}`,
      merchantName: 'مریم رضایی',
      handed: null,
    });
    expect(await heard(story.customer.userId)).toContain('order-comer-changed');
    expect(await heard(team.led.userId)).toContain('work-assigned');
    await assign(team.other.userId);
    expect(await heard(team.led.userId)).toContain('work-unassigned');
    await expect(detail(team.led.userId)).rejects.toMatchObject({ key: 'not-yours' });
  });

  it('and the worker has it among their works with every move on the spot; the pay is the company’s', async () => {
    await assign(team.led.userId);
    const { lstTask } = await service.call('expert/getalltask', { list: 'acceptworks' }, { as: team.led.userId });
    expect(lstTask).toMatchObject([{ taskid: placed.taskid, netRial: 0, handed: { isForCompany: true } }]);
    expect(lstTask[0]?.moves).not.toContain('withdraw');
    const own = await detail(team.led.userId);
    expect(own).toMatchObject({ providerShareRial: null, pay: null });
    await expect(
      service.call('expert/movetask', { taskid: placed.taskid, move: 'withdraw' }, { as: team.led.userId }),
    ).rejects.toMatchObject({ key: 'not-yours' });
    const byWorker: OrderStory = { ...story, provider: team.led };
    await theProviderDoes(byWorker, placed, 'depart');
    expect(await detail(team.led.userId)).toMatchObject({ contactMobile: story.customer.mobile });
    expect(await detail(story.customer.userId)).toMatchObject({ contactMobile: team.led.mobile });
    const position = { latitude: 35.78, longitude: 51.41 };
    await service.call('ontheway/shareposition', { taskid: placed.taskid, position }, { as: team.led.userId });
    const { startCode } = await detail(story.customer.userId);
    await service.call(
      'expert/movetask',
      { taskid: placed.taskid, move: 'start', startCode: startCode ?? '' },
      { as: team.led.userId },
    );
    await expect(assign(team.other.userId)).rejects.toMatchObject({ key: 'move-not-allowed' });
    await theProviderDoes(byWorker, placed, 'finish');
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId });
    const payable = (userId: number) =>
      connection().$count(ledgerAccounts, and(eq(ledgerAccounts.ownerId, userId), eq(ledgerAccounts.kind, 'payable')));
    expect(await payable(team.company.userId)).toBe(1);
    expect(await payable(team.led.userId)).toBe(0);
  });

  it('and the company sees the worker, and acts itself where it must', async () => {
    await assign(team.led.userId);
    expect(await detail(team.company.userId)).toMatchObject({
      handed: { assigneeUserId: team.led.userId, isForCompany: false },
    });
    await theProviderDoes(story, placed, 'depart');
    expect((await detail(team.company.userId)).state).toBe('EN_ROUTE');
  });

  it('and a supervisor sees the days of their workers, hands works on among them and steps in', async () => {
    const { supervisor, led, other } = team;
    await expect(assign(other.userId, supervisor.userId)).rejects.toMatchObject({ key: 'not-yours' });
    await assign(led.userId, supervisor.userId);
    const { startHour, gDate } = await detail(supervisor.userId);
    const days = await service.call('team/getteamdays', { gDate }, { as: supervisor.userId });
    expect(days.lstMemberDays.map(({ userId }) => userId).sort()).toEqual([supervisor.userId, led.userId].sort());
    expect(days.lstMemberDays.find(({ userId }) => userId === led.userId)?.lstWork).toMatchObject([
      { taskid: placed.taskid, gDate, startHour },
    ]);
    const { today, lstDay } = await service.call('team/getteamdays', {}, { as: supervisor.userId });
    expect(lstDay[0]).toBe(toSaturday(today));
    await service.call(
      'ordermessage/addmessage',
      { taskid: placed.taskid, text: 'کلید نزد نگهبان است؟' },
      { as: supervisor.userId },
    );
    await theProviderDoes({ ...story, provider: supervisor }, placed, 'depart');
    await assign(supervisor.userId, supervisor.userId);
    await expect(assign(null, supervisor.userId)).rejects.toMatchObject({ key: 'not-yours' });
    // What another of the company's people was handed is none of theirs.
    await assign(other.userId);
    await expect(detail(supervisor.userId)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(assign(led.userId, supervisor.userId)).rejects.toMatchObject({ key: 'not-yours' });
  });

  it('and news of the work reach the worker, too, with words of the customer and another hour', async () => {
    await assign(team.led.userId);
    await service.call(
      'ordermessage/addmessage',
      { taskid: placed.taskid, text: 'سلام' },
      { as: story.customer.userId },
    );
    expect(await heard(team.led.userId)).toContain('order-message');
    expect(await heard(team.company.userId)).toContain('order-message');
    await service.call(
      'reqandpay/cancelrequest',
      { reqid: placed.reqid },
      {
        as: story.customer.userId,
      },
    );
    expect(await heard(team.led.userId)).toContain('work-cancelled');
    const told = await connection().select().from(alerts).where(eq(alerts.userId, team.led.userId));
    expect(JSON.stringify(told)).toContain(`user/${team.led.userId}`);
    expect(await bookedIds()).toEqual([]);
  });

  it('but never to a member who serves no such visit, is held back, paused or of another team', async () => {
    const stranger = await aProviderOf(service, 'worker');
    await expect(assign(stranger.userId)).rejects.toMatchObject({ key: 'not-yours' });
    const set = (change: Partial<typeof providers.$inferInsert>) =>
      connection().update(providers).set(change).where(eq(providers.userId, team.led.userId));
    await set({ offersHeldUntil: new Date('2027-01-01T00:00:00Z') });
    await expect(assign(team.led.userId)).rejects.toMatchObject({ key: 'provider-not-free' });
    await set({ offersHeldUntil: null, status: 'paused' });
    await expect(assign(team.led.userId)).rejects.toMatchObject({ key: 'provider-not-free' });
    const { lstMember, isCompanyFree } = await service.call(
      'team/getfreemember',
      { taskid: placed.taskid },
      { as: team.company.userId },
    );
    expect(isCompanyFree).toBe(true);
    expect(lstMember.filter(({ isFree }) => isFree).map(({ userId }) => userId)).not.toContain(team.led.userId);
    expect(lstMember.filter(({ isFree }) => isFree)).toHaveLength(2);
  });

  it('with the possible members before the acceptance, too: free ones first, the nearest before the others', async () => {
    const customer = await aCustomerWithAnAddress(service.context);
    const second = await aPaidOrder({ service, customer, provider: team.company }, { deliverytimeid: 15 });
    const read = (as: number) => service.call('team/getfreemember', { taskid: second.taskid }, { as });
    await service.call(
      'workerprofile/saveown',
      { homeBase: { locationid: TAJRISH_ID, latitude: 35.8199, longitude: 51.4231 } },
      { as: team.other.userId },
    );
    await connection().update(providers).set({ status: 'paused' }).where(eq(providers.userId, team.led.userId));
    const { lstMember } = await read(team.company.userId);
    expect(lstMember.map(({ userId, isFree }) => [userId, isFree])).toEqual([
      [team.other.userId, true],
      [team.supervisor.userId, true],
      [team.led.userId, false],
    ]);
    expect(lstMember[0]).toMatchObject({ travel: { from: 'base', isEstimate: true }, isAssigned: false });
    // The distance is between neighbourhoods: no home is found by it.
    expect(lstMember[0]?.travel?.metres).toBe(0);
    await expect(read(team.supervisor.userId)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(
      service.call(
        'team/assignwork',
        { taskid: second.taskid, userId: team.other.userId },
        { as: team.company.userId },
      ),
    ).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('and refuses strangers, other companies and former members at every call of the work', async () => {
    await assign(team.led.userId);
    const otherCompany = await aProviderOf(service, 'company');
    // Taken from the team by the database's own hand: the calls do not end a membership with an open work.
    const { lstMember } = await service.call('team/getteam', {}, { as: team.company.userId });
    expect(lstMember.find(({ userId }) => userId === team.led.userId)).toMatchObject({ openWorkCount: 1 });
    await assign(team.other.userId);
    const refused = [team.led.userId, team.supervisor.userId, otherCompany.userId];
    const { taskid } = placed;
    const every: { readonly [Name in CallName]?: CallRequest<Name> } = {
      'clean/gettaskdetail': { taskid },
      'expert/movetask': { taskid, move: 'depart' },
      'ontheway/getposition': { taskid },
      'ontheway/shareposition': { taskid, position: null },
      'ontheway/arrive': { taskid },
      'ordermessage/getallmessage': { taskid },
      'ordermessage/addmessage': { taskid, text: 'سلام' },
      'pricechange/addpricechange': {
        taskid,
        reason: 'بیشتر شد',
        lines: [{ key: 'overtime', minutes: 30 }],
      },
      'custody/scantag': { taskid, tag: 'A1' },
      'gas/adddelivery': { taskid, litreVolume: 20 },
      'team/getfreemember': { taskid },
      'team/returnwork': { taskid, reason: 'I am ill.' },
      'team/assignwork': { taskid, userId: team.led.userId },
    };
    for (const as of refused)
      for (const [name, input] of Object.entries(every))
        await expect(service.callWrongly(name as CallName, input, { as })).rejects.toMatchObject({ key: 'not-yours' });
    for (const as of refused) {
      const { lstTask } = await service.call('expert/getalltask', { list: 'acceptworks' }, { as });
      expect(lstTask).toEqual([]);
    }
  });

  it('and loses its helper with the order: when another provider takes it over, nobody of this team comes', async () => {
    await assign(team.led.userId);
    await theProviderDoes(story, placed, 'withdraw');
    const [row] = await connection().select().from(tasks).where(eq(tasks.id, placed.taskid));
    expect(row?.state).toBe('CANCELLED_BY_PROVIDER');
    expect(await bookedIds()).toEqual([]);
  });

  it('and another hour is one of the worker’s', async () => {
    await assign(team.led.userId);
    const { lstAvailableDate } = await service.call(
      'reqandpay/getrescheduledate',
      { taskid: placed.taskid },
      { as: story.customer.userId },
    );
    expect(lstAvailableDate.length).toBeGreaterThan(0);
    const { gDate, deliverytimeid } = { ...aDraft(story), deliverytimeid: 15 };
    await service
      .call(
        'reqandpay/reschedule',
        { taskid: placed.taskid, gDate: gDate ?? '', deliverytimeid },
        { as: story.customer.userId },
      )
      .catch((error: unknown) => expect(error).toMatchObject({ key: expect.stringMatching('slot') }));
    expect(await bookedIds()).toEqual([team.led.userId]);
  });
});
