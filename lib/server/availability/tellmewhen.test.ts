import { eq } from 'drizzle-orm';

import { toInstantMs } from '@/lib/domain/site/jalali-date';

import { alerts, bookings, inboxMessages, waitingCustomers } from '../schema';
import { market, putTask } from '../testing/market';
import { useMarket } from '../testing/use-market';
import { waitingForHours } from './waiting-customers';

const SUNDAY = '2026-11-22';
const at = (hour: number) => new Date(toInstantMs(SUNDAY, hour));

const service = useMarket({ holds: 'people' });
afterEach(async () => {
  for (const table of [bookings, waitingCustomers, inboxMessages, alerts]) await connection().delete(table);
});

const { providerId, otherProviderId, customerId, otherCustomerId } = market;
const connection = () => service.context.ports.database.connection;
const book = (provider: number, from: number, until: number) =>
  putTask(service, { providerId: provider, startsAt: at(from), endsAt: at(until), isBooked: true });

/** Counts the customers who were told. */
async function tellThose(): Promise<number> {
  const countTold = () => connection().$count(waitingCustomers, eq(waitingCustomers.isTold, true));
  const before = await countTold();
  await waitingForHours.run(service.context);
  return (await countTold()) - before;
}

describe('serviceprovider/tellmewhen', () => {
  const wish = () => ({
    srvcategoryid: 3,
    srvcattypeid: 301,
    locationid: market.locationId,
    gDate: SUNDAY,
    hourneed: 3,
  });

  it('[C-provider] tells once, by inbox, SMS and alert, when an hour comes free', async () => {
    const taskId = await book(providerId, 8, 18);
    await book(otherProviderId, 8, 18);
    await service.call('serviceprovider/tellmewhen', wish(), { as: customerId });
    expect(await tellThose()).toBe(0);
    await connection().update(bookings).set({ isLive: false }).where(eq(bookings.taskId, taskId));
    expect(await tellThose()).toBe(1);
    expect(await tellThose()).toBe(0);
    await service.sendMessages();
    // Which service, on which day, and where it is ordered.
    const [sms] = service.sms;
    expect(sms?.mobile).toBe('09120000101');
    expect(sms?.text).toMatch(/«نظافت منزل[^»]*».*یکشنبه ۱\u00a0آذر.*\nhttps?:\/\/\S+\/services\/house-cleaning\/$/s);
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: customerId });
    expect(userInboxLst).toMatchObject([
      { body: expect.stringContaining('“Home and office cleaning”'), path: '/services/house-cleaning/' },
    ]);
    expect(await connection().select({ topic: alerts.topic }).from(alerts)).toEqual([{ topic: 'user/101' }]);
  });

  it('tells nothing of hours that were free at the request', async () => {
    await book(providerId, 8, 11);
    await service.call('serviceprovider/tellmewhen', wish(), { as: customerId });
    expect(await tellThose()).toBe(0);
    expect(await connection().select().from(waitingCustomers)).toHaveLength(1);
  });

  it('finds the people who can be told behind any number of others who cannot', async () => {
    for (const provider of [providerId, otherProviderId]) await book(provider, 8, 18);
    const other = {
      userId: customerId,
      categoryId: 3,
      locationId: market.locationId,
      day: SUNDAY,
      hours: 3,
      knownHours: [],
      createdAt: service.clock.now(),
    };
    await connection()
      .insert(waitingCustomers)
      .values(Array.from({ length: 201 }, (_, index) => ({ ...other, typeId: 1000 + index })));
    await service.call('serviceprovider/tellmewhen', wish(), { as: customerId });
    await connection().update(bookings).set({ isLive: false });
    expect(await tellThose()).toBe(1);
  });

  it('takes twenty wishes an hour of one person, then names the waiting time', async () => {
    const ask = () => service.call('serviceprovider/tellmewhen', wish(), { as: otherCustomerId });
    for (let asked = 0; asked < 20; asked += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ key: 'TooMuchRequest', retryAfterSeconds: expect.any(Number) });
  });

  it('keeps one wish a day, and refuses a stranger and a past day', async () => {
    await service.call('serviceprovider/tellmewhen', wish(), { as: customerId });
    await service.call('serviceprovider/tellmewhen', { ...wish(), hourneed: 4 }, { as: customerId });
    expect(await connection().select({ hours: waitingCustomers.hours }).from(waitingCustomers)).toEqual([{ hours: 4 }]);
    await expect(service.call('serviceprovider/tellmewhen', wish())).rejects.toMatchObject({ key: 'Unauthorized' });
    await expect(
      service.call('serviceprovider/tellmewhen', { ...wish(), gDate: '2026-11-01' }, { as: customerId }),
    ).rejects.toMatchObject({ key: 'slot-expired' });
  });
});
