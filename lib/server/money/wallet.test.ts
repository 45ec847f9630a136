import { randomUUID } from 'node:crypto';

import type { CallRequest } from '@/lib/contract';
import { TOP_UP_RIALS, TOP_UPS_AN_HOUR } from '@/lib/domain/constants/money';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { anOrderStory, aPaidOrder, aPlacedOrder, THREE_HOURS_RIALS, type OrderStory } from '../seed/stories/orders';
import { aCustomerWithAnAddress, aFreeProvider } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';
import { runDueWork } from '../timers';

const AMOUNT_RIALS = 1_000_000;

const service = useMarket({ checksLedger: true });

const aPerson = async () => (await aCustomerWithAnAddress(service.context)).userId;
const topUp = (as: number, amountRial = AMOUNT_RIALS, idempotencyKey: string = randomUUID()) =>
  service.call('ipg/increasewallet', { amountRial }, { as, idempotencyKey });
const verify = (authority: string) => service.call('reqandpay/verifypayment', { authority });
const balance = (as: number) => service.call('wallet/getaccountbalance', {}, { as });
const turnover = (as: number, search: CallRequest<'wallet/getturnover'> = {}) =>
  service.call('wallet/getturnover', search, { as });

describe('a top-up of the wallet', () => {
  it('[C-wallet] [R-27] asks the bank for our own amount, and an equal key gets the first page', async () => {
    const as = await aPerson();
    const key = randomUUID();
    const first = await topUp(as, AMOUNT_RIALS, key);
    expect(await topUp(as, AMOUNT_RIALS, key)).toEqual(first);
    await expect(topUp(as, 2 * AMOUNT_RIALS, key)).rejects.toMatchObject({
      key: 'idempotency-key-reused',
      status: 409,
    });
    expect(await service.bank.findPayment(first.authority)).toMatchObject({
      amountRials: AMOUNT_RIALS,
      callbackUrl: 'http://localhost:3000/en/success-online/',
    });
    expect(await verify(first.authority)).toEqual({
      outcome: 'pending',
      purpose: null,
      reqid: null,
      taskid: null,
      accountEnum: 'CASH',
      amountRial: AMOUNT_RIALS,
      referenceId: null,
    });
    expect((await balance(as)).balanceRial).toBe(0);
  });

  it('[C-wallet] [E-05] books the money once for any number of concurrent callbacks of the bank, and tells the person once', async () => {
    const as = await aPerson();
    const { authority } = await topUp(as);
    await service.bank.settle(authority, 'paid');
    const answers = await Promise.all([verify(authority), verify(authority), verify(authority)]);
    for (const answer of [...answers, await verify(authority)])
      expect(answer).toMatchObject({ outcome: 'paid', taskid: null, referenceId: authority.slice(1, 13) });
    await runDueWork(service.context);
    expect(await balance(as)).toEqual({
      balanceGiftCredit: 0,
      biddingCreditBalance: 0,
      balance: AMOUNT_RIALS / 10,
      balanceRial: AMOUNT_RIALS,
    });
    expect((await turnover(as)).lstTurnover).toMatchObject([
      {
        turnoverEnum: 'top-up',
        accountEnum: 'CASH',
        amountRial: AMOUNT_RIALS,
        balanceRial: AMOUNT_RIALS,
        taskid: null,
      },
    ]);
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as });
    expect(userInboxLst).toMatchObject([
      { title: 'Your wallet is topped up', body: expect.stringContaining('100,000\u00a0tomans') },
    ]);
  });

  it.each(['refused', 'cancelled'] as const)('%s: nothing is booked', async (outcome) => {
    const as = await aPerson();
    const { authority } = await topUp(as);
    await service.bank.settle(authority, outcome);
    expect(await verify(authority)).toMatchObject({ outcome, referenceId: null });
    expect((await turnover(as)).turnoverCount).toBe(0);
  });

  it('is found by asking when the callback never comes, and is believed even after the asking ended', async () => {
    const [as, late] = [await aPerson(), await aPerson()];
    const { authority } = await topUp(as);
    const forgotten = await topUp(late);
    await service.bank.settle(authority, 'paid');
    service.clock.advance(2 * MINUTE_MS);
    await runDueWork(service.context);
    expect((await balance(as)).balanceRial).toBe(AMOUNT_RIALS);
    for (let minutes = 0; minutes < 32; minutes += 2) {
      service.clock.advance(2 * MINUTE_MS);
      await runDueWork(service.context);
    }
    await service.bank.settle(forgotten.authority, 'paid');
    service.clock.advance(5 * MINUTE_MS);
    await runDueWork(service.context);
    expect((await balance(late)).balanceRial).toBe(0);
    expect(await verify(forgotten.authority)).toMatchObject({ outcome: 'paid' });
    expect((await balance(late)).balanceRial).toBe(AMOUNT_RIALS);
  });

  it.each([TOP_UP_RIALS.least - 10, TOP_UP_RIALS.most + 10, TOP_UP_RIALS.least + 1, 0, -AMOUNT_RIALS])(
    'names an amount outside the limits: %d rials',
    async (amountRial) => {
      await expect(topUp(await aPerson(), amountRial)).rejects.toMatchObject({
        key: 'invalid-input',
        fields: [{ field: 'amountRial', message: 'out-of-range' }],
      });
    },
  );

  it('accepts the least and the most, and has a limit', async () => {
    const as = await aPerson();
    await topUp(as, TOP_UP_RIALS.least);
    await topUp(as, TOP_UP_RIALS.most);
    for (let count = 2; count < TOP_UPS_AN_HOUR; count += 1) await topUp(as);
    await expect(topUp(as)).rejects.toMatchObject({ key: 'TooMuchRequest' });
  });

  it('[C-payment] [E-15] is offered by the bank alone among the gateways', async () => {
    const { lstIpg } = await service.call('config/getavailableipgnew', {});
    expect(
      lstIpg.map(({ activeInIncreaseWallet, urlInIncreaseWallet }) => [activeInIncreaseWallet, urlInIncreaseWallet]),
    ).toEqual([
      [true, '/api/ipg/ipg/increasewallet'],
      [false, ''],
      [false, ''],
    ]);
  });
});

