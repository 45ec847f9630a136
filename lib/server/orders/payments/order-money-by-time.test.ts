import { DAY_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { aPlacedOrder, theProviderWorks } from '../../seed/stories/orders';
import { useOrderMoney } from '../../testing/order-money';
import { runDueWork } from '../../timers';

// Three hours cost 9,600,000 rial; 15 % of it is 1,440,000, and the provider's 85 % are 8,160,000.
describe('time and the money of an order', () => {
  const money = useOrderMoney();
  const { begin, moved, settle, detailOf } = money;

  it('gives back the reserved money without a payment in time, and the hour with it', async () => {
    await begin({ hasWelcomeGift: true, cashRials: 1_000_000 });
    const placed = await aPlacedOrder(money.story, { usesGift: true, usesWallet: true });
    await money.service.call('ipg/startpayment', { reqid: placed.reqid }, { as: money.story.customer.userId });
    expect(await moved()).toEqual({ gift: -200_000, cash: -1_000_000, escrow: 1_200_000 });
    money.service.clock.advance(15 * MINUTE_MS - 1);
    await runDueWork(money.service.context);
    expect(await detailOf(placed)).toMatchObject({ state: 'PENDING_PAYMENT' });
    money.service.clock.advance(1);
    await runDueWork(money.service.context);
    expect(await detailOf(placed)).toMatchObject({ state: 'PAYMENT_EXPIRED' });
    expect(await moved()).toEqual({});
    await expect(aPlacedOrder(money.story)).resolves.toMatchObject({ state: 'PENDING_PAYMENT' });
  });

  it('completes by itself 48 h after the booked end of the work', async () => {
    // What the test before left open ends by itself, and is no part of this order's money.
    money.service.clock.advance(DAY_MS);
    await runDueWork(money.service.context);
    await begin({ cashRials: 10_000_000 });
    const placed = await aPlacedOrder(money.story);
    await settle(placed, 'wallet-');
    await theProviderWorks(money.story, placed);
    const { completesAtMs } = await detailOf(placed);
    money.service.clock.advance((completesAtMs ?? 0) - money.service.clock.now().getTime() - 1);
    await runDueWork(money.service.context);
    expect(await detailOf(placed)).toMatchObject({ state: 'DONE' });
    money.service.clock.advance(1);
    await runDueWork(money.service.context);
    await runDueWork(money.service.context);
    expect(await detailOf(placed)).toMatchObject({ state: 'COMPLETED' });
    expect(await moved()).toEqual({ cash: -9_600_000, commission: 1_440_000, payable: 8_160_000 });
  });
});
