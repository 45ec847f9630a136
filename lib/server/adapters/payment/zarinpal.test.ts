import { GatewaySilent, GatewayUnavailable, PaymentRefused, type PaymentPort } from '../../ports/payment';
import { describePayment, SUITE_TIMEOUT_MS, useOrderOf } from '../../ports/payment.suite';
import { captureLog } from '../../testing/captured-log';
import type { GatewayFault } from '../../testing/gateway-faults';
import { startZarinpalHost, ZARINPAL_TEST_MERCHANT, type ZarinpalHost } from '../../testing/zarinpal-host';
import { createZarinpal } from './zarinpal';

const open = (host: ZarinpalHost, merchantId = ZARINPAL_TEST_MERCHANT, timeoutMs?: number) =>
  createZarinpal({ merchantId, isSandbox: false, baseUrl: host.url, ...(timeoutMs !== undefined && { timeoutMs }) });

describePayment(
  'zarinpal',
  async () => {
    const host = await startZarinpalHost();
    return {
      payment: open(host, ZARINPAL_TEST_MERCHANT, SUITE_TIMEOUT_MS),
      pay: async (authority) => host.settle(authority, 'PAID'),
      faults: host,
      close: host.close,
    };
  },
  ['verify', 'inquiry', 'reverse'],
);

describe('zarinpal', () => {
  let host: ZarinpalHost;
  let gateway: PaymentPort;
  beforeAll(async () => {
    host = await startZarinpalHost();
    gateway = open(host);
  });
  beforeEach(() => host.heal());
  afterAll(() => host.close());

  const { order, begin, beginPaid } = useOrderOf(
    () => gateway,
    (authority) => host.settle(authority, 'PAID'),
  );

  it('asks for rials, with the documented fields and at most 500 letters of description', async () => {
    await gateway.request({ ...order, description: '😀'.repeat(600) });
    expect(host.asked.at(-1)).toEqual({
      method: 'request',
      fields: {
        merchant_id: ZARINPAL_TEST_MERCHANT,
        amount: 1_250_000,
        currency: 'IRR',
        description: '😀'.repeat(500),
        callback_url: order.callbackUrl,
        metadata: { mobile: '09121234567', order_id: '10001' },
      },
    });
  });

  it('counts 100 and 101 as paid, with our own amount', async () => {
    const authority = await beginPaid();
    for (let time = 0; time < 2; time += 1)
      expect(await gateway.verify(authority, order.amountRials)).toEqual({
        isPaid: true,
        referenceId: '201',
        maskedCard: '502229******5995',
      });
  });

  it('reads -51 as not paid once the bank has said no, and as pending while the person is still there', async () => {
    const authority = await begin();
    expect(await gateway.verify(authority, order.amountRials)).toEqual({ isPaid: false, reason: 'pending' });
    host.settle(authority, 'FAILED');
    expect(await gateway.verify(authority, order.amountRials)).toEqual({ isPaid: false, reason: 'refused' });
  });

  it.each<[GatewayFault, string]>([
    [-50, 'refused'],
    [-53, 'unknown'],
    [-54, 'unknown'],
    [-9, 'pending'],
    [-10, 'pending'],
    [-11, 'pending'],
    [-12, 'pending'],
    [-13, 'pending'],
    [-14, 'pending'],
    [-15, 'pending'],
    [-999, 'pending'],
    ['break-before', 'silent'],
    ['html', 'silent'],
  ])(
    'reads %s at a verification as %s: paid money is never given up for a fault that is not the payment’s',
    async (fault, reason) => {
      const authority = await beginPaid();
      host.failNext('verify', fault);
      expect(await gateway.verify(authority, order.amountRials)).toEqual({ isPaid: false, reason });
      expect(await gateway.verify(authority, order.amountRials)).toMatchObject({ isPaid: true });
    },
  );

  it.each<[GatewayFault, typeof PaymentRefused | typeof GatewayUnavailable | typeof GatewaySilent]>([
    [-9, PaymentRefused],
    [-12, PaymentRefused],
    [-13, PaymentRefused],
    [-10, GatewayUnavailable],
    [-11, GatewayUnavailable],
    [-14, GatewayUnavailable],
    [-15, GatewayUnavailable],
    ['break-before', GatewaySilent],
    ['break-after', GatewaySilent],
    ['html', GatewaySilent],
  ])('begins no payment after %s, and tells a refusal from no answer', async (fault, kind) => {
    host.failNext('request', fault);
    await expect(gateway.request(order)).rejects.toThrow(kind);
  });

  it('gives up a silent gateway in time', async () => {
    const impatient = createZarinpal({
      merchantId: ZARINPAL_TEST_MERCHANT,
      isSandbox: false,
      baseUrl: host.url,
      timeoutMs: 50,
    });
    host.failNext('verify', 'silence');
    expect(await impatient.verify(await beginPaid(), order.amountRials)).toEqual({ isPaid: false, reason: 'silent' });
  });

  describe('a reversal', () => {
    it('with a lost answer is found, and not made twice', async () => {
      const authority = await beginPaid();
      host.failNext('reverse', 'break-after');
      expect(await gateway.reverse(authority)).toBe(true);
      expect(await gateway.reverse(authority)).toBe(true);
    });

    it.each<GatewayFault>(['break-before', 'html', -9, -12])('met by %s is neither a yes nor a no', async (fault) => {
      const authority = await beginPaid();
      host.failNext('reverse', fault);
      await expect(gateway.reverse(authority)).rejects.toThrow(GatewayUnavailable);
      expect(host.getState(authority)).toBe('PAID');
    });

    it('has no result while the gateway does not name the payment’s state', async () => {
      const authority = await beginPaid();
      await gateway.reverse(authority);
      host.failNext('inquiry', 'html');
      await expect(gateway.reverse(authority)).rejects.toThrow(GatewayUnavailable);
    });

    it.each([-60, -61, -62, -63])('refused with %s has failed', async (code) => {
      const authority = await beginPaid();
      host.failNext('reverse', code);
      expect(await gateway.reverse(authority)).toBe(false);
    });
  });

  it('tells the operator once of a wrongly set up terminal, and logs no merchant, mobile or authority', async () => {
    const { log, getText } = captureLog();
    const wrong = createZarinpal({
      merchantId: '11111111-1111-4111-8111-111111111111',
      isSandbox: false,
      baseUrl: host.url,
      onTerminalFault: (advice) => log.error(advice),
    });
    for (let time = 0; time < 2; time += 1) await wrong.request(order).catch((err: unknown) => log.warn({ err }));
    await wrong.verify('A'.padEnd(36, '7'), 1000);
    const text = getText();
    expect(text.match(/ZARINPAL_MERCHANT_ID/g)).toHaveLength(1);
    for (const secret of ['11111111-1111', order.mobile, '777777']) expect(text).not.toContain(secret);
  });
});
