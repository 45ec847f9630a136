import { randomUUID } from 'node:crypto';

import { and, eq, like } from 'drizzle-orm';

import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { createTestBank } from '../../adapters/payment/test-bank';
import { GatewayUnavailable } from '../../ports/payment';
import { inboxMessages } from '../../schema';
import {
  anOrderStory,
  aPlacedOrder,
  payAtTheBank,
  THREE_HOURS_RIALS,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

describe('payments at the bank', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  beforeEach(async () => {
    story = await anOrderStory(service);
  });

  const start = ({ reqid }: Placed, idempotencyKey: string = randomUUID()) =>
    service.call('ipg/startpayment', { reqid }, { as: story.customer.userId, idempotencyKey });
  const verify = (authority: string) => service.call('reqandpay/verifypayment', { authority });
  const stateOf = async ({ taskid }: Placed) =>
    (await service.call('clean/gettaskdetail', { taskid }, { as: story.customer.userId })).taskDetail.state;
  const walletRials = async () =>
    (await service.call('wallet/getaccountbalance', {}, { as: story.customer.userId })).balanceRial;

  /** The messages about where the money went, in their order. */
  const told = async () => {
    const inbox = await service.context.ports.database.connection
      .select({ event: inboxMessages.event })
      .from(inboxMessages)
      .where(and(eq(inboxMessages.userId, story.customer.userId), like(inboxMessages.event, 'payment-to-%')))
      .orderBy(inboxMessages.id);
    return inbox.map(({ event }) => event);
  };

  it('begins with our own amount, and an equal key gets the first page', async () => {
    const placed = await aPlacedOrder(story);
    const key = randomUUID();
    const first = await start(placed, key);
    expect(await start(placed, key)).toEqual(first);
    expect(await service.bank.findPayment(first.authority)).toMatchObject({
      amountRials: THREE_HOURS_RIALS,
      callbackUrl: 'http://localhost:3000/en/success-online/',
    });
    await expect(
      service.call('ipg/startpayment', { reqid: placed.reqid }, { as: story.provider.userId }),
    ).rejects.toMatchObject({ key: 'not-yours' });
  });

  it('uses gift and wallet by the customer’s present choice, and a second try as the first did', async () => {
    const gifted = await anOrderStory(service, { hasWelcomeGift: true });
    const placed = await aPlacedOrder(gifted);
    const as = { as: gifted.customer.userId, idempotencyKey: randomUUID() };
    const first = await service.call('ipg/startpayment', { reqid: placed.reqid, usesGift: true }, as);
    expect(await service.bank.findPayment(first.authority)).toMatchObject({ amountRials: THREE_HOURS_RIALS - 200_000 });
    const again = await service.call(
      'ipg/startpayment',
      { reqid: placed.reqid },
      { ...as, idempotencyKey: randomUUID() },
    );
    expect(await service.bank.findPayment(again.authority)).toMatchObject({ amountRials: THREE_HOURS_RIALS - 200_000 });
  });

  it('is paid once, however often the person comes back', async () => {
    const placed = await aPlacedOrder(story);
    const authority = await payAtTheBank(story, placed);
    const again = await Promise.all([verify(authority), verify(authority)]);
    for (const answer of again)
      expect(answer).toEqual({
        outcome: 'paid',
        purpose: 'order',
        reqid: placed.reqid,
        taskid: placed.taskid,
        accountEnum: null,
        amountRial: THREE_HOURS_RIALS,
        referenceId: authority.slice(1, 13),
      });
    expect(await stateOf(placed)).toBe('AWAITING_PROVIDER');
    await expect(start(placed)).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it.each(['refused', 'cancelled'] as const)('%s: takes nothing, and can be tried again', async (outcome) => {
    const placed = await aPlacedOrder(story);
    const { authority } = await start(placed);
    expect(await verify(authority)).toMatchObject({ outcome: 'pending' });
    await service.bank.settle(authority, outcome);
    expect(await verify(authority)).toMatchObject({ outcome, referenceId: null });
    expect(await stateOf(placed)).toBe('PENDING_PAYMENT');
    await payAtTheBank(story, placed);
    expect(await stateOf(placed)).toBe('AWAITING_PROVIDER');
  });

  it('is found by asking when the callback never comes', async () => {
    const placed = await aPlacedOrder(story);
    const { authority } = await start(placed);
    await service.bank.settle(authority, 'paid');
    service.clock.advance(2 * MINUTE_MS - 1);
    await runDueWork(service.context);
    expect(await stateOf(placed)).toBe('PENDING_PAYMENT');
    service.clock.advance(1);
    await runDueWork(service.context);
    expect(await stateOf(placed)).toBe('AWAITING_PROVIDER');
  });

  it('goes back to the card when it arrives after the order has expired, once', async () => {
    const placed = await aPlacedOrder(story);
    const { authority } = await start(placed);
    service.clock.advance(15 * MINUTE_MS);
    await runDueWork(service.context);
    expect(await stateOf(placed)).toBe('PAYMENT_EXPIRED');
    await expect(start(placed)).rejects.toMatchObject({ key: 'payment-expired' });
    await service.bank.settle(authority, 'paid');
    service.clock.advance(2 * MINUTE_MS);
    await runDueWork(service.context);
    expect(await verify(authority)).toMatchObject({ outcome: 'to-card', amountRial: THREE_HOURS_RIALS });
    expect(await service.bank.findPayment(authority)).toMatchObject({ outcome: 'reversed' });
    expect(await walletRials()).toBe(0);
    expect(await stateOf(placed)).toBe('PAYMENT_EXPIRED');
    const { taskDetail } = await service.call(
      'clean/gettaskdetail',
      { taskid: placed.taskid },
      { as: story.customer.userId },
    );
    expect(taskDetail.sums).toMatchObject({
      lateRial: THREE_HOURS_RIALS,
      lateToCardRial: THREE_HOURS_RIALS,
      paidRial: 0,
      backRial: 0,
    });
    expect(await told()).toEqual(['payment-to-card']);
  });

  it('goes back to the card when a second page is paid for the order, and the first payment stays', async () => {
    const placed = await aPlacedOrder(story);
    const second = await start(placed);
    await payAtTheBank(story, placed);
    await service.bank.settle(second.authority, 'paid');
    expect(await verify(second.authority)).toMatchObject({ outcome: 'to-card' });
    expect(await service.bank.findPayment(second.authority)).toMatchObject({ outcome: 'reversed' });
    expect(await walletRials()).toBe(0);
    expect(await stateOf(placed)).toBe('AWAITING_PROVIDER');
    await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, { as: story.customer.userId });
    expect(await walletRials()).toBe(0);
  });

  describe('a late payment, at a bank which', () => {
    const paidTooLate = async () => {
      const placed = await aPlacedOrder(story);
      const { authority } = await start(placed);
      service.clock.advance(15 * MINUTE_MS);
      await runDueWork(service.context);
      await service.bank.settle(authority, 'paid');
      return { placed, authority };
    };
    const sumsOf = async ({ taskid }: Placed) =>
      (await service.call('clean/gettaskdetail', { taskid }, { as: story.customer.userId })).taskDetail.sums;

    it('no longer takes it back: it goes to the wallet, and one message says so', async () => {
      const { placed, authority } = await paidTooLate();
      jest.spyOn(service.bank, 'reverse').mockResolvedValueOnce(false);
      expect(await verify(authority)).toMatchObject({ outcome: 'to-wallet' });
      expect(await verify(authority)).toMatchObject({ outcome: 'to-wallet' });
      expect(await walletRials()).toBe(THREE_HOURS_RIALS);
      expect(await sumsOf(placed)).toMatchObject({ lateRial: THREE_HOURS_RIALS, lateToCardRial: 0, backRial: 0 });
      expect(await told()).toEqual(['payment-to-wallet']);
    });

    it('does not say whether it gave it back: it waits in escrow, and only the answer moves it', async () => {
      const { placed, authority } = await paidTooLate();
      jest.spyOn(service.bank, 'reverse').mockImplementationOnce(async () => {
        await createTestBank(service.context.ports.database, service.clock).reverse(authority);
        throw new GatewayUnavailable('the answer was lost');
      });
      expect(await verify(authority)).toMatchObject({ outcome: 'to-card' });
      expect(await walletRials()).toBe(0);
      expect(await told()).toEqual([]);
      expect(await sumsOf(placed)).toMatchObject({ lateToCardRial: THREE_HOURS_RIALS });
      service.clock.advance(MINUTE_MS);
      await runDueWork(service.context);
      expect(await verify(authority)).toMatchObject({ outcome: 'to-card' });
      expect(await walletRials()).toBe(0);
      expect(await told()).toEqual(['payment-to-card']);
    });
  });

  it('is no longer asked about after 30 min, but still believed when the person comes back', async () => {
    const placed = await aPlacedOrder(story);
    const { authority } = await start(placed);
    for (let minutes = 0; minutes < 32; minutes += 2) {
      service.clock.advance(2 * MINUTE_MS);
      await runDueWork(service.context);
    }
    await service.bank.settle(authority, 'paid');
    service.clock.advance(5 * MINUTE_MS);
    await runDueWork(service.context);
    expect(await walletRials()).toBe(0);
    expect(await verify(authority)).toMatchObject({ outcome: 'to-card' });
    expect(await service.bank.findPayment(authority)).toMatchObject({ outcome: 'reversed' });
  });

  it('[C-payment] [E-15] lists the gateways by showOrder, COD and PELAKWALLET among them, with the flags and addresses of each use', async () => {
    const { lstIpg } = await service.call('config/getavailableipgnew', {}, { locale: 'fa' });
    expect(lstIpg.map(({ ipgName, showOrder }) => [ipgName, showOrder])).toEqual([
      ['test-bank', 1],
      ['PELAKWALLET', 2],
      ['COD', 3],
    ]);
    for (const { ipgPersianName } of lstIpg) expect(ipgPersianName).toMatch(/[آ-ی]/);
    expect(
      lstIpg.map(({ activeInCurrentOrder, activeInFunnel, activeInIncreaseWallet }) => [
        activeInCurrentOrder,
        activeInFunnel,
        activeInIncreaseWallet,
      ]),
    ).toEqual([
      [true, true, true],
      [true, true, false],
      [true, true, false],
    ]);
    expect(
      lstIpg.map(({ urlInCurrentOrder, urlInFunnel, urlInIncreaseWallet }) => [
        urlInCurrentOrder,
        urlInFunnel,
        urlInIncreaseWallet,
      ]),
    ).toEqual([
      ['/api/ipg/ipg/startpayment', '/api/ipg/ipg/startpayment', '/api/ipg/ipg/increasewallet'],
      ['/api/ipg/custom/wallet-', '/api/ipg/custom/wallet-', ''],
      ['/api/ipg/custom/cod-', '/api/ipg/custom/cod-', ''],
    ]);
  });

  it('names an order’s way of payment, before and after', async () => {
    const placed = await aPlacedOrder(story);
    const payment = () => service.call('boot/getpayment', { reqid: placed.reqid }, { as: story.customer.userId });
    expect(await payment()).toMatchObject({
      origin: 'online',
      codFlag: 'unknown',
      isPaid: false,
      payableRial: THREE_HOURS_RIALS,
      userFromIpg: 0,
    });
    await payAtTheBank(story, placed);
    expect(await payment()).toMatchObject({
      payType: 'online',
      codFlag: 'deactive',
      isPaid: true,
      userFromIpg: THREE_HOURS_RIALS,
      paymentExpiresAtMs: null,
    });
    await expect(
      service.call('boot/getpayment', { reqid: placed.reqid }, { as: story.provider.userId }),
    ).rejects.toMatchObject({ key: 'not-yours' });
  });
});
