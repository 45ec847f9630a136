import { and, eq } from 'drizzle-orm';

import { bidReaders, bids, inboxMessages, partings, providerLocations } from '../../../schema';
import { aBid, aBiddingStory, aTaskOrder, chooses, newWorksOf } from '../../../seed/stories/bids';
import {
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
  type Placed,
} from '../../../seed/stories/orders';
import { aDayFromNow, aFreeProvider, anOperator, TAJRISH_ID } from '../../../seed/stories/people';
import { aTruck, CAR, GAS_ID } from '../../../seed/stories/trucks';
import { useMarket } from '../../../testing/use-market';

const SIDES = ['customer', 'provider'] as const;

describe.each(SIDES)('after the %s has parted from the other, neither is offered to the other', (side) => {
  const service = useMarket();
  let story: OrderStory;
  let done: Placed;
  beforeEach(async () => {
    // Nobody of another test is free here.
    await connection().delete(providerLocations);
    story = await anOrderStory(service, { cashRials: 200_000_000 });
    done = await aPaidOrder(story);
    await theProviderWorks(story, done);
  });

  const connection = () => service.context.ports.database.connection;
  const as = (who: (typeof SIDES)[number]) => ({ as: story[who].userId });
  const part = (isApart = true, taskid = done.taskid) =>
    service.call('regular/keepapart', { taskid, isApart }, as(side));
  const search = (deliverytimeid = 9) => ({
    srvcategoryid: 3,
    srvcattypeid: 301,
    locationid: TAJRISH_ID,
    gDate: aDayFromNow(service.context, 4),
    deliverytimeid,
    hourneed: 3,
  });
  const listed = async () => {
    const { lstServiceProvider } = await service.call(
      'serviceprovider/filterserviceprovider',
      search(),
      as('customer'),
    );
    return lstServiceProvider.map(({ userId }) => userId);
  };

  it('in the list of free providers, in the free hours, and by a choice of the name', async () => {
    expect(await listed()).toContain(story.provider.userId);
    await part();
    expect(await listed()).not.toContain(story.provider.userId);
    const { isAvailable } = await service.call(
      'serviceprovider/workeravailablity',
      { ...search(), userid: story.provider.userId },
      as('customer'),
    );
    expect(isAvailable).toBe(false);
    await expect(aPaidOrder(story, { gDate: aDayFromNow(service.context, 4) })).rejects.toMatchObject({
      key: 'slot-taken',
    });
    await part(false);
    expect(await listed()).toContain(story.provider.userId);
    await aPaidOrder(story, { gDate: aDayFromNow(service.context, 4) });
  });

  it('as the last provider of a repeated order', async () => {
    const again = async () =>
      (await service.call('clean/getrepeathour', { taskid: done.taskid }, as('customer'))).visit;
    expect(await again()).not.toBeNull();
    await part();
    expect(await again()).toBeNull();
  });

  it('as the next one after a decline, as a stand-in, in a rescue and by an operator', async () => {
    await part();
    const other = { ...story, provider: await aFreeProvider(service.context) };
    const gDate = aDayFromNow(service.context, 4);
    const agreed = await aPaidOrder(other, { gDate, isRescueAgreed: true });
    const { standIn } = await service.call('reqandpay/getstandin', { taskid: agreed.taskid }, as('customer'));
    expect(standIn).toBeNull();
    await theProviderDoes(other, agreed, 'decline');
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: agreed.taskid }, as('customer'));
    expect(taskDetail.state).toBe('DECLINED');
    const { lstServiceProvider } = await service.call(
      'reqandpay/getnextprovider',
      { taskid: agreed.taskid },
      as('customer'),
    );
    expect(lstServiceProvider).toEqual([]);
    await expect(
      service.call(
        'reqandpay/offernextprovider',
        { taskid: agreed.taskid, workerUserId: story.provider.userId },
        as('customer'),
      ),
    ).rejects.toMatchObject({ key: 'nobody-free' });
    const held = await aPaidOrder(other, { gDate: aDayFromNow(service.context, 6) });
    await theProviderDoes(other, held, 'accept');
    const { plan } = await service.call(
      'operator/planreassign',
      { taskid: held.taskid },
      { as: await anOperator(service.context) },
    );
    expect(plan.lstServiceProvider).toEqual([]);
  });

  it('after either side’s wish at any order of the two, which the other is not told', async () => {
    const before = await connection().$count(inboxMessages);
    await part();
    await part();
    expect(await connection().$count(inboxMessages)).toBe(before);
    expect(await connection().$count(partings, eq(partings.wantedBy, side))).toBeGreaterThan(0);
    const { lstPerson } = await service.call('regular/getpeople', {}, as('customer'));
    const { lstCustomer } = await service.call('regular/getcustomers', {}, as('provider'));
    const { notes } = await service.call('customernote/getnotes', { taskid: done.taskid }, as('provider'));
    const isByCustomer = side === 'customer';
    expect(lstPerson).toMatchObject([{ apartTaskid: isByCustomer ? done.taskid : null }]);
    expect(lstCustomer.map(({ apartTaskid }) => apartTaskid)).toEqual(isByCustomer ? [] : [done.taskid]);
    expect(notes.isApart).toBe(!isByCustomer);
  });

  it('as regulars, and the customer cannot ask anew', async () => {
    const { userId: workerUserId } = story.provider;
    await service.call('regular/keepprovider', { workerUserId }, as('customer'));
    const agreement = { customerUserId: story.customer.userId, isAgreed: true };
    await service.call('regular/answercustomer', agreement, as('provider'));
    await part();
    const { lstPerson } = await service.call('regular/getpeople', {}, as('customer'));
    expect(lstPerson[0]?.state).not.toBe('agreed');
    await expect(service.call('regular/keepprovider', { workerUserId }, as('customer'))).rejects.toMatchObject({
      key: 'regular-declined',
    });
  });

  it('and only the parting side has it in the copy of the personal data', async () => {
    await part();
    const copyOf = async (who: (typeof SIDES)[number]) =>
      JSON.stringify((await service.call('user/getpersonaldata', {}, as(who))).personalData.regulars);
    const other = side === 'customer' ? 'provider' : 'customer';
    expect(await copyOf(side)).toContain('partedAt');
    expect(await copyOf(other)).not.toContain('partedAt');
  });

  it('where professionals bid: neither sees the other’s work, and a waiting bid has ended', async () => {
    const bidding = await aBiddingStory(service, { cashRials: 100_000_000 });
    const { userId } = bidding.provider;
    const both = { customer: bidding.customer.userId, provider: userId };
    const known = await aTaskOrder(bidding);
    await chooses(bidding, await aBid(bidding, known, bidding.provider));
    const open = await aTaskOrder(bidding, { gDate: aDayFromNow(service.context, 5) });
    const { sgid } = await aBid(bidding, open, bidding.provider);
    await service.call('regular/keepapart', { taskid: known.taskid, isApart: true }, { as: both[side] });
    const [bid] = await connection().select().from(bids).where(eq(bids.id, sgid));
    expect(bid?.state).toBe('withdrawn');
    const later = await aTaskOrder(bidding, { gDate: aDayFromNow(service.context, 6) });
    expect((await newWorksOf(bidding, userId)).map(({ taskid }) => taskid)).not.toContain(later.taskid);
    await expect(aBid(bidding, later, bidding.provider)).rejects.toMatchObject({ key: 'not-yours' });
    const told = and(eq(bidReaders.taskId, later.taskid), eq(bidReaders.providerId, userId));
    expect(await connection().$count(bidReaders, told)).toBe(0);
  });

  it('as the truck near a car', async () => {
    const truck = await aTruck(service.context);
    const driver = { ...story, provider: truck };
    const near = () =>
      service.call('gas/trucklocations', { googleLat: CAR.latitude, googleLong: CAR.longitude }, as('customer'));
    const { taskid, reqid } = await service.call('handyman/addgasrequest', aGasDraft(truck.truckId), as('customer'));
    await service.call('reqandpay/cancelrequest', { reqid }, as('customer'));
    expect((await near()).lstTruck.map(({ truckId }) => truckId)).toContain(truck.truckId);
    await service.call('regular/keepapart', { taskid, isApart: true }, { as: driver[side].userId });
    const still = await near().catch(() => ({ lstTruck: [] }));
    expect(still.lstTruck.map(({ truckId }) => truckId)).not.toContain(truck.truckId);
    const again = service.call('handyman/addgasrequest', aGasDraft(truck.truckId), as('customer'));
    await expect(again).rejects.toMatchObject({ key: expect.stringMatching(/truck-taken|noTrucksAvailable/) });
  });
});

const aGasDraft = (gasTruckId: number) => ({
  serviceEnum: 'gas' as const,
  srvcategoryid: GAS_ID,
  gasTruckId,
  carLatitude: CAR.latitude,
  carLongitude: CAR.longitude,
  carPlace: 'Silver saloon by the bakery',
  vehicleType: 'AUTOMOBILE' as const,
  plaque: '12-ب-345-67',
  autoBrandId: 1,
  gasTypeEnum: 'REGULAR',
  litreVolume: 30,
});
