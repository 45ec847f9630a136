import { and, eq } from 'drizzle-orm';

import { REGULARS } from '@/lib/domain/constants/providers';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';

import { inboxMessages, regulars, reservedHours } from '../schema';
import { aCustomerWithAnAddress, aFreeProvider, type StoryCustomer, type StoryProvider } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';
import { openedHoursTold } from './tell-opened';

const NO_PROMOTIONS = { isSendInbox: false, isSendNotify: false, promotionalSms: 'notSend' } as const;

describe('newly opened hours', () => {
  const service = useMarket();
  let provider: StoryProvider;
  let willing: StoryCustomer;
  let unwilling: StoryCustomer;
  beforeEach(async () => {
    provider = await aFreeProvider(service.context);
    willing = await aCustomerWithAnAddress(service.context);
    unwilling = await aCustomerWithAnAddress(service.context);
    await service.call('user/addusersetting', { promotionalSms: 'send' }, { as: willing.userId });
    await service.call('user/addusersetting', NO_PROMOTIONS, { as: unwilling.userId });
    for (const { userId } of [willing, unwilling]) await keep(userId, 'agreed');
  });

  const connection = () => service.context.ports.database.connection;
  const keep = (customerId: number, state: 'agreed' | 'asked') =>
    connection()
      .insert(regulars)
      .values({ customerId, providerId: provider.userId, state, askedAt: service.clock.now() });
  const open = () => {
    const startsAt = new Date(service.clock.now().getTime() + 6 * DAY_MS);
    return connection()
      .insert(reservedHours)
      .values({
        userId: provider.userId,
        startsAt,
        endsAt: new Date(startsAt.getTime() + HOUR_MS),
        reservedUntil: new Date(service.clock.now().getTime() + REGULARS.firstMs),
      });
  };
  const heard = ({ userId }: StoryCustomer) =>
    connection().$count(
      inboxMessages,
      and(eq(inboxMessages.userId, userId), eq(inboxMessages.event, 'regular-hours-opened')),
    );
  const tell = () => openedHoursTold.run(service.context);

  it('[B-32] reach regulars who want promotions, once however often the schedule is edited that day', async () => {
    await open();
    await open();
    await tell();
    expect([await heard(willing), await heard(unwilling)]).toEqual([1, 0]);
    await open();
    await tell();
    expect(await heard(willing)).toBe(1);
    service.clock.advance(REGULARS.openedToldEveryMs);
    await open();
    await tell();
    expect(await heard(willing)).toBe(2);
  });

  it('do not reach people who have only asked to be one', async () => {
    const asking = await aCustomerWithAnAddress(service.context);
    await service.call('user/addusersetting', { promotionalSms: 'send' }, { as: asking.userId });
    await keep(asking.userId, 'asked');
    await open();
    await tell();
    expect(await heard(asking)).toBe(0);
  });
});
