import { eq } from 'drizzle-orm';

import { CALLS_AFTER_WORK_MS } from '@/lib/domain/constants/messages';
import { FREE_CANCEL_BEFORE_VISIT_MS, TASK_LINK_MS } from '@/lib/domain/constants/orders';

import {
  anOrderStory,
  aPaidOrder,
  aPlacedOrder,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { aCustomerWithAnAddress, aDayFromNow, aFreeProvider } from '../../seed/stories/people';
import { tasks } from '../../schema';
import { useMarket } from '../../testing/use-market';

describe('each side’s view of an order', () => {
  const service = useMarket();
  let story: OrderStory;
  let placed: Placed;
  beforeAll(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story, { description: 'زنگ خراب است' });
    await theProviderDoes(story, placed, 'accept');
  });

  const detail = (by: { as?: number; authorization?: string }) =>
    service.call('clean/gettaskdetail', { taskid: placed.taskid }, by).then(({ taskDetail }) => taskDetail);

  it('[C-clean] [E-14] [E-22] the customer: everything but the provider’s phone before the departure', async () => {
    expect(await detail({ as: story.customer.userId })).toMatchObject({
      reqId: placed.reqid,
      serviceName: expect.any(String),
      providerName: 'مریم رضایی',
      providerImage: '/images/default-profile.svg',
      merchantName: 'مریم رضایی',
      contactMobile: null,
      deliveryAddress: 'Tehran, Tajrish, خیابان مقصودبیک، پلاک ۱۲',
      deliveryPlace: 'Tehran, Tajrish',
      deliveryStreet: 'خیابان مقصودبیک، پلاک ۱۲',
      deliveryZipCode: '1961733114',
      gDate: '2026-11-24',
      deliveryJalaliDate: expect.stringContaining('Azar'),
      startHour: 9,
      endHour: 12,
      hourCount: 3,
      userName: 'سارا',
      userFamily: 'محمدی',
      userFromIpg: 9_600_000,
      providerShareRial: null,
      moves: ['reschedule', 'cancel'],
      reviewUrl: null,
    });
  });

  it('the provider: the way there and the own share', async () => {
    expect(await detail({ as: story.provider.userId })).toMatchObject({
      contactMobile: null,
      latitude: 35.805,
      longitude: 51.43,
      userDescription: 'زنگ خراب است',
      providerShareRial: 8_160_000,
      moves: ['tellDelay', 'offerHours', 'depart', 'withdraw'],
      reviewUrl: null,
    });
  });

  it('a stranger and another provider: nothing', async () => {
    const stranger = await aCustomerWithAnAddress(service.context);
    const other = await aFreeProvider(service.context);
    await expect(detail({ as: stranger.userId })).rejects.toMatchObject({ key: 'not-yours', status: 403 });
    await expect(detail({ as: other.userId })).rejects.toMatchObject({ key: 'not-yours' });
    await expect(detail({})).rejects.toMatchObject({ key: 'Unauthorized', status: 401 });
    await expect(
      service.call('clean/gettaskdetail', { taskid: 999_999 }, { as: stranger.userId }),
    ).rejects.toMatchObject({ key: 'not-found' });
  });

  it('[B-01] both: each other’s phone from setting off until two hours after the work, and before and after no number', async () => {
    const phones = async () => [
      (await detail({ as: story.customer.userId })).contactMobile,
      (await detail({ as: story.provider.userId })).contactMobile,
    ];
    const both = [story.provider.mobile, story.customer.mobile];
    expect(await phones()).toEqual([null, null]);
    await theProviderDoes(story, placed, 'depart');
    expect(await phones()).toEqual(both);
    await theProviderDoes(story, placed, 'start', 'finish');
    service.clock.advance(CALLS_AFTER_WORK_MS - 1);
    expect(await phones()).toEqual(both);
    service.clock.advance(1);
    expect(await phones()).toEqual([null, null]);
  });

  it('[P-05] a person with only the signed link: no phone, no full address, no moves; and this task alone, for 30 days', async () => {
    const { reviewUrl } = await detail({ as: story.customer.userId });
    const authorization = new URL(reviewUrl ?? '', 'http://localhost').searchParams.get('token') ?? '';
    expect(reviewUrl).toMatch(new RegExp(`^/my-order-list/taskreview/${placed.taskid}/\\?token=`));
    expect(await detail({ authorization })).toMatchObject({
      taskid: placed.taskid,
      providerName: 'مریم رضایی',
      contactMobile: null,
      deliveryAddress: '',
      deliveryPlace: '',
      deliveryStreet: '',
      deliveryZipCode: null,
      latitude: null,
      longitude: null,
      userFamily: '',
      userDescription: '',
      moves: [],
      reviewUrl: null,
    });
    const another = await aPlacedOrder({ ...story, provider: await aFreeProvider(service.context) });
    await expect(
      service.call('clean/gettaskdetail', { taskid: another.taskid }, { authorization }),
    ).rejects.toMatchObject({ status: 401 });
    await expect(detail({ authorization: `${authorization}x` })).rejects.toMatchObject({ key: 'link-expired' });
    service.clock.advance(TASK_LINK_MS);
    await expect(detail({ authorization })).rejects.toMatchObject({ key: 'link-expired' });
  });

  it('[C-clean] current orders and old ones, of the customer alone; the last one', async () => {
    const customer = await aCustomerWithAnAddress(service.context);
    const provider = await aFreeProvider(service.context);
    const own: OrderStory = { service, customer, provider };
    const by = { as: customer.userId };
    expect(await service.call('clean/getlasttask', {}, by)).toEqual({ lastTask: null });
    const first = await aPaidOrder(own);
    const second = await aPaidOrder(own, { deliverytimeid: 15 });
    await theProviderWorks(own, first);
    await service.call('reqandpay/confirmtask', { taskid: first.taskid }, by);
    const current = await service.call('clean/getallcurrenttaskbyuserid', {}, by);
    const old = await service.call('clean/getalloldtaskbyuserid', {}, by);
    expect(current.lstTask.map(({ taskid }) => taskid)).toEqual([second.taskid]);
    expect(old.lstTask.map(({ taskid, state }) => [taskid, state])).toEqual([[first.taskid, 'COMPLETED']]);
    expect((await service.call('clean/getlasttask', {}, by)).lastTask).toMatchObject({ taskid: second.taskid });
  });

  it('[C-clean] lists page by page: the next visit first of running ones, the newest first of ended ones, each with their number', async () => {
    const own: OrderStory = await anOrderStory(service);
    const by = { as: own.customer.userId };
    const placed: Placed[] = [];
    for (const deliverytimeid of [17, 13, 9]) placed.push(await aPaidOrder(own, { deliverytimeid }));
    const [evening = 0, noon = 0, morning = 0] = placed.map(({ taskid }) => taskid);
    const read = async (
      name: 'clean/getallcurrenttaskbyuserid' | 'clean/getalloldtaskbyuserid',
      pageNumber: number,
    ) => {
      const { lstTask, taskCount } = await service.call(name, { pageNumber, pageSize: 2 }, by);
      return [lstTask.map(({ taskid }) => taskid), taskCount];
    };
    expect(await read('clean/getallcurrenttaskbyuserid', 0)).toEqual([[morning, noon], 3]);
    expect(await read('clean/getallcurrenttaskbyuserid', 1)).toEqual([[evening], 3]);
    for (const { reqid } of placed) await service.call('reqandpay/cancelrequest', { reqid }, by);
    expect(await read('clean/getalloldtaskbyuserid', 0)).toEqual([[morning, noon], 3]);
    expect(await read('clean/getalloldtaskbyuserid', 1)).toEqual([[evening], 3]);
    expect(await read('clean/getalloldtaskbyuserid', 2)).toEqual([[], 3]);
    expect(await read('clean/getallcurrenttaskbyuserid', 0)).toEqual([[], 0]);
  });

  it('a page has at most fifty orders, which are below the 60 kB of a list', async () => {
    const by = { as: story.customer.userId };
    const list = (pageSize: number) => service.call('clean/getallcurrenttaskbyuserid', { pageSize }, by);
    const [order] = (await list(50)).lstTask;
    expect(50 * Buffer.byteLength(JSON.stringify(order))).toBeLessThan(60_000);
    await expect(list(51)).rejects.toMatchObject({ key: 'invalid-input' });
  });

  it('a provider’s lists and dashboard: to answer, to do, done; the earnings', async () => {
    const customer = await aCustomerWithAnAddress(service.context);
    const provider = await aFreeProvider(service.context);
    const own: OrderStory = { service, customer, provider };
    const by = { as: provider.userId };
    const done = await aPaidOrder(own);
    await theProviderWorks(own, done);
    await service.call('reqandpay/confirmtask', { taskid: done.taskid }, { as: customer.userId });
    const accepted = await aPaidOrder(own, { deliverytimeid: 15 });
    await theProviderDoes(own, accepted, 'accept');
    const fresh = await aPaidOrder(own, { deliverytimeid: 10, gDate: aDayFromNow(service.context, 6) });
    const list = async (name: 'newworks' | 'acceptworks' | 'doneworks') =>
      (await service.call('expert/getalltask', { list: name }, by)).lstTask.map(({ taskid }) => taskid);
    expect([await list('newworks'), await list('acceptworks'), await list('doneworks')]).toEqual([
      [fresh.taskid],
      [accepted.taskid],
      [done.taskid],
    ]);
    expect(await service.call('expert/getdashboard', {}, by)).toMatchObject({
      lstToday: [],
      lstNew: [{ taskid: fresh.taskid }],
      lstNext: [{ taskid: accepted.taskid }],
      payableRial: 8_160_000,
      biddingCreditRial: 20_000_000,
      doneTaskCount: 1,
    });
    await expect(service.call('expert/getdashboard', {}, { as: customer.userId })).rejects.toMatchObject({
      key: 'providers-only',
    });
  });

  it('a provider sees the door while there is work behind it, and afterwards only the neighbourhood', async () => {
    const own: OrderStory = await anOrderStory(service);
    const by = { as: own.provider.userId };
    const work = await aPaidOrder(own);
    await theProviderWorks(own, work);
    const readBoth = async () => {
      const { lstTask } = await service.call('expert/getalltask', { list: 'doneworks' }, by);
      const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: work.taskid }, by);
      return [lstTask.find(({ taskid }) => taskid === work.taskid), taskDetail];
    };
    const whole = {
      deliveryAddress: expect.stringContaining('مقصودبیک'),
      deliveryPlace: 'Tehran, Tajrish',
      deliveryStreet: expect.stringContaining('مقصودبیک'),
    };
    for (const seen of await readBoth()) expect(seen).toMatchObject(whole);
    await service.call('reqandpay/confirmtask', { taskid: work.taskid }, { as: own.customer.userId });
    for (const seen of await readBoth())
      expect(seen).toMatchObject({
        deliveryAddress: 'Tehran, Tajrish',
        deliveryPlace: 'Tehran, Tajrish',
        deliveryStreet: '',
      });
  });

  it('the purchase tracker counts an order once, for its customer', async () => {
    const trackedAt = async () =>
      (
        await service.context.ports.database.connection
          .select({ at: tasks.purchaseTrackedAt })
          .from(tasks)
          .where(eq(tasks.id, placed.taskid))
      )[0]?.at;
    await expect(
      service.call('analytics/purchase', { reqid: placed.reqid }, { as: story.provider.userId }),
    ).rejects.toMatchObject({ key: 'not-yours' });
    expect(await trackedAt()).toBeNull();
    await service.call('analytics/purchase', { reqid: placed.reqid }, { as: story.customer.userId });
    const first = await trackedAt();
    service.clock.advance(1000);
    await service.call('analytics/purchase', { reqid: placed.reqid }, { as: story.customer.userId });
    expect(first).toBeInstanceOf(Date);
    expect(await trackedAt()).toEqual(first);
  });

  it('a provider’s lists show each work’s pay: its share, the fee of a late end, nothing of a free one, and that a reported one waits', async () => {
    const customer = await aCustomerWithAnAddress(service.context);
    const own: OrderStory = { service, customer, provider: await aFreeProvider(service.context) };
    const bring = async () =>
      (await service.call('expert/getalltask', { list: 'doneworks' }, { as: own.provider.userId })).lstTask.map(
        ({ taskid, state, netRial, isHeld }) => [taskid, state, netRial, isHeld],
      );
    const freed = await aPaidOrder(own, { gDate: aDayFromNow(service.context, 6) });
    await theProviderDoes(own, freed, 'accept');
    await service.call('reqandpay/cancelrequest', { reqid: freed.reqid }, { as: customer.userId });
    const late = await aPaidOrder(own);
    await theProviderDoes(own, late, 'accept');
    const { startsAtMs } = (await service.call('clean/gettaskdetail', { taskid: late.taskid }, { as: customer.userId }))
      .taskDetail;
    service.clock.advance(startsAtMs - FREE_CANCEL_BEFORE_VISIT_MS - service.clock.now().getTime() + 1);
    await service.call('reqandpay/cancelrequest', { reqid: late.reqid }, { as: customer.userId });
    const reported = await aPaidOrder(own, { gDate: aDayFromNow(service.context, 3) });
    await theProviderWorks(own, reported);
    const { taskid } = reported;
    await service.call('dispute/opendispute', { taskid, reason: 'damage', text: 'Broken' }, { as: customer.userId });
    expect(await bring()).toEqual([
      [taskid, 'DONE', 8_160_000, true],
      [late.taskid, 'CANCELLED_BY_CUSTOMER', 1_440_000, false],
      [freed.taskid, 'CANCELLED_BY_CUSTOMER', 0, false],
    ]);
    await service.call('reqandpay/confirmtask', { taskid }, { as: customer.userId });
    expect((await bring())[0]).toEqual([taskid, 'COMPLETED', 8_160_000, false]);
  });
});
