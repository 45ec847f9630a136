import { RESCHEDULES } from '@/lib/domain/constants/orders';

import { theProviderDoes, type OrderStory } from '../../../seed/stories/orders';
import { aCustomerWithAnAddress, type StoryProvider } from '../../../seed/stories/people';
import { aProviderOf, joinsTeam } from '../../../seed/stories/teams';
import { createAskedHours } from '../../../testing/asked-hours';
import { useMarket } from '../../../testing/use-market';

describe('a question for another hour of a company', () => {
  const service = useMarket();
  let company: StoryProvider;
  let first: StoryProvider;
  let second: StoryProvider;
  let ofCompany: OrderStory;
  const tools = createAskedHours(service);
  beforeEach(async () => {
    company = await aProviderOf(service, 'company');
    first = await aProviderOf(service, 'worker', { biddingCreditRials: 0 });
    second = await aProviderOf(service, 'worker', { biddingCreditRials: 0 });
    for (const member of [first, second]) await joinsTeam(service, company, member);
    ofCompany = { service, provider: company, customer: await aCustomerWithAnAddress(service.context) };
  });

  it('holds one member of the team for both hours: one who is free at both', async () => {
    const placed = await tools.anAcceptedOrder(ofCompany);
    const [held = 0] = await tools.holders(placed);
    const [busy, free] = held === first.userId ? [first, second] : [second, first];
    await tools.orderOfAnother({ provider: busy }, tools.day(8), 11);
    await tools.ask(ofCompany, placed, tools.day(8), 11);
    expect(await tools.holders(placed)).toEqual([free.userId, free.userId]);
    await expect(tools.orderOfAnother(ofCompany, tools.day(8), 12)).rejects.toMatchObject({ key: 'slot-taken' });
    await theProviderDoes(ofCompany, placed, 'agreeHour');
    expect(await tools.holders(placed)).toEqual([free.userId]);
    await tools.orderOfAnother(ofCompany, tools.day(6), 9);
    await tools.orderOfAnother(ofCompany, tools.day(6), 9);
  });

  it('moves with the worker who gets the work meanwhile, who cannot answer for the company and hears the new hour', async () => {
    const placed = await tools.anAcceptedOrder(ofCompany);
    await tools.ask(ofCompany, placed, tools.day(8), 11);
    const { taskid } = placed;
    await service.call('team/assignwork', { taskid, userId: first.userId }, { as: company.userId });
    expect(await tools.holders(placed)).toEqual([first.userId, first.userId]);
    expect(await tools.heldHours(placed)).toEqual([tools.hours(tools.day(6), 9), tools.hours(tools.day(8), 11)]);
    const work = (await service.call('clean/gettaskdetail', { taskid }, { as: first.userId })).taskDetail;
    expect(work.askedHour).not.toBeNull();
    expect(work.moves).not.toContain('agreeHour');
    await expect(
      service.call('expert/movetask', { taskid, move: 'agreeHour' }, { as: first.userId }),
    ).rejects.toMatchObject({ key: 'not-yours' });
    await theProviderDoes(ofCompany, placed, 'agreeHour');
    expect(await tools.heldHours(placed)).toEqual([tools.hours(tools.day(8), 11)]);
    expect(await tools.holders(placed)).toEqual([first.userId]);
    expect([
      await tools.toldOf(first.userId, 'work-rescheduled'),
      await tools.toldOf(company.userId, 'work-rescheduled'),
    ]).toEqual([1, RESCHEDULES]);
  });
});
