import { and, eq } from 'drizzle-orm';

import { bookings, inboxMessages } from '../../../schema';
import { aPaidOrder, theProviderDoes, type OrderStory, type Placed } from '../../../seed/stories/orders';
import { aCustomerWithAnAddress } from '../../../seed/stories/people';
import { aTeam, type StoryTeam } from '../../../seed/stories/teams';
import { useMarket } from '../../../testing/use-market';

describe('a returned work', () => {
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
  const give = (as: number, reason: string) =>
    service.call('team/returnwork', { taskid: placed.taskid, reason }, { as });
  const bookedIds = async () =>
    (
      await connection()
        .select({ providerId: bookings.providerId })
        .from(bookings)
        .where(and(eq(bookings.taskId, placed.taskid), eq(bookings.isLive, true)))
    ).map(({ providerId }) => providerId);
  const heldIds = async () =>
    (
      await connection()
        .select({ personId: bookings.personId })
        .from(bookings)
        .where(and(eq(bookings.taskId, placed.taskid), eq(bookings.isLive, true)))
    ).map(({ personId }) => personId);
  const heard = async (userId: number) =>
    (await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, userId))).map(({ event }) => event);

  it('has its worker’s reason: its hours are the company’s, which hears why and sees it waiting', async () => {
    const reason = 'My car has broken down.';
    await assign(team.led.userId);
    for (const as of [team.company.userId, team.supervisor.userId, team.other.userId])
      await expect(give(as, reason)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(give(team.led.userId, 'x')).rejects.toMatchObject({ key: 'invalid-input' });
    await give(team.led.userId, reason);
    await expect(give(team.led.userId, reason)).rejects.toMatchObject({ key: 'not-yours' });
    expect(await bookedIds()).toEqual([team.company.userId]);
    expect(await heard(story.customer.userId)).toContain('order-comer-changed');
    expect(await heard(team.led.userId)).not.toContain('work-unassigned');
    await service.sendMessages();
    expect(service.sms.findLast(({ mobile }) => mobile === team.company.mobile)?.text).toMatch(/\/pelakman\/team\/$/);
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: team.company.userId });
    expect(userInboxLst[0]).toMatchObject({ path: '/pelakman/team/', body: expect.stringContaining(reason) });
    for (const leader of [team.company, team.supervisor]) {
      const { lstWaiting } = await service.call('team/getteamdays', {}, { as: leader.userId });
      expect(lstWaiting).toMatchObject([{ taskid: placed.taskid, returned: { reason } }]);
    }
  });

  it('tells the worker’s supervisor why in inbox and SMS, with the link to send another; without a supervisor only the company hears', async () => {
    const supervisorHears = async () => {
      const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: team.supervisor.userId });
      return userInboxLst.filter(({ title }) => title === 'A job was given back to the company');
    };
    await assign(team.other.userId);
    await give(team.other.userId, 'My child is ill.');
    expect(await supervisorHears()).toEqual([]);
    await assign(team.led.userId);
    await give(team.led.userId, 'My car has broken down.');
    await service.sendMessages();
    expect(await supervisorHears()).toMatchObject([
      { path: '/pelakman/team/', body: expect.stringContaining('My car has broken down.') },
    ]);
    const sms = service.sms.filter(({ mobile }) => mobile === team.supervisor.mobile);
    expect(sms.at(-1)?.text).toMatch(/\/pelakman\/team\/$/);
    // And hands it to somebody else from there: to themselves.
    await assign(team.supervisor.userId, team.supervisor.userId);
    await give(team.supervisor.userId, 'I am needed elsewhere.');
    // A supervisor hears nothing of what they gave back.
    expect(await supervisorHears()).toHaveLength(1);
  });

  it('is possible until they have set out, even where the company has other work: where nobody else is free, they stay held until it is handed on', async () => {
    await assign(team.led.userId);
    const busy = [team.other, team.supervisor];
    for (const { userId } of busy) {
      const story = { service, customer: await aCustomerWithAnAddress(service.context), provider: team.company };
      const second = await aPaidOrder(story);
      await theProviderDoes(story, second, 'accept');
      await assign(userId, team.company.userId, second);
    }
    await give(team.led.userId, 'I am ill.');
    expect(await heldIds()).toEqual([team.led.userId]);
    const customer = await aCustomerWithAnAddress(service.context);
    await expect(aPaidOrder({ service, customer, provider: team.company })).rejects.toMatchObject({
      key: 'slot-taken',
    });
    await assign(team.led.userId);
    await theProviderDoes({ ...story, provider: team.led }, placed, 'depart');
    await expect(give(team.led.userId, 'I am ill.')).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('offers its worker after everybody else who is free, and says that they gave it back', async () => {
    const free = async () => {
      const { lstMember } = await service.call(
        'team/getfreemember',
        { taskid: placed.taskid },
        { as: team.company.userId },
      );
      return lstMember.filter(({ isFree }) => isFree).map(({ userId, hasReturned }) => ({ userId, hasReturned }));
    };
    const [first] = await free();
    expect(first).toMatchObject({ hasReturned: false });
    const nearest = first?.userId ?? 0;
    await assign(nearest);
    await give(nearest, 'My car has broken down.');
    const offered = await free();
    expect(offered.length).toBeGreaterThan(1);
    expect(offered.map(({ hasReturned }) => hasReturned)).toEqual(
      offered.map((_member, at) => at > offered.length - 2),
    );
    expect(offered.at(-1)?.userId).toBe(nearest);
  });

  it('frees its worker’s hours where another member is free', async () => {
    await assign(team.led.userId);
    await give(team.led.userId, 'I am ill.');
    expect([team.other.userId, team.supervisor.userId]).toContain((await heldIds())[0]);
  });
});
