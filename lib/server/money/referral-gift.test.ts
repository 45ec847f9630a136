import { REFERRAL_LEAST_OWN_RIALS } from '@/lib/domain/constants/gifts';

import { knownDevices, sessions, tasks, walletTopUps } from '../schema';
import { readBooks, toDifference } from '../seed/stories/books';
import {
  aCashOrder,
  aPlacedOrder,
  theProviderDoes,
  theProviderWorks,
  THREE_HOURS_RIALS,
  type OrderStory,
  type Placed,
} from '../seed/stories/orders';
import { aCustomerWithAnAddress, aDayFromNow, aFreeProvider, TAJRISH_ID } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

const REFEREES_HOME = 'خیابان دربند، پلاک ۷';

describe('the gift for a referrer', () => {
  const service = useMarket({ checksLedger: true });

  const connection = () => service.context.ports.database.connection;
  const begin = async (customers: Parameters<typeof aCustomerWithAnAddress>[1] = {}) => {
    const referrer = await aCustomerWithAnAddress(service.context);
    const customer = await aCustomerWithAnAddress(service.context, {
      cashRials: 30_000_000,
      referrerId: referrer.userId,
      home: REFEREES_HOME,
      ...customers,
    });
    const story: OrderStory = { service, customer, provider: await aFreeProvider(service.context) };
    return { referrer, story };
  };
  type Begun = Awaited<ReturnType<typeof begin>>;
  const isPaid = async ({ story }: Begun, giftCode = '0', wishes = {}) => {
    const placed = await aPlacedOrder(story, wishes);
    const settlement = { prefix: 'wallet-', reqId: placed.reqid, giftCode, useWallet: 'true' } as const;
    await service.call('custom', settlement, { as: story.customer.userId });
    return placed;
  };
  const confirm = ({ story }: Begun, { taskid }: Placed) =>
    service.call('reqandpay/confirmtask', { taskid }, { as: story.customer.userId });
  const isWorked = async (begun: Begun, placed: Placed, finalRials = THREE_HOURS_RIALS) => {
    const { story } = begun;
    if (finalRials === THREE_HOURS_RIALS) await theProviderWorks(story, placed);
    else {
      await theProviderDoes(story, placed, 'accept', 'depart', 'start');
      const lines = [{ key: 'less-work' as const, amountRial: finalRials - THREE_HOURS_RIALS }];
      const asked = { taskid: placed.taskid, lines, reason: 'less' };
      const { pricechangeid } = await service.call('pricechange/addpricechange', asked, { as: story.provider.userId });
      await service.call(
        'pricechange/decidepricechange',
        { pricechangeid, approve: true },
        { as: story.customer.userId },
      );
      await theProviderDoes(story, placed, 'finish');
    }
    await confirm(begun, placed);
  };
  const giftOf = async ({ referrer }: Begun) =>
    (await service.call('wallet/getaccountbalance', {}, { as: referrer.userId })).balanceGiftCredit;

  const shown = async ({ referrer }: Begun) => service.call('gift/getreferrals', {}, { as: referrer.userId });
  const states = async (begun: Begun) => (await shown(begun)).lstReferral.map(({ state, why }) => [state, why]);

  it('is shown without a name: awaited, then given', async () => {
    const begun = await begin();
    expect(await states(begun)).toEqual([['awaited', null]]);
    const placed = await isPaid(begun);
    expect(await states(begun)).toEqual([['awaited', null]]);
    await isWorked(begun, placed);
    expect(await shown(begun)).toMatchObject({ givenCount: 1, givenRial: 200_000 });
    expect(await states(begun)).toEqual([['given', null]]);
    expect((await service.call('gift/getreferrals', {}, { as: begun.story.customer.userId })).lstReferral).toEqual([]);
  });

  it('comes after the first completed order, once', async () => {
    const begun = await begin();
    const before = await readBooks(begun.story);
    for (const deliverytimeid of [10, 15]) await isWorked(begun, await isPaid(begun, '0', { deliverytimeid }));
    expect(await giftOf(begun)).toBe(200_000);
    expect(toDifference(before, await readBooks(begun.story))).toEqual({
      cash: -19_200_000,
      commission: 2_880_000,
      payable: 16_320_000,
      giftExpense: 200_000,
    });
  });

  it('is not given for a cash order of any price, nor for the next order', async () => {
    const begun = await begin();
    await isWorked(begun, await aCashOrder(begun.story), 1_000);
    expect(await states(begun)).toEqual([['none', 'not-online']]);
    await isWorked(begun, await isPaid(begun, '0', { gDate: aDayFromNow(service.context, 5) }));
    expect(await giftOf(begun)).toBe(0);
  });

  it.each([
    [REFERRAL_LEAST_OWN_RIALS, '0', 200_000],
    [REFERRAL_LEAST_OWN_RIALS - 10, '0', 0],
    // 200,000 of it is a gift’s.
    [REFERRAL_LEAST_OWN_RIALS + 200_000, '1', 200_000],
    [REFERRAL_LEAST_OWN_RIALS + 199_990, '1', 0],
  ])('for an order of %d rials in the end, with gift %s, is %d', async (finalRials, giftCode, expected) => {
    const begun = await begin({ hasWelcomeGift: true });
    await isWorked(begun, await isPaid(begun, giftCode), finalRials);
    expect(await giftOf(begun)).toBe(expected);
    expect(await states(begun)).toEqual([expected > 0 ? ['given', null] : ['none', 'too-little']]);
  });

  const now = () => service.clock.now();
  const each = ({ referrer, story }: Begun) => [referrer.userId, story.customer.userId];
  const SHARED: Readonly<Record<string, (begun: Begun) => Promise<unknown>>> = {
    device: async (begun) =>
      connection()
        .insert(knownDevices)
        .values(
          each(begun).map((userId) => ({
            userId,
            deviceId: `one-${userId > 0}-${begun.referrer.userId}`,
            lastUsedAt: now(),
          })),
        ),
    'network that both logged in from': async (begun) =>
      connection()
        .insert(sessions)
        .values(
          each(begun).map((userId) => ({
            tokenHash: `token-${userId}`,
            userId,
            deviceId: `device-${userId}`,
            network: `mark-${begun.referrer.userId}`,
            createdAt: now(),
            lastUsedAt: now(),
            expiresAt: now(),
          })),
        ),
    'network that both ordered from': async ({ referrer }) =>
      aPlacedOrder({ service, customer: referrer, provider: await aFreeProvider(service.context) }),
    card: async (begun) =>
      connection()
        .insert(walletTopUps)
        .values(
          each(begun).map((userId) => ({
            userId,
            gatewayId: 'test-bank',
            authority: `referral-card-${userId}`,
            amountRials: 100_000,
            state: 'paid' as const,
            maskedCard: `603799******${begun.referrer.userId}`,
            createdAt: now(),
          })),
        ),
    'address, spelled in another way': async ({ story }) =>
      service.call(
        'user/adddeliveryaddress',
        {
          deliveryaddr: 'خيابان مقصود بيک پلاک 12',
          deliveryaddrname: 'خانه',
          locationid: TAJRISH_ID,
          isDefault: false,
        },
        { as: story.customer.userId },
      ),
    'postal code': async ({ story }) =>
      service.call(
        'user/adddeliveryaddress',
        {
          deliveryaddr: 'در آبی، زنگ دوم',
          deliveryaddrname: 'خانه',
          locationid: TAJRISH_ID,
          deliveryZipCode: '۱۹۶۱۷۳۳۱۱۴',
          isDefault: false,
        },
        { as: story.customer.userId },
      ),
  };

  it.each(Object.keys(SHARED))('does not come where both share a %s', async (what) => {
    const begun = await begin();
    await SHARED[what]?.(begun);
    await isWorked(begun, await isPaid(begun));
    expect(await giftOf(begun)).toBe(0);
    expect(await states(begun)).toEqual([['none', 'one-person']]);
  });

  it('comes where the network is one that the referrer ordered from long ago', async () => {
    const begun = await begin();
    await SHARED['network that both ordered from']?.(begun);
    await connection()
      .update(tasks)
      .set({ createdAt: new Date(0) });
    await isWorked(begun, await isPaid(begun));
    expect(await giftOf(begun)).toBe(200_000);
  });

  it('comes once for two orders completed at the same time', async () => {
    const begun = await begin();
    const placed = [await isPaid(begun), await isPaid(begun, '0', { deliverytimeid: 15 })];
    for (const one of placed) await theProviderWorks(begun.story, one);
    const outcomes = await Promise.allSettled(placed.map((one) => confirm(begun, one)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect([0, 200_000]).toContain(await giftOf(begun));
  });
});
