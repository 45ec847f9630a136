import type { CallRequest } from '@/lib/contract';

import { listLedgerFaults } from '../../seed/stories/books';
import { aDraft, anOrderStory, payAtTheBank, theProviderDoes, type OrderStory } from '../../seed/stories/orders';
import { aFreeProvider, TAJRISH_ID } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const CARWASH_ID = 9;
const WATERLESS_ID = 901;
const WATER_WASH_ID = 902;
const SALOON_ID = 2;
const WATER_WASH_RIALS = 4_600_000;
const INTERIOR_RIALS = 16_500_000;
const VAN_ID = 7;
const PLATE = '12-ب-345-67';

type Draft = CallRequest<'car/addcarwashrequest'>;

describe('a car wash', () => {
  const service = useMarket();
  let story: OrderStory;
  beforeAll(async () => {
    story = await anOrderStory(service, { cashRials: 100_000_000 }, { categoryId: CARWASH_ID });
  });

  const wash = (wishes: Partial<Draft> = {}): Draft => ({
    ...aDraft(story, {}),
    serviceEnum: 'carwash',
    srvcategoryid: CARWASH_ID,
    srvcattypeid: WATER_WASH_ID,
    cleaningHours: null,
    carTypeId: SALOON_ID,
    carWashLocation: 'on-site',
    ...wishes,
  });
  const place = (wishes: Partial<Draft> = {}) =>
    service.call('car/addcarwashrequest', wash(wishes), { as: story.customer.userId });
  const quote = (wishes: Partial<CallRequest<'reqandpay/getprice'>> = {}) =>
    service.call('reqandpay/getprice', {
      serviceEnum: 'carwash',
      srvcattypeid: WATER_WASH_ID,
      carTypeId: SALOON_ID,
      cityid: 1,
      ...wishes,
    });
  const search = (wishes: Partial<CallRequest<'carwashserviceprovider/filtercarserviceprovider'>> = {}) => {
    const { srvcategoryid, srvcattypeid, gDate, deliverytimeid } = wash();
    return service.call('carwashserviceprovider/filtercarserviceprovider', {
      srvcategoryid,
      srvcattypeid: srvcattypeid ?? 0,
      locationid: TAJRISH_ID,
      gDate: gDate ?? '',
      deliverytimeid: deliverytimeid ?? 0,
      hourneed: 1,
      ...wishes,
    });
  };

  it('[C-carwash] costs by body, kind of wash and method, line by line', async () => {
    const saloon = await quote();
    expect(saloon).toMatchObject({ priceRial: 4_600_000, needHour: 1, lines: [{ key: 'carwash' }] });
    expect(saloon.lines[0]?.label).toBe('Wash with water, Saloon');
    expect((await quote({ carTypeId: VAN_ID })).priceRial).toBeGreaterThan(saloon.priceRial);
    const fetched = await quote({ carWashLocation: 'collect' });
    expect(fetched.lines.map(({ key }) => key)).toEqual(['carwash', 'carwash-collect']);
    expect(fetched).toMatchObject({ priceRial: 8_600_000, needHour: 2 });
    await expect(quote({ srvcattypeid: WATERLESS_ID, carWashLocation: 'collect' })).rejects.toMatchObject({
      key: 'service-not-available',
    });
    await expect(quote({ carTypeId: null })).rejects.toMatchObject({ key: 'invalid-input' });
  });

  it('lists each body’s price by each method, in the city of the car', async () => {
    const { lstRate } = await service.call('car/getallrate', { srvcattypeid: WATERLESS_ID, cityid: 1 });
    expect(lstRate).toHaveLength(7);
    expect(lstRate).toContainEqual({
      carTypeId: SALOON_ID,
      carWashMethod: 'on-site',
      priceRial: 3_800_000,
      needHour: 1,
    });
    const inKaraj = await service.call('car/getallrate', { srvcattypeid: WATERLESS_ID, cityid: 2 });
    expect(inKaraj.lstRate[1]?.priceRial).toBeLessThan(3_800_000);
  });

  it('[C-carwash] [F-08] finds providers who wash there, with their method; the workshop only with those who have one', async () => {
    const both = await aFreeProvider(service.context, {
      categoryId: CARWASH_ID,
      carWashMethods: ['on-site', 'collect'],
    });
    const onSite = await search({ carWashMethod: 'on-site' });
    expect(onSite.lstServiceProvider.map(({ userId, carWashMethod }) => [userId, carWashMethod])).toEqual([
      [story.provider.userId, 'on-site'],
      [both.userId, 'both'],
    ]);
    const fetched = await search({ carWashMethod: 'collect' });
    expect(fetched.lstServiceProvider.map(({ userId }) => userId)).toEqual([both.userId]);
    expect(fetched.lstServiceProvider[0]?.price).toBeGreaterThan(0);
    await expect(place({ carWashLocation: 'collect' })).rejects.toMatchObject({
      key: 'slot-taken',
      details: { next: { provider: { userId: both.userId } } },
    });
  });

  it('offers only the days of providers who wash there', async () => {
    const free = async (carWashMethod: 'on-site' | 'collect', merchantid: number) =>
      (
        await service.call('boot/getallavailabledate', {
          srvcategoryid: CARWASH_ID,
          srvcattypeid: WATER_WASH_ID,
          locationid: TAJRISH_ID,
          hourneed: 1,
          merchantid,
          carWashMethod,
        })
      ).lstAvailableDate.some(({ mapDateAndHour }) => Object.values(mapDateAndHour).flat().length > 0);
    expect(await free('on-site', story.provider.userId)).toBe(true);
    expect(await free('collect', story.provider.userId)).toBe(false);
  });

  it('[C-carwash] is placed with its price and plate, and read by both sides', async () => {
    const placed = await place({ plaque: PLATE, vehicleType: 'AUTOMOBILE' });
    expect(placed).toMatchObject({ state: 'PENDING_PAYMENT', payableRial: 4_600_000, srvcategoryid: '9' });
    const { taskDetail } = await service.call(
      'clean/gettaskdetail',
      { taskid: placed.taskid },
      { as: story.customer.userId },
    );
    expect(taskDetail).toMatchObject({ kind: 'carwash', plaque: PLATE, hourCount: 1, fastingHours: 0, results: [] });
    const repeated = await service.call(
      'clean/getrepeatdraft',
      { taskid: placed.taskid },
      { as: story.customer.userId },
    );
    expect(repeated.draft).toMatchObject({ carTypeId: SALOON_ID, carWashLocation: 'on-site', plaque: PLATE });
  });

  it('is placed by its own call only', async () => {
    await expect(service.call('clean/addcleanrequest', wash(), { as: story.customer.userId })).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'serviceEnum' }],
    });
  });

  it('gets another wash of its body at the list’s price, once its customer approves it', async () => {
    const placed = await place({ deliverytimeid: 15 });
    const { taskid } = placed;
    await payAtTheBank(story, placed);
    await theProviderDoes(story, placed, 'accept', 'depart', 'start');
    const asProvider = { as: story.provider.userId };
    const { priceTerms } = (await service.call('clean/gettaskdetail', { taskid }, asProvider)).taskDetail;
    expect(priceTerms?.pieces).toContainEqual(
      expect.objectContaining({ piece: 'washes.waterWash', count: 1, pieceRial: WATER_WASH_RIALS }),
    );
    const interior = priceTerms?.pieces.find(({ piece }) => piece === 'washes.interior');
    expect(interior).toMatchObject({ count: 0, label: 'Interior cleaning', pieceRial: INTERIOR_RIALS });
    const pieces = [{ piece: 'washes.interior', count: 1 }];
    const { pricechangeid, newRial } = await service.call(
      'pricechange/addpricechange',
      { taskid, lines: [{ key: 'recount', pieces }], reason: 'The seats are stained' },
      asProvider,
    );
    expect(newRial).toBe(placed.payableRial + INTERIOR_RIALS);
    await service.call(
      'pricechange/decidepricechange',
      { pricechangeid, approve: true, way: 'wallet' },
      { as: story.customer.userId },
    );
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid }, { as: story.customer.userId });
    expect(taskDetail.lines.at(-1)).toMatchObject({
      label: expect.stringContaining('Interior cleaning, 1 × 1,650,000'),
      amountRial: INTERIOR_RIALS,
    });
    expect(await listLedgerFaults(service.context.ports.database)).toEqual([]);
  });
});
