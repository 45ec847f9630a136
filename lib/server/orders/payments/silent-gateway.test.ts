import { randomUUID } from 'node:crypto';

import { UNPAID_ORDER_LIMIT } from '@/lib/domain/constants/orders';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { BANK_PAYMENTS_AN_HOUR, GATEWAY_SILENCE_MS } from '@/lib/domain/constants/timers';
import { locales } from '@/lib/i18n/locales';

import { createZarinpal } from '../../adapters/payment/zarinpal';
import { createPaymentGateways } from '../../ports/payment-gateways';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { anOrderStory, aPlacedOrder, type OrderStory, type Placed } from '../../seed/stories/orders';
import { aCatalogue, aDayFromNow } from '../../seed/stories/people';
import { createTestService, type TestService } from '../../testing/call';
import { startZarinpalHost, ZARINPAL_TEST_MERCHANT, type ZarinpalHost } from '../../testing/zarinpal-host';
import { runDueWork } from '../../timers';
import { getWords } from '../../words/words';

describe('a bank without a readable answer', () => {
  let host: ZarinpalHost;
  let service: TestService;
  let story: OrderStory;
  beforeAll(async () => {
    host = await startZarinpalHost();
    const zarinpal = createZarinpal({ merchantId: ZARINPAL_TEST_MERCHANT, isSandbox: false, baseUrl: host.url });
    service = await createTestService({ ports: { gateways: createPaymentGateways({ offered: [zarinpal] }) } });
    await aCatalogue(service.context);
  });
  beforeEach(async () => {
    host.heal();
    service.clock.advance(DAY_MS);
    await runDueWork(service.context);
    story = await anOrderStory(service);
  });
  afterAll(async () => {
    await service.close();
    await host.close();
  });

  const start = ({ reqid }: Placed) =>
    service.call('ipg/startpayment', { reqid }, { as: story.customer.userId, idempotencyKey: randomUUID() });
  const comeBack = async (authority: string) => (await service.call('reqandpay/verifypayment', { authority })).outcome;
  const countAsked = () => host.asked.filter(({ method }) => method === 'verify').length;
  const wait = async (ms: number) => {
    service.clock.advance(ms);
    await runDueWork(service.context);
  };

  it('is asked again after growing waits, and then settles the payment, however long it took', async () => {
    const { authority } = await start(await aPlacedOrder(story));
    host.settle(authority, 'PAID');
    host.failNext('verify', 'html', 'always');
    await wait(2 * MINUTE_MS);
    const asked = countAsked();
    for (const silenceMs of [GATEWAY_SILENCE_MS[0] - 1, 1]) {
      await wait(silenceMs);
      expect(countAsked()).toBe(asked);
    }
    for (let minutes = 0; minutes < 40; minutes += 2) await wait(2 * MINUTE_MS);
    const more = countAsked() - asked;
    expect(more).toBeGreaterThan(3);
    expect(more).toBeLessThan(16);
    host.heal();
    await wait(10 * MINUTE_MS);
    expect(await comeBack(authority)).toBe('to-card');
    const { balanceRial } = await service.call('wallet/getaccountbalance', {}, { as: story.customer.userId });
    expect(balanceRial).toBe(0);
  });

  it('leaves a payment open for everybody who comes back, and believes it once the bank answers', async () => {
    const { authority } = await start(await aPlacedOrder(story));
    host.failNext('verify', 'html', 'always');
    expect(await comeBack(authority)).toBe('pending');
    expect(await Promise.all(Array.from({ length: 20 }, () => comeBack(authority)))).toEqual(Array(20).fill('pending'));
    host.heal();
    host.settle(authority, 'PAID');
    expect(await comeBack(authority)).toBe('paid');
  });

  it('is asked again when the answer about a retried payment was lost', async () => {
    const placed = await aPlacedOrder(story);
    const { authority } = await start(placed);
    host.settle(authority, 'FAILED');
    expect(await comeBack(authority)).toBe('refused');
    host.settle(authority, 'PAID');
    host.failNext('verify', 'break-after');
    expect(await comeBack(authority)).toBe('refused');
    await wait(5 * MINUTE_MS);
    const { taskDetail } = await service.call(
      'clean/gettaskdetail',
      { taskid: placed.taskid },
      { as: story.customer.userId },
    );
    expect(taskDetail.state).toBe('AWAITING_PROVIDER');
  });

  it('is asked no more about a failed payment once it has confirmed that', async () => {
    const { authority } = await start(await aPlacedOrder(story));
    host.settle(authority, 'FAILED');
    expect(await comeBack(authority)).toBe('refused');
    expect(await comeBack(authority)).toBe('refused');
    const asked = countAsked();
    await wait(10 * MINUTE_MS);
    expect(countAsked()).toBe(asked);
  });

  describe('begun payments', () => {
    it('[C-security] are limited for one order, with a clear answer in every language', async () => {
      const placed = await aPlacedOrder(story);
      const begun = await Promise.allSettled(
        Array.from({ length: 2 * BANK_PAYMENTS_AN_HOUR.anOrder }, () => start(placed)),
      );
      const refused = begun.flatMap((end): unknown[] => (end.status === 'rejected' ? [end.reason] : []));
      expect(refused).toHaveLength(BANK_PAYMENTS_AN_HOUR.anOrder);
      for (const reason of refused)
        expect(reason).toMatchObject({ key: 'TooMuchRequest', retryAfterSeconds: HOUR_MS / 1000 });
      for (const locale of locales)
        expect(getWords(locale, 'errors').say('TooMuchRequest', { seconds: 60, minutes: 1 })).not.toContain('TooMuch');
    });

    it('[C-security] are limited for one person, over all orders', async () => {
      const orders: Placed[] = [];
      for (let index = 0; index < UNPAID_ORDER_LIMIT.withoutCompletedOrder; index += 1)
        orders.push(
          await aPlacedOrder(story, {
            gDate: aDayFromNow(service.context, 3 + index),
            deliverytimeid: toDeliveryTimeId(9),
          }),
        );
      let begun = 0;
      const { anOrder, aPerson } = BANK_PAYMENTS_AN_HOUR;
      for (const placed of orders)
        for (let count = 0; count < anOrder; count += 1)
          begun += await start(placed).then(
            () => 1,
            () => 0,
          );
      expect(begun).toBe(Math.min(aPerson, anOrder * orders.length));
    });
  });
});