describe('the statement', () => {
  it('[C-wallet] [R-26] lists every movement, newest first, with the balance after it, by kind, by day and by page', async () => {
    const customer = await aCustomerWithAnAddress(service.context, { hasWelcomeGift: true });
    const story: OrderStory = { service, customer, provider: await aFreeProvider(service.context) };
    const as = customer.userId;
    const { authority } = await topUp(as, 20_000_000);
    await service.bank.settle(authority, 'paid');
    await verify(authority);
    service.clock.advance(DAY_MS);
    const placed = await aPlacedOrder(story);
    await service.call('custom', { prefix: 'wallet-', reqId: placed.reqid, giftCode: '1', useWallet: 'true' }, { as });
    service.clock.advance(DAY_MS);
    await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, { as });

    const all = await turnover(as);
    const paid = THREE_HOURS_RIALS - 200_000;
    const lines = all.lstTurnover.map(({ turnoverEnum, accountEnum, amountRial, balanceRial, taskid }) => [
      turnoverEnum,
      accountEnum,
      amountRial,
      balanceRial,
      taskid,
    ]);
    expect(lines.slice(4)).toEqual([
      ['top-up', 'CASH', 20_000_000, 20_000_000, null],
      ['gift-welcome', 'GIFT', 200_000, 200_000, null],
    ]);
    expect(lines.slice(0, 2)).toEqual(
      expect.arrayContaining([
        ['order-refund', 'CASH', paid, 20_000_000, placed.taskid],
        ['order-refund', 'GIFT', 200_000, 200_000, placed.taskid],
      ]),
    );
    expect(lines.slice(2, 4)).toEqual(
      expect.arrayContaining([
        ['order-payment', 'CASH', -paid, 20_000_000 - paid, placed.taskid],
        ['order-payment', 'GIFT', -200_000, 0, placed.taskid],
      ]),
    );
    expect(all).toMatchObject({
      turnoverCount: 6,
      increaseRial: 20_200_000 + THREE_HOURS_RIALS,
      decreaseRial: THREE_HOURS_RIALS,
      topUpRial: 20_000_000,
    });
    expect(all.lstTurnover[0]?.reqcode).toBe(placed.reqcode);

    expect(await turnover(as, { turnoverKindEnum: 'INCREASE' })).toMatchObject({
      turnoverCount: 1,
      increaseRial: 20_000_000,
      decreaseRial: 0,
    });
    expect(await turnover(as, { turnoverKindEnum: 'PAYMENT' })).toMatchObject({
      turnoverCount: 2,
      increaseRial: 0,
      decreaseRial: THREE_HOURS_RIALS,
      topUpRial: 0,
    });
    const day = new Date(service.clock.now().getTime() - DAY_MS).toISOString().slice(0, 10);
    expect(await turnover(as, { fromDate: day, toDate: day })).toMatchObject({
      turnoverCount: 2,
      decreaseRial: THREE_HOURS_RIALS,
    });
    expect((await turnover(as, { pageSize: 4, pageNumber: 1 })).lstTurnover).toEqual(all.lstTurnover.slice(4));
    expect(await turnover(as, { pageSize: 4, pageNumber: 9 })).toMatchObject({ lstTurnover: [], turnoverCount: 6 });
  });

  it('ends a day at Tehran’s midnight', async () => {
    const as = await aPerson();
    const pay = async () => {
      const { authority } = await topUp(as);
      await service.bank.settle(authority, 'paid');
      await verify(authority);
    };
    service.clock.advance(new Date('2026-12-10T20:29:59Z').getTime() - service.clock.now().getTime());
    await pay();
    service.clock.advance(1000);
    await pay();
    expect((await turnover(as, { toDate: '2026-12-10' })).turnoverCount).toBe(1);
    expect((await turnover(as, { fromDate: '2026-12-11' })).turnoverCount).toBe(1);
  });

  it('[C-90] hides another person’s money', async () => {
    const story: OrderStory = await anOrderStory(service);
    await aPaidOrder(story);
    expect(await turnover(await aPerson())).toEqual({
      lstTurnover: [],
      turnoverCount: 0,
      increaseRial: 0,
      decreaseRial: 0,
      topUpRial: 0,
    });
    const { lstTurnover } = await turnover(story.provider.userId);
    expect(lstTurnover).toMatchObject([{ turnoverEnum: 'opening', accountEnum: 'BIDDING', amountRial: 20_000_000 }]);
  });
});
