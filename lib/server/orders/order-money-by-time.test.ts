import { DAY_MS, MINUTE_MS } from '@/lib/domain/constants';

import { listLedgerFaults, readBooks, toDifference, type Books } from '../seed/stories/books';
import { aPlacedOrder, theProviderWorks, type OrderStory, type Placed } from '../seed/stories/orders';
import { aCatalogue, aCustomerWithAnAddress, aFreeProvider } from '../seed/stories/people';
import { createTestService, type TestService } from '../testing/call';
import { runDueWork } from '../timers';

// Three hours cost 9,600,000 rial; 15 % of it is 1,440,000, and the provider's 85 % are 8,160,000.
describe('what time does to the money of an order', () => {
  let service: TestService;
  let story: OrderStory;
  let before: Books;

  beforeAll(async () => {
    service = await createTestService();
    await aCatalogue(service.context);
  });
  afterAll(() => service.close());
  afterEach(async () => expect(await listLedgerFaults(service.context.ports.database)).toEqual([]));

  const begin = async (money: { cashRials?: number; hasWelcomeGift?: boolean; referrerId?: number } = {}) => {
    story = {
      service,
      customer: await aCustomerWithAnAddress(service.context, money),
      provider: await aFreeProvider(service.context),
    };
    before = await readBooks(story);
  };
  const moved = async () => toDifference(before, await readBooks(story));
  const settle = ({ reqid }: Placed, prefix: 'cod-' | 'wallet-', giftCode = '0') =>
    service.call('custom', { prefix, reqId: reqid, giftCode, useWallet: 'true' }, { as: story.customer.userId });
  const detailOf = async ({ taskid }: Placed) =>
    (await service.call('clean/gettaskdetail', { taskid }, { as: story.customer.userId })).taskDetail;

  it('gives back what was reserved when the payment does not come in time, and the hour with it', async () => {
    await begin({ hasWelcomeGift: true, cashRials: 1_000_000 });
    const placed = await aPlacedOrder(story, { usesGift: true, usesWallet: true });
    await service.call('ipg/startpayment', { reqid: placed.reqid }, { as: story.customer.userId });
    expect(await moved()).toEqual({ gift: -200_000, cash: -1_000_000, escrow: 1_200_000 });
    service.clock.advance(15 * MINUTE_MS - 1);
    await runDueWork(service.context);
    expect(await detailOf(placed)).toMatchObject({ state: 'PENDING_PAYMENT' });
    service.clock.advance(1);
    await runDueWork(service.context);
    expect(await detailOf(placed)).toMatchObject({ state: 'PAYMENT_EXPIRED' });
    expect(await moved()).toEqual({});
    await expect(aPlacedOrder(story)).resolves.toMatchObject({ state: 'PENDING_PAYMENT' });
  });

  it('completes by itself 48 h after the booked end of the work', async () => {
    // What the test before left open ends by itself, and is no part of this order's money.
    service.clock.advance(DAY_MS);
    await runDueWork(service.context);
    await begin({ cashRials: 10_000_000 });
    const placed = await aPlacedOrder(story);
    await settle(placed, 'wallet-');
    await theProviderWorks(story, placed);
    const { completesAtMs } = await detailOf(placed);
    service.clock.advance((completesAtMs ?? 0) - service.clock.now().getTime() - 1);
    await runDueWork(service.context);
    expect(await detailOf(placed)).toMatchObject({ state: 'DONE' });
    service.clock.advance(1);
    await runDueWork(service.context);
    await runDueWork(service.context);
    expect(await detailOf(placed)).toMatchObject({ state: 'COMPLETED' });
    expect(await moved()).toEqual({ cash: -9_600_000, commission: 1_440_000, payable: 8_160_000 });
  });
});
