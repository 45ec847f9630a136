import { COMMISSION_PERCENT } from '@/lib/domain/constants/money';
import { PRICE_ANSWER_MS } from '@/lib/domain/constants/orders';
import { BANK_PAYMENTS_AN_HOUR } from '@/lib/domain/constants/timers';

import { getBalanceRials, userAccount } from '../../money';
import { getEscrowRials } from '../../seed/stories/books';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  THREE_HOURS_RIALS,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';

const HALF_HOUR_RIALS = THREE_HOURS_RIALS / 6;

describe('[C-after] a final price’s extra sum is paid at the bank, as the order was', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let placed: Placed;
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept', 'depart', 'start');
  });

  const byCustomer = () => ({ as: story.customer.userId });
  const propose = () =>
    service.call(
      'pricechange/addpricechange',
      { taskid: placed.taskid, lines: [{ key: 'overtime', minutes: 30 }], reason: 'The oven' },
      { as: story.provider.userId },
    );
  const begin = async (by = byCustomer()) =>
    service.call('ipg/startpricepayment', { pricechangeid: (await propose()).pricechangeid }, by);
  const pay = async (authority: string) => {
    await service.bank.settle(authority, 'paid');
    return service.call('reqandpay/verifypayment', { authority });
  };
  const detail = async () =>
    (await service.call('clean/gettaskdetail', { taskid: placed.taskid }, byCustomer())).taskDetail;
  const wallet = () =>
    getBalanceRials(service.context.ports.database.connection, userAccount('cash', story.customer.userId));

  it('is approved with the money, once, and holds the whole new price', async () => {
    const { authority } = await begin();
    expect(await detail()).toMatchObject({ priceRial: THREE_HOURS_RIALS, priceChange: { state: 'open' } });
    for (let time = 0; time < 2; time += 1)
      expect(await pay(authority)).toMatchObject({ outcome: 'paid', taskid: placed.taskid });
    const newRial = THREE_HOURS_RIALS + HALF_HOUR_RIALS;
    expect(await detail()).toMatchObject({
      priceRial: newRial,
      priceChange: { state: 'approved' },
      sums: { bankRial: newRial, dueRial: 0, walletRial: 0 },
    });
    expect([await getEscrowRials(story, placed.taskid), await wallet()]).toEqual([newRial, 0]);
  });

  it('goes back to the card where the proposal was refused or its time is over by then, and the price stays', async () => {
    const { pricechangeid } = await propose();
    const { authority } = await service.call('ipg/startpricepayment', { pricechangeid }, byCustomer());
    await service.call('pricechange/decidepricechange', { pricechangeid, approve: false }, byCustomer());
    expect(await pay(authority)).toMatchObject({ outcome: 'to-card', purpose: 'price-change' });
    const late = await begin();
    service.clock.advance(PRICE_ANSWER_MS);
    expect(await pay(late.authority)).toMatchObject({ outcome: 'to-card', purpose: 'price-change' });
    expect([(await detail()).priceRial, await wallet()]).toEqual([THREE_HOURS_RIALS, 0]);
    expect(await getEscrowRials(story, placed.taskid)).toBe(THREE_HOURS_RIALS);
  });

  it('is begun by its customer, while the proposal is open', async () => {
    const { pricechangeid } = await propose();
    const other = await anOrderStory(service);
    const start = (as: number) => service.call('ipg/startpricepayment', { pricechangeid }, { as });
    await expect(start(other.customer.userId)).rejects.toMatchObject({ key: 'not-yours' });
    await service.call('pricechange/decidepricechange', { pricechangeid, approve: false }, byCustomer());
    await expect(start(story.customer.userId)).rejects.toMatchObject({ key: 'price-change-closed' });
  });

  it('is begun so often an hour for one order, and no more', async () => {
    const { pricechangeid } = await propose();
    const start = () => service.call('ipg/startpricepayment', { pricechangeid }, byCustomer());
    for (let time = 0; time < BANK_PAYMENTS_AN_HOUR.anOrder; time += 1) await start();
    await expect(start()).rejects.toMatchObject({ key: 'TooMuchRequest' });
    expect(await detail()).toMatchObject({ priceRial: THREE_HOURS_RIALS, priceChange: { state: 'open' } });
  });

  describe('on a cash order', () => {
    const COMMISSION_RIALS = ((THREE_HOURS_RIALS + HALF_HOUR_RIALS) * COMMISSION_PERCENT) / 100;
    const aCashWork = async (creditRials: number) => {
      story = await anOrderStory(service, {}, { biddingCreditRials: creditRials });
      placed = await aCashOrder(story);
      await theProviderDoes(story, placed, 'accept', 'depart', 'start');
    };
    const work = async () =>
      (await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as: story.provider.userId })).taskDetail;

    it('is the difference alone, and the agreed cash is still paid at the door', async () => {
      await aCashWork(COMMISSION_RIALS);
      expect(await pay((await begin()).authority)).toMatchObject({ outcome: 'paid' });
      expect(await detail()).toMatchObject({
        priceRial: THREE_HOURS_RIALS + HALF_HOUR_RIALS,
        payableRial: THREE_HOURS_RIALS,
        sums: { bankRial: HALF_HOUR_RIALS, dueRial: THREE_HOURS_RIALS, walletRial: 0 },
      });
      expect((await work()).pay).toMatchObject({ cashDueRial: THREE_HOURS_RIALS });
      await theProviderDoes(story, placed, 'finish');
      await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, byCustomer());
      expect(await detail()).toMatchObject({
        state: 'COMPLETED',
        sums: { bankRial: HALF_HOUR_RIALS, cashRial: THREE_HOURS_RIALS, dueRial: 0 },
      });
    });

    it('is not asked for again at the door by a second proposal, nor by a payment of the rest at the bank', async () => {
      await aCashWork(2 * COMMISSION_RIALS);
      await pay((await begin()).authority);
      await pay((await begin()).authority);
      expect(await detail()).toMatchObject({
        payableRial: THREE_HOURS_RIALS,
        sums: { bankRial: 2 * HALF_HOUR_RIALS, dueRial: THREE_HOURS_RIALS },
      });
      const { redirectUrl } = await service.call('ipg/postcodpostpay', { reqid: placed.reqid }, byCustomer());
      expect(await pay(/bank\/(\w+)/.exec(redirectUrl)?.[1] ?? '')).toMatchObject({ outcome: 'paid' });
      expect(await detail()).toMatchObject({ sums: { bankRial: THREE_HOURS_RIALS + 2 * HALF_HOUR_RIALS, dueRial: 0 } });
    });

    it('goes back to the card where the provider’s credit has no room for the commission by then, and does not begin without', async () => {
      await aCashWork(((2 * THREE_HOURS_RIALS + HALF_HOUR_RIALS / 2) * COMMISSION_PERCENT) / 100);
      const { authority } = await begin();
      // Another cash order of the same provider takes the credit.
      await theProviderDoes(story, await aCashOrder(story, { deliverytimeid: 15 }), 'accept');
      expect(await pay(authority)).toMatchObject({ outcome: 'to-card' });
      expect([(await detail()).priceRial, await wallet()]).toEqual([THREE_HOURS_RIALS, 0]);
      const { pricechangeid } = (await detail()).priceChange ?? { pricechangeid: 0 };
      await expect(service.call('ipg/startpricepayment', { pricechangeid }, byCustomer())).rejects.toMatchObject({
        key: 'cash-not-offered',
      });
    });
  });
});
