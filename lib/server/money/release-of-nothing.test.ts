import {
  aCashOrder,
  aPaidOrder,
  aPlacedOrder,
  theProviderDoes,
  THREE_HOURS_RIALS,
  type OrderStory,
  type Placed,
} from '../seed/stories/orders';
import { useOrderMoney } from '../testing/order-money';
import { runDueWork } from '../timers';

const WAYS = {
  gateway: (story: OrderStory) => aPaidOrder(story),
  'gateway and gift': (story: OrderStory) => aPaidOrder(story, { usesGift: true }),
  wallet: async (story: OrderStory) => {
    const placed = await aPlacedOrder(story);
    const settle = { prefix: 'wallet-', reqId: String(placed.reqid), giftCode: '0', useWallet: 'true' } as const;
    await story.service.call('custom', settle, { as: story.customer.userId });
    return placed;
  },
  cash: (story: OrderStory) => aCashOrder(story),
  'cash and wallet': async (story: OrderStory) => {
    const placed = await aPlacedOrder(story);
    const settle = { prefix: 'cod-', reqId: String(placed.reqid), giftCode: '0', useWallet: 'true' } as const;
    await story.service.call('custom', settle, { as: story.customer.userId });
    return placed;
  },
};

/** Zero, a sum whose commission rounds to zero, and one whose commission does not. */
const FINAL_PRICES = [0, 10, 70] as const;

describe('[C-after] an order with a final price of zero, or nearly, ends as every other does', () => {
  const money = useOrderMoney();

  /** Work that its provider has made cheaper, which the customer approved. */
  async function isMadeCheaper(placed: Placed, finalRials: number): Promise<void> {
    const { story } = money;
    await theProviderDoes(story, placed, 'accept', 'depart', 'start');
    const lines = [{ key: 'less-work', amountRial: finalRials - THREE_HOURS_RIALS } as const];
    const { pricechangeid } = await story.service.call(
      'pricechange/addpricechange',
      { taskid: placed.taskid, lines, reason: 'There was next to nothing to do' },
      { as: story.provider.userId },
    );
    await story.service.call(
      'pricechange/decidepricechange',
      { pricechangeid, approve: true },
      { as: story.customer.userId },
    );
    await theProviderDoes(story, placed, 'finish');
  }

  const byTime = async ({ taskid }: Placed) => {
    const { completesAtMs } = await money.detailOf({ taskid } as Placed);
    money.service.clock.advance((completesAtMs ?? 0) - money.service.clock.now().getTime());
    await runDueWork(money.service.context);
  };
  const byTheCustomer = ({ taskid }: Placed) =>
    money.service.call('reqandpay/confirmtask', { taskid }, { as: money.story.customer.userId });

  describe.each(Object.entries(WAYS))('paid by %s', (_way, place) => {
    it.each(FINAL_PRICES)('at %d rial', async (finalRials) => {
      for (const complete of [byTheCustomer, byTime]) {
        await money.begin({ cashRials: 3 * THREE_HOURS_RIALS, hasWelcomeGift: true });
        const placed = await place(money.story);
        await isMadeCheaper(placed, finalRials);
        await complete(placed);
        expect(await money.detailOf(placed)).toMatchObject({ state: 'COMPLETED', priceRial: finalRials });
        const { escrow = 0, commission = 0 } = await money.moved();
        expect([escrow, commission]).toEqual([0, finalRials === 70 ? 10 : 0]);
      }
    });
  });

  it('pays no apology or referral for work that cost nothing', async () => {
    await money.begin({ cashRials: THREE_HOURS_RIALS });
    const referrer = money.story.customer.userId;
    await money.begin({ cashRials: 3 * THREE_HOURS_RIALS, referrerId: referrer });
    const placed = await WAYS.wallet(money.story);
    await isMadeCheaper(placed, 0);
    await byTheCustomer(placed);
    const { balanceGiftCredit } = await money.service.call('wallet/getaccountbalance', {}, { as: referrer });
    expect(balanceGiftCredit).toBe(0);
  });
});
