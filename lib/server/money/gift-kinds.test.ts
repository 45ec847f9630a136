import { CallError } from '@/lib/contract/call-error';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { formatJalaliDate } from '@/lib/i18n/formats';

import { toErrorEnvelope } from '../calls/envelope';
import { giftCodes } from '../schema';
import {
  anOrderStory,
  aPlacedOrder,
  theProviderWorks,
  THREE_HOURS_RIALS,
  type OrderStory,
} from '../seed/stories/orders';
import { aCustomerWithAnAddress, HOUSE_CLEANING_ID, TAJRISH_ID } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

const TEHRAN_ID = 1;
const ELSEWHERE_ID = 2;
const OTHER_SERVICE_ID = 4;

describe('a gift code with terms', () => {
  const service = useMarket({ checksLedger: true });
  const now = () => service.clock.now().getTime();
  const aPerson = async () => (await aCustomerWithAnAddress(service.context)).userId;
  const aStory = () => anOrderStory(service, { cashRials: 60_000_000 });
  const order = {
    srvcategoryid: HOUSE_CLEANING_ID,
    locationid: TAJRISH_ID,
    priceRial: THREE_HOURS_RIALS,
  };
  const redeem = (as: number, giftCode: string, wanted = order) =>
    service.call('gift/redeemgift', { giftCode, order: wanted }, { as });
  const settle = ({ customer }: OrderStory, reqId: number, giftCode: string) =>
    service.call('custom', { prefix: 'wallet-', reqId, giftCode, useWallet: 'true' }, { as: customer.userId });
  const giftOf = async (as: number) => (await service.call('wallet/getaccountbalance', {}, { as })).balanceGiftCredit;

  beforeAll(async () => {
    const code = { amountRials: 400_000, remainingUses: 50, expiresAt: new Date(now() + 30 * DAY_MS) };
    await service.context.ports.database.connection.insert(giftCodes).values([
      { ...code, code: 'ENDED', expiresAt: new Date(now() - DAY_MS) },
      { ...code, code: 'STOPPED', endedAt: new Date(now() - 2 * DAY_MS) },
      { ...code, code: 'SOON', beginsAt: new Date(now() + 3 * DAY_MS) },
      { ...code, code: 'ELSEWHERE', cityIds: [ELSEWHERE_ID] },
      { ...code, code: 'TEHRAN', cityIds: [TEHRAN_ID], categoryIds: [HOUSE_CLEANING_ID] },
      { ...code, code: 'OTHER', categoryIds: [OTHER_SERVICE_ID] },
      { ...code, code: 'LARGE', leastOrderRials: THREE_HOURS_RIALS + 10 },
      { ...code, code: 'FIRST', isFirstOrderOnly: true },
      { ...code, code: 'SHARE', amountRials: 5_000_000, sharePercent: 20 },
      { ...code, code: 'NOBODYS', isWaiting: true },
      { ...code, code: 'LASTONE', remainingUses: 1 },
      { ...code, code: 'TWICE' },
    ]);
  });

  it.each([
    ['ENDED', 'gift-ended', () => formatJalaliDate(now() - DAY_MS, 'en', { hasYear: true })],
    ['STOPPED', 'gift-ended', () => formatJalaliDate(now() - 2 * DAY_MS, 'en', { hasYear: true })],
    ['SOON', 'gift-not-begun', () => formatJalaliDate(now() + 3 * DAY_MS, 'en', { hasYear: true })],
    ['ELSEWHERE', 'gift-wrong-city', () => 'go on without it'],
    ['OTHER', 'gift-wrong-service', () => 'go on without it'],
    ['LARGE', 'gift-order-too-small', () => '960,001'],
    ['NOBODYS', 'gift-not-valid', () => 'no such gift code'],
  ])(
    '%s is refused with %s and its reason, in the wallet and with an order, and stays unused',
    async (code, key, says) => {
      const story = await aStory();
      const as = story.customer.userId;
      const placed = await aPlacedOrder(story);
      for (const tried of [() => redeem(as, code), () => settle(story, placed.reqid, code)]) {
        const refusal: unknown = await tried().catch((error: unknown) => error);
        expect(refusal).toBeInstanceOf(CallError);
        const { responseStatus } = toErrorEnvelope(refusal as CallError, 'en');
        expect(responseStatus).toMatchObject({ name: key, descr: expect.stringContaining(says()) });
      }
      await expect(
        service.call('gift/verifygift', { giftCode: code, taskid: placed.taskid }, { as }),
      ).rejects.toMatchObject({ key });
      expect(await giftOf(as)).toBe(0);
    },
  );

  it('names its cities and services', async () => {
    const as = await aPerson();
    expect((await redeem(as, 'TEHRAN')).terms).toEqual({
      sharePercent: null,
      leastOrderRial: 0,
      lstCity: ['Tehran'],
      lstService: [expect.any(String)],
      isFirstOrderOnly: false,
    });
  });

  it('for a first order is refused to a person whose order is done', async () => {
    const story = await aStory();
    const as = story.customer.userId;
    const placed = await aPlacedOrder(story);
    await settle(story, placed.reqid, '0');
    await theProviderWorks(story, placed);
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as });
    await expect(redeem(as, 'FIRST')).rejects.toMatchObject({ key: 'gift-not-first-order' });
    expect((await redeem(await aPerson(), 'FIRST')).giftRial).toBe(400_000);
  });

  it('keeps its terms as a gift: an order outside them is paid without it', async () => {
    const story = await aStory();
    const as = story.customer.userId;
    await service.call('gift/redeemgift', { giftCode: 'LARGE' }, { as });
    const small = await aPlacedOrder(story, { usesGift: true });
    expect(await service.call('gift/verifygift', { taskid: small.taskid }, { as })).toEqual({
      giftRial: 0,
      balanceGiftCredit: 400_000,
    });
    await settle(story, small.reqid, '1');
    expect(await giftOf(as)).toBe(400_000);
    const large = await aPlacedOrder(story, { cleaningHours: 4, deliverytimeid: 15, usesGift: true });
    await settle(story, large.reqid, '1');
    expect(await giftOf(as)).toBe(0);
  });

  it('with a share pays at most that of one order, in the shown price and in the paid one', async () => {
    const story = await aStory();
    const as = story.customer.userId;
    const placed = await aPlacedOrder(story);
    const share = THREE_HOURS_RIALS / 5;
    const asked = { giftCode: 'SHARE', taskid: placed.taskid };
    expect((await service.call('gift/verifygift', asked, { as })).giftRial).toBe(share);
    await settle(story, placed.reqid, 'SHARE');
    expect(await giftOf(as)).toBe(5_000_000 - share);
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as });
    expect(taskDetail.giftRial).toBe(share);
  });

  it('gives its last use to one of twenty concurrent people', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, aPerson));
    const outcomes = await Promise.allSettled(people.map((as) => redeem(as, 'LASTONE')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const why = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.key] : []));
    expect(new Set(why)).toEqual(new Set(['gift-used-up']));
    const gifts = await Promise.all(people.map(giftOf));
    expect(gifts.reduce((sum, rials) => sum + rials, 0)).toBe(400_000);
  });

  it('is used once by a person who pays two orders with it at once', async () => {
    const story = await aStory();
    const placed = [await aPlacedOrder(story), await aPlacedOrder(story, { deliverytimeid: 15 })];
    const outcomes = await Promise.allSettled(placed.map(({ reqid }) => settle(story, reqid, 'TWICE')));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { key: 'gift-used' } });
    expect(await giftOf(story.customer.userId)).toBe(0);
  });
});
