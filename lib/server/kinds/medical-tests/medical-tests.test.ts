import type { CallRequest } from '@/lib/contract';
import { FASTING_UNTIL_HOUR } from '@/lib/domain/constants/medical-tests';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import { aDraft, anOrderStory, type OrderStory } from '../../seed/stories/orders';
import { aDayFromNow, aFreeProvider } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const MEDICAL_TESTS_ID = 24;
const TAJRISH = 1001;
const DIABETES_ID = 2403;
const SUGAR_ID = 24031;
const LONG_TERM_ID = 24032;
const THYROID_ID = 24041;

/** Each in the calendar that they count by. */
const TWO_PERSONS = [
  { name: 'Sara Ahmadi', birthYear: 1370 },
  { name: 'Omid Ahmadi', birthYear: 2001 },
];

type Draft = CallRequest<'clean/addcleanrequest'>;

describe('medical tests at home', () => {
  const service = useMarket();
  let story: OrderStory;
  beforeAll(async () => {
    story = await anOrderStory(service, { cashRials: 100_000_000 }, { categoryId: MEDICAL_TESTS_ID });
  });

  const asCustomer = () => ({ as: story.customer.userId });
  const asProvider = () => ({ as: story.provider.userId });
  const tests = (wishes: Partial<Draft> = {}): Draft => ({
    ...aDraft(story, {}),
    serviceEnum: 'testing',
    srvcategoryid: MEDICAL_TESTS_ID,
    srvcattypeid: DIABETES_ID,
    cleaningHours: null,
    testIds: [SUGAR_ID, LONG_TERM_ID],
    personCount: 2,
    persons: TWO_PERSONS,
    ...wishes,
  });
  const quote = (wishes: Partial<CallRequest<'reqandpay/getprice'>> = {}) =>
    service.call(
      'reqandpay/getprice',
      { serviceEnum: 'testing', srvcattypeid: DIABETES_ID, testIds: [SUGAR_ID], personCount: 1, cityid: 1, ...wishes },
      {},
    );

  /** An order that was paid, accepted and begun. */
  async function aVisit(wishes: Partial<Draft> = {}) {
    const { reqid, taskid } = await service.call('clean/addcleanrequest', tests(wishes), asCustomer());
    await service.call(
      'custom',
      { prefix: 'wallet-', reqId: String(reqid), giftCode: '0', useWallet: 'true' },
      asCustomer(),
    );
    const move = (name: 'accept' | 'depart' | 'start' | 'finish', startCode?: string) =>
      service.call('expert/movetask', { taskid, move: name, ...(startCode ? { startCode } : {}) }, asProvider());
    await move('accept');
    return { taskid, move };
  }

  it('[C-clean] cost persons × tests and one visit fee, line by line', async () => {
    const two = await quote({ testIds: [SUGAR_ID, LONG_TERM_ID], personCount: 2 });
    expect(two.lines.map(({ key, amountRial }) => [key, amountRial])).toEqual([
      ['test', 1_800_000],
      ['test', 8_400_000],
      ['test-visit', 2_800_000],
    ]);
    expect(two).toMatchObject({ priceRial: 13_000_000, needHour: 1 });
    expect((await quote({ personCount: 5 })).needHour).toBe(2);
    expect((await quote({ cityid: 2 })).priceRial).toBeLessThan((await quote()).priceRial);
    for (const testIds of [[], [THYROID_ID], [SUGAR_ID, 1]])
      await expect(quote({ testIds })).rejects.toMatchObject({ key: 'service-not-available' });
  });

  it('charge a test once: a panel lists the tests that it contains', async () => {
    const [BASIC, FULL, CHECK_UP] = [24011, 24012, 2401];
    const both = await quote({ srvcattypeid: CHECK_UP, testIds: [BASIC, FULL], personCount: 2 });
    expect(both.priceRial).toBe((await quote({ srvcattypeid: CHECK_UP, testIds: [FULL], personCount: 2 })).priceRial);
    const { lstTest } = await service.call('testing/getalltest', { srvcattypeid: CHECK_UP, cityid: 1 }, {});
    expect(lstTest.find(({ testId }) => testId === FULL)?.lstContained).toEqual([BASIC]);
    expect(lstTest.find(({ testId }) => testId === BASIC)?.lstContained).toEqual([]);
  });

  it('on an empty stomach are done in the morning: later hours are neither listed nor accepted', async () => {
    const startsOf = async (isFasting: boolean) => {
      const place = { srvcategoryid: MEDICAL_TESTS_ID, srvcattypeid: DIABETES_ID, locationid: TAJRISH };
      const { lstAvailableDate } = await service.call('boot/getallavailabledate', { ...place, isFasting }, {});
      return lstAvailableDate.at(-1)?.lstDeliveryTimeSheet.map(({ startHour }) => startHour) ?? [];
    };
    expect(Math.max(...(await startsOf(false)))).toBeGreaterThan(FASTING_UNTIL_HOUR);
    expect(Math.max(...(await startsOf(true)))).toBe(FASTING_UNTIL_HOUR - 1);
    const late = { deliverytimeid: toDeliveryTimeId(FASTING_UNTIL_HOUR) };
    await expect(service.call('clean/addcleanrequest', tests(late), asCustomer())).rejects.toMatchObject({
      key: 'fasting-too-late',
      params: { last: FASTING_UNTIL_HOUR },
    });
    const fed = await service.call('clean/addcleanrequest', tests({ ...late, testIds: [LONG_TERM_ID] }), asCustomer());
    await service.call('reqandpay/cancelrequest', { reqid: fed.reqid }, asCustomer());
  });

  it('on an empty stomach stay in the morning for every other hour: moved, given to another provider, or asked for the earliest', async () => {
    const startsOf = (days: readonly { readonly lstDeliveryTimeSheet: readonly { readonly startHour: number }[] }[]) =>
      days.flatMap(({ lstDeliveryTimeSheet }) => lstDeliveryTimeSheet.map(({ startHour }) => startHour));
    const late = toDeliveryTimeId(FASTING_UNTIL_HOUR);
    const other = await aFreeProvider(service.context, { categoryId: MEDICAL_TESTS_ID });
    const { taskid } = await aVisit({ gDate: aDayFromNow(service.context, 6) });
    const gDate = aDayFromNow(service.context, 4);
    const dates = await service.call('reqandpay/getrescheduledate', { taskid }, asCustomer());
    expect(Math.max(...startsOf(dates.lstAvailableDate))).toBe(FASTING_UNTIL_HOUR - 1);
    await expect(
      service.call('reqandpay/reschedule', { taskid, gDate, deliverytimeid: late }, asCustomer()),
    ).rejects.toMatchObject({ key: 'fasting-too-late', params: { last: FASTING_UNTIL_HOUR } });
    const placed = await service.call('clean/addcleanrequest', tests({ gDate }), asCustomer());
    const settle = { prefix: 'wallet-', reqId: String(placed.reqid), giftCode: '0', useWallet: 'true' } as const;
    await service.call('custom', settle, asCustomer());
    await service.call('expert/movetask', { taskid: placed.taskid, move: 'decline' }, asProvider());
    const next = await service.call('reqandpay/getnextprovider', { taskid: placed.taskid }, asCustomer());
    expect(Math.max(...startsOf(next.lstAvailableDate))).toBe(FASTING_UNTIL_HOUR - 1);
    const offer = { taskid: placed.taskid, workerUserId: other.userId, gDate, deliverytimeid: late };
    await expect(service.call('reqandpay/offernextprovider', offer, asCustomer())).rejects.toMatchObject({
      key: 'fasting-too-late',
    });
    const search = {
      srvcategoryid: MEDICAL_TESTS_ID,
      srvcattypeid: DIABETES_ID,
      locationid: TAJRISH,
      gDate,
      deliverytimeid: toDeliveryTimeId(19),
      hourneed: 3,
    };
    const earliestOf = async (isFasting: boolean) =>
      (await service.call('serviceprovider/filterserviceprovider', { ...search, isFasting }, {})).earliest?.startHour;
    expect(await earliestOf(false)).toBeGreaterThanOrEqual(FASTING_UNTIL_HOUR);
    expect(await earliestOf(true)).toBeLessThan(FASTING_UNTIL_HOUR);
  });

  it('lists the tests of a type with price and preparation, in the reader’s language', async () => {
    const { lstTest, visitFeeRial } = await service.call(
      'testing/getalltest',
      { srvcattypeid: DIABETES_ID, cityid: 1 },
      { locale: 'en' },
    );
    expect(lstTest.map(({ testId }) => testId)).toEqual([24031, 24032, 24033, 24034]);
    expect(lstTest[0]).toMatchObject({ testName: 'Fasting sugar', fastingHours: 8, priceRial: 900_000 });
    expect(visitFeeRial).toBe(2_800_000);
  });

  it('name the fasting hours on the order and the day before, to the person who gives the sample only', async () => {
    const { taskid } = await aVisit();
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid }, asCustomer());
    expect(taskDetail).toMatchObject({ fastingHours: 8, kind: 'testing' });
    const confirmed = async (as: number, title: string) =>
      (
        await service.call('user/getuserinbox', { inboxReadEnum: 'ALL', pageNumber: 0, pageSize: 50 }, { as })
      ).userInboxLst
        .filter((message) => message.title.includes(title))
        .map(({ body }) => body);
    expect((await confirmed(story.customer.userId, 'confirmed'))[0]).toContain('8 hours before');
    const bodies = await confirmed(story.provider.userId, '');
    expect(bodies.some((body) => body.includes('Eat nothing'))).toBe(false);
  });
});
