import type { CallRequest } from '@/lib/contract';
import { TEXTILE_TURNAROUND_DAYS } from '@/lib/domain/constants/textiles';

import { aDraft, anOrderStory, type OrderStory } from '../../seed/stories/orders';
import { aDayFromNow } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const LAUNDRY_ID = 5;
const EVERYDAY_ID = 501;
const SHIRT_ID = 50101;
const CARPET_ID = 7;
const MACHINE_MADE_ID = 701;
const SOFA_ID = 704;
const KARAJ = 2;
const CITY_WITHOUT_LAUNDRY = 6;
const TAJRISH_ID = 1001;

type Draft = CallRequest<'laundry/addlaundryrequest'>;

describe('[C-laundry] laundry and carpets', () => {
  const service = useMarket();
  let story: OrderStory;
  let carpets: OrderStory;
  beforeAll(async () => {
    story = await anOrderStory(service, { cashRials: 500_000_000 }, { categoryId: LAUNDRY_ID });
    carpets = await anOrderStory(service, { cashRials: 500_000_000 }, { categoryId: CARPET_ID });
  });

  const asCustomer = () => ({ as: story.customer.userId });
  const day = (days: number) => aDayFromNow(service.context, days);
  const laundry = (wishes: Partial<Draft> = {}): Draft => ({
    ...aDraft(story, {}),
    serviceEnum: 'laundry',
    srvcategoryid: LAUNDRY_ID,
    srvcattypeid: EVERYDAY_ID,
    cleaningHours: null,
    grade: 'ECO',
    clothes: [{ itemId: SHIRT_ID, count: 8 }],
    returnDate: day(6),
    returnTimeId: 12,
    ...wishes,
  });
  const place = (wishes: Partial<Draft> = {}) =>
    service.call('laundry/addlaundryrequest', laundry(wishes), asCustomer());
  const search = (wishes: Partial<CallRequest<'laundry/filterlaundryserviceprovider'>> = {}) =>
    service.call('laundry/filterlaundryserviceprovider', {
      srvcategoryid: LAUNDRY_ID,
      srvcattypeid: EVERYDAY_ID,
      servicegrade: 'ECO',
      locationid: TAJRISH_ID,
      gDate: day(20),
      deliverytimeid: 10,
      hourneed: 1,
      ...wishes,
    });

  it('list a grade’s pieces in a city, and all pieces in both, in the reader’s language', async () => {
    const eco = await service.call('laundry/getallitembygrade', { servicegrade: 'ECO' }, { locale: 'en' });
    const vip = await service.call('laundry/getallitembygrade', { servicegrade: 'VIP' }, { locale: 'en' });
    expect(vip.lstItem.length).toBeGreaterThan(eco.lstItem.length);
    expect(eco.lstItem[0]).toEqual({
      itemId: SHIRT_ID,
      itemName: 'Shirt',
      serviceGrade: 'ECO',
      priceRial: 850_000,
      srvcattypeid: EVERYDAY_ID,
      iconUrl: '/illustrations/pieces/shirt.svg',
    });
    expect(eco.minimumOrderRial).toBe(5_000_000);
    const all = await service.call('laundry/getAllItems', {});
    expect(all.lstItem).toHaveLength(eco.lstItem.length + vip.lstItem.length);
    const elsewhere = { servicegrade: 'ECO', cityid: KARAJ, srvcattypeid: EVERYDAY_ID } as const;
    const { lstItem } = await service.call('laundry/getallitembygrade', elsewhere);
    expect(lstItem.every(({ srvcattypeid }) => srvcattypeid === EVERYDAY_ID)).toBe(true);
    expect(lstItem[0]?.priceRial).toBeLessThan(850_000);
    await expect(
      service.call('laundry/getallitembygrade', { ...elsewhere, cityid: CITY_WITHOUT_LAUNDRY }),
    ).rejects.toMatchObject({ key: 'service-not-available' });
  });

  it('price a basket like its order', async () => {
    const basket = { servicegrade: 'VIP', clothes: [{ itemId: SHIRT_ID, count: 4 }] } as const;
    const price = await service.call('laundry/getlaundryprice', { ...basket, clothes: [...basket.clothes] });
    expect(price).toMatchObject({ priceRial: 6_000_000, discountRial: 0, payableRial: 6_000_000 });
    const small = await service.call('laundry/getlaundryprice', {
      servicegrade: 'ECO',
      clothes: [{ itemId: SHIRT_ID, count: 1 }],
    });
    expect(small.lines.map(({ key }) => key)).toEqual(['laundry-item', 'minimum-order']);
    await expect(
      service.call('laundry/getlaundryprice', { servicegrade: 'ECO', clothes: [{ itemId: 1, count: 1 }] }),
    ).rejects.toMatchObject({ key: 'service-not-available' });
  });

  it('offer days of return from the grade’s first possible one on', async () => {
    const asked = { locationid: TAJRISH_ID, gDate: day(3), deliverytimeid: 10 };
    for (const servicegrade of ['ECO', 'VIP'] as const) {
      const { lstAvailableDate } = await service.call('laundry/getreturndate', { servicegrade, ...asked });
      expect(lstAvailableDate[0]?.gDate).toBe(day(3 + TEXTILE_TURNAROUND_DAYS.laundry[servicegrade]));
      expect(lstAvailableDate[0]?.lstDeliveryTimeSheet.some(({ isFull }) => !isFull)).toBe(true);
    }
    const cleaning = { servicegrade: 'ECO', srvcategoryid: 3, ...asked } as const;
    await expect(service.call('laundry/getreturndate', cleaning)).rejects.toMatchObject({
      key: 'service-not-available',
    });
  });

  it('list providers who can come and also bring back', async () => {
    const named = async (wishes: Parameters<typeof search>[0]) =>
      (await search(wishes)).lstServiceProvider.map(({ userId }) => userId);
    expect(await named({})).toContain(story.provider.userId);
    await place({ gDate: day(18), returnDate: day(25), returnTimeId: 15 });
    expect(await named({ returnDate: day(25), returnTimeId: 15 })).not.toContain(story.provider.userId);
    expect(await named({ returnDate: day(26), returnTimeId: 15 })).toContain(story.provider.userId);
    await expect(search({ gDate: '2020-01-01' })).rejects.toMatchObject({ key: 'slot-expired' });
  });

  it('are placed with both visits, and both are booked', async () => {
    const placed = await place({ gDate: day(4), returnDate: day(7) });
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, asCustomer());
    expect(taskDetail).toMatchObject({
      kind: 'laundry',
      returnVisit: { gDate: day(7), startHour: 11, endHour: 12 },
      custody: { lstPiece: [], takesPieces: false },
    });
    await expect(
      place({ gDate: day(8), returnDate: day(10), returnTimeId: 9, deliverytimeid: 15 }),
    ).resolves.toMatchObject({ state: 'PENDING_PAYMENT' });
    const other = await anOrderStory(service, { cashRials: 9_000_000 }, { categoryId: LAUNDRY_ID });
    const taken = { ...laundry({ gDate: day(5), returnDate: day(7) }), deliveryaddrid: other.customer.addressId };
    await expect(service.call('laundry/addlaundryrequest', taken, { as: other.customer.userId })).rejects.toMatchObject(
      { key: 'slot-taken' },
    );
  });

  it('stand in their provider’s calendar with the pick-up and the return, each on its day', async () => {
    const other = await anOrderStory(service, {}, { categoryId: LAUNDRY_ID });
    const draft = {
      ...laundry({ gDate: day(4), returnDate: day(9), deliveryaddrid: other.customer.addressId }),
      workerUserId: other.provider.userId,
    };
    const { taskid } = await service.call('laundry/addlaundryrequest', draft, { as: other.customer.userId });
    const { schedule } = await service.call('provider/getschedule', {}, { as: other.provider.userId });
    expect(schedule.lstBooked.map((visit) => [visit.taskid, visit.gDate, visit.startHour, visit.errand])).toEqual([
      [taskid, day(4), 9, 'pick-up'],
      [taskid, day(9), 11, 'return'],
    ]);
  });

  it('refuse a return that is too soon or missing, a missing grade, and work at home', async () => {
    await expect(place({ gDate: day(12), returnDate: day(13) })).rejects.toMatchObject({ key: 'return-too-soon' });
    await expect(place({ returnDate: null })).rejects.toMatchObject({ key: 'invalid-input' });
    await expect(place({ grade: null })).rejects.toMatchObject({ key: 'invalid-input' });
    await expect(place({ clothes: [] })).rejects.toMatchObject({ key: 'service-not-available' });
    const sofa: Draft = {
      ...laundry({ serviceEnum: 'carpet', srvcategoryid: CARPET_ID, srvcattypeid: SOFA_ID, returnDate: day(12) }),
      carpets: [{ units: 7, count: 1 }],
    };
    await expect(service.call('laundry/addlaundryrequest', sofa, asCustomer())).rejects.toMatchObject({
      key: 'service-not-available',
    });
  });

  it('take carpets by size as an estimate, with the days of their grade', async () => {
    const draft: Draft = {
      ...aDraft(carpets, {}),
      serviceEnum: 'carpet',
      srvcategoryid: CARPET_ID,
      srvcattypeid: MACHINE_MADE_ID,
      cleaningHours: null,
      grade: 'VIP',
      carpets: [{ units: 12, count: 1 }],
      returnDate: day(3 + TEXTILE_TURNAROUND_DAYS.carpet.VIP),
      returnTimeId: 11,
    };
    const by = { as: carpets.customer.userId };
    await expect(service.call('laundry/addlaundryrequest', { ...draft, returnDate: day(8) }, by)).rejects.toMatchObject(
      { key: 'return-too-soon' },
    );
    const { taskid, payableRial } = await service.call('laundry/addlaundryrequest', draft, by);
    expect(payableRial).toBe(11_400_000);
    const repeated = await service.call('clean/getrepeatdraft', { taskid }, by);
    expect(repeated.draft).toMatchObject({ grade: 'VIP', carpets: [{ units: 12, count: 1 }] });
  });

  it('move to another pick-up only with time left before the return', async () => {
    const other = await anOrderStory(service, {}, { categoryId: LAUNDRY_ID });
    const by = { as: other.customer.userId };
    const wishes = {
      gDate: day(14),
      returnDate: day(17),
      deliverytimeid: 16,
      deliveryaddrid: other.customer.addressId,
    };
    const draft = { ...laundry(wishes), workerUserId: other.provider.userId };
    const { taskid } = await service.call('laundry/addlaundryrequest', draft, by);
    const { lstAvailableDate } = await service.call('reqandpay/getrescheduledate', { taskid }, by);
    expect(lstAvailableDate.at(-1)?.gDate).toBe(day(15));
    const move = (gDate: string) => service.call('reqandpay/reschedule', { taskid, gDate, deliverytimeid: 16 }, by);
    await expect(move(day(16))).rejects.toMatchObject({ key: 'return-too-soon' });
    const { taskDetail } = await move(day(15));
    expect(taskDetail).toMatchObject({ gDate: day(15), returnVisit: { gDate: day(17) } });
  });
});
