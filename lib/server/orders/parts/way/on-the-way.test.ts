import { and, eq } from 'drizzle-orm';

import { WAY_POSITION } from '@/lib/domain/constants/providers';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { alerts, inboxMessages, orderRecipients, wayPositions } from '../../../schema';
import { anOrderStory, aPaidOrder, theProviderDoes, type OrderStory, type Placed } from '../../../seed/stories/orders';
import { aMobile } from '../../../seed/stories/people';
import { useMarket } from '../../../testing/use-market';

const HERE = { latitude: 35.7812, longitude: 51.4123 };
const THERE = { latitude: 35.79, longitude: 51.42 };

describe('on the way', () => {
  const service = useMarket();
  let story: OrderStory;
  let placed: Placed;
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept', 'depart');
  });

  const connection = () => service.context.ports.database.connection;
  const share = (position: typeof HERE | null, as = story.provider.userId) =>
    service.call('ontheway/shareposition', { taskid: placed.taskid, position }, { as });
  const arrive = (as = story.provider.userId) => service.call('ontheway/arrive', { taskid: placed.taskid }, { as });
  const read = (as = story.customer.userId) => service.call('ontheway/getposition', { taskid: placed.taskid }, { as });
  const countKept = () => connection().$count(wayPositions, eq(wayPositions.taskId, placed.taskid));

  it('[B-10] the customer sees the last position with its time, and nothing before one was shared', async () => {
    expect(await read()).toMatchObject({ isOnTheWay: true, position: null, arrivedAtMs: null });
    await share(HERE);
    service.clock.advance(MINUTE_MS);
    const atMs = service.clock.now().getTime();
    await share(THERE);
    service.clock.advance(2 * MINUTE_MS);
    expect(await read()).toMatchObject({
      position: { ...THERE, atMs },
      arrivedAtMs: null,
      serverNowMs: atMs + 2 * MINUTE_MS,
      cityid: expect.any(Number),
    });
    expect(await countKept()).toBe(1);
  });

  it('[B-10] a position that jumps counts for nothing, until a second one agrees with it', async () => {
    const far = { latitude: HERE.latitude + 0.1, longitude: HERE.longitude };
    await share(HERE);
    const atMs = service.clock.now().getTime();
    service.clock.advance(WAY_POSITION.everyMs);
    await share(far);
    expect(await read()).toMatchObject({ position: { ...HERE, atMs, isDoubtful: true } });
    await share(THERE);
    expect(await read()).toMatchObject({ position: { ...THERE, isDoubtful: false } });
    await share(far);
    await share({ ...far, longitude: far.longitude + 0.001 });
    expect(await read()).toMatchObject({ position: { latitude: far.latitude, isDoubtful: false } });
    // Within ten minutes somebody may have driven so far.
    service.clock.advance(10 * MINUTE_MS);
    await share(HERE);
    expect(await read()).toMatchObject({ position: { ...HERE, isDoubtful: false } });
    await share(far);
    await arrive();
    expect(await read()).toMatchObject({ position: null, arrivedAtMs: expect.any(Number) });
  });

  it('[B-10] a shared position can be taken back, and is deleted when no newer one follows', async () => {
    await share(HERE);
    await share(null);
    expect(await read()).toMatchObject({ position: null });
    expect(await countKept()).toBe(0);
    await share(HERE);
    service.clock.advance(WAY_POSITION.memoryMs + 1);
    expect(await read()).toMatchObject({ position: null });
  });

  it('[B-10] “arrived” is the provider’s report: it is shown with its time, and the position is gone', async () => {
    await share(HERE);
    const arrivedAtMs = service.clock.now().getTime();
    await arrive();
    expect(await read()).toMatchObject({ position: null, arrivedAtMs });
    const [kept] = await connection().select().from(wayPositions).where(eq(wayPositions.taskId, placed.taskid));
    expect(kept).toMatchObject({ latitude: null, longitude: null });
    await share(THERE);
    expect(await read()).toMatchObject({ position: THERE, arrivedAtMs: null });
  });

  it('[B-10] the customer hears of an arrival on any page, once, however often it is reported', async () => {
    const { userId } = story.customer;
    const isNews = and(eq(inboxMessages.userId, userId), eq(inboxMessages.event, 'order-arrived'));
    const countNews = () => connection().$count(inboxMessages, isNews);
    await Promise.all([arrive(), arrive()]);
    await arrive();
    expect(await countNews()).toBe(1);
    const told = await connection().select().from(alerts).where(eq(alerts.userId, userId));
    expect(JSON.stringify(told)).toContain('order-arrived');
    for (let time = 0; time < WAY_POSITION.arrivalsTold + 1; time += 1) {
      await share(HERE);
      await arrive();
    }
    expect(await countNews()).toBe(WAY_POSITION.arrivalsTold);
  });

  it.each(['start', 'withdraw'] as const)('[B-10] %s deletes it, and closes the sharing', async (move) => {
    await share(HERE);
    await theProviderDoes(story, placed, move);
    expect(await countKept()).toBe(0);
    await expect(share(THERE)).rejects.toMatchObject({ key: expect.stringMatching(/not-yours|move-not-allowed/) });
    await expect(arrive()).rejects.toMatchObject({ key: expect.stringMatching(/not-yours|move-not-allowed/) });
    expect(await read()).toMatchObject({ isOnTheWay: false, position: null, arrivedAtMs: null });
  });

  it('[B-10] the customer’s cancellation deletes it, too', async () => {
    await share(HERE);
    await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, { as: story.customer.userId });
    expect(await countKept()).toBe(0);
  });

  it('[B-10] a position is refused before the way, for an unknown order, and for another provider’s', async () => {
    const other = await anOrderStory(service);
    const waiting = await aPaidOrder(other);
    const tooEarly = { taskid: waiting.taskid, position: HERE };
    await theProviderDoes(other, waiting, 'accept');
    await expect(service.call('ontheway/shareposition', tooEarly, { as: other.provider.userId })).rejects.toMatchObject(
      { key: 'move-not-allowed' },
    );
    await expect(share(HERE, other.provider.userId)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(arrive(other.provider.userId)).rejects.toMatchObject({ key: 'not-yours' });
    for (const call of ['ontheway/shareposition', 'ontheway/arrive'] as const)
      await expect(
        service.call(call, { taskid: 1, position: null }, { as: story.provider.userId }),
      ).rejects.toMatchObject({ key: 'not-found' });
  });

  it('[B-10] only the order’s customer, the sharing provider, and the recipient by their key read it', async () => {
    await share(HERE);
    const other = await anOrderStory(service);
    expect(await read(story.provider.userId)).toMatchObject({ position: HERE });
    for (const as of [other.customer.userId, other.provider.userId])
      await expect(read(as)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(
      service.call('ontheway/getposition', { taskid: 1 }, { as: story.customer.userId }),
    ).rejects.toMatchObject({ key: 'not-found' });
    const recipient = { name: 'Sohrab', mobile: aMobile(), locale: 'fa' as const };
    const forSomebody = await aPaidOrder(other, { recipient });
    await theProviderDoes(other, forSomebody, 'accept', 'depart');
    await service.call(
      'ontheway/shareposition',
      { taskid: forSomebody.taskid, position: THERE },
      { as: other.provider.userId },
    );
    const [row] = await connection()
      .select()
      .from(orderRecipients)
      .where(eq(orderRecipients.taskId, forSomebody.taskid));
    const visitKey = row?.visitKey ?? '';
    expect(await service.call('orderrecipient/getposition', { visitKey })).toMatchObject({ position: THERE });
    await expect(service.call('orderrecipient/getposition', { visitKey: 'nobody-has-it' })).rejects.toMatchObject({
      key: 'not-found',
    });
  });

  it('[B-10] a position is accepted so often a minute, as often as an open page sends it', async () => {
    for (let count = 0; count < WAY_POSITION.aMinute; count += 1) await share(HERE);
    await expect(share(HERE)).rejects.toMatchObject({ key: 'TooMuchRequest' });
    service.clock.advance(HOUR_MS);
    await share(HERE);
    expect(MINUTE_MS / WAY_POSITION.everyMs).toBeLessThanOrEqual(WAY_POSITION.aMinute);
  });

  it('[B-10] its stored part is among a provider’s own data', async () => {
    await share(HERE);
    const { personalData } = await service.call('user/getpersonaldata', {}, { as: story.provider.userId });
    expect(JSON.stringify(personalData)).toContain(String(HERE.latitude));
  });
});
