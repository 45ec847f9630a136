import { DAY_MS } from '@/lib/domain/constants/time-units';

import { anOrderStory, aPlacedOrder, THREE_HOURS_RIALS, type OrderStory } from '../seed/stories/orders';
import { aCustomerWithAnAddress } from '../seed/stories/people';
import { giftCodes } from '../schema';
import { useMarket } from '../testing/use-market';

describe('gift/verifygift', () => {
  const service = useMarket();
  beforeAll(async () => {
    const expiresAt = new Date(service.clock.now().getTime() + DAY_MS);
    await service.context.ports.database.connection.insert(giftCodes).values([
      { code: 'PELAK50', amountRials: 500_000, remainingUses: 5, expiresAt },
      { code: 'GONE', amountRials: 500_000, remainingUses: 0, expiresAt },
      { code: 'OLD', amountRials: 500_000, remainingUses: 5, expiresAt: service.clock.now() },
    ]);
  });

  it('[C-after] answers the part of the gifts that an order can use: at most half of it', async () => {
    const by = { as: (await aCustomerWithAnAddress(service.context, { hasWelcomeGift: true })).userId };
    expect(await service.call('gift/verifygift', {}, by)).toEqual({ giftRial: 200_000, balanceGiftCredit: 200_000 });
    expect(await service.call('gift/verifygift', { priceRial: 300_000 }, by)).toEqual({
      giftRial: 150_000,
      balanceGiftCredit: 200_000,
    });
    expect(await service.call('gift/verifygift', { priceRial: THREE_HOURS_RIALS, giftCode: 'pelak50' }, by)).toEqual({
      giftRial: 700_000,
      balanceGiftCredit: 200_000,
    });
    for (const [giftCode, key] of [
      ['GONE', 'gift-used-up'],
      ['OLD', 'gift-ended'],
      ['NONE', 'gift-not-valid'],
    ] as const)
      await expect(service.call('gift/verifygift', { giftCode }, by)).rejects.toMatchObject({ key });
  });

  it('uses a code once a person, with the order that it pays for', async () => {
    const story: OrderStory = await anOrderStory(service, { cashRials: 30_000_000 });
    const by = { as: story.customer.userId };
    const pay = (reqId: number) =>
      service.call('custom', { prefix: 'wallet-', reqId, giftCode: 'PELAK50', useWallet: 'true' }, by);
    const first = await aPlacedOrder(story);
    await pay(first.reqid);
    expect((await service.call('wallet/getaccountbalance', {}, by)).balanceRial).toBe(
      30_000_000 - (THREE_HOURS_RIALS - 500_000),
    );
    const second = await aPlacedOrder(story, { deliverytimeid: 15 });
    await expect(pay(second.reqid)).rejects.toMatchObject({ key: 'gift-used' });
    await expect(service.call('gift/verifygift', { giftCode: 'PELAK50' }, by)).rejects.toMatchObject({
      key: 'gift-used',
    });
  });
});
