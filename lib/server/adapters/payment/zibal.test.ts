import { GatewaySilent, GatewayUnavailable, PaymentRefused, type PaymentPort } from '../../ports/payment';
import { describePayment, SUITE_TIMEOUT_MS, useOrderOf } from '../../ports/payment.suite';
import type { GatewayFault } from '../../testing/gateway-faults';
import { startZibalHost, ZIBAL_TEST_MERCHANT, type ZibalHost } from '../../testing/zibal-host';
import { createZibal } from './zibal';

const open = (host: ZibalHost, merchant = ZIBAL_TEST_MERCHANT, timeoutMs?: number) =>
  createZibal({ merchant, baseUrl: host.url, ...(timeoutMs !== undefined && { timeoutMs }) });

describePayment(
  'zibal',
  async () => {
    const host = await startZibalHost();
    return {
      payment: open(host, ZIBAL_TEST_MERCHANT, SUITE_TIMEOUT_MS),
      pay: async (authority) => host.settle(authority, 'paid'),
      givesBack: false,
      faults: host,
      close: host.close,
    };
  },
  ['verify', 'inquiry'],
);

describe('zibal', () => {
  let host: ZibalHost;
  let gateway: PaymentPort;
  beforeAll(async () => {
    host = await startZibalHost();
    gateway = open(host);
  });
  beforeEach(() => host.heal());
  afterAll(() => host.close());

  const { order, begin, beginPaid } = useOrderOf(
    () => gateway,
    (authority) => host.settle(authority, 'paid'),
  );

  it('asks for rials with the documented fields, and sends the person to the start page', async () => {
    const { authority, redirectUrl } = await gateway.request({ ...order, description: '😀'.repeat(600) });
    expect(host.asked.at(-1)).toEqual({
      method: 'request',
      fields: {
        merchant: ZIBAL_TEST_MERCHANT,
        amount: 1_250_000,
        callbackUrl: order.callbackUrl,
        description: '😀'.repeat(500),
        orderId: '10001',
        mobile: '09121234567',
      },
    });
    expect(redirectUrl).toBe(`${host.url}/start/${authority}`);
  });

  it('counts 100 and 201 as paid', async () => {
    const authority = await beginPaid();
    const paid = { isPaid: true, referenceId: '1234567', maskedCard: '62741****44' };
    for (let time = 0; time < 2; time += 1) expect(await gateway.verify(authority, order.amountRials)).toEqual(paid);
  });

  it('tells a cancelled payment from a failed card', async () => {
    const [cancelled, failed] = [await begin(), await begin()];
    host.settle(cancelled, 'cancelled');
    host.settle(failed, 'failed');
    expect(await gateway.verify(cancelled, order.amountRials)).toEqual({ isPaid: false, reason: 'cancelled' });
    expect(await gateway.verify(failed, order.amountRials)).toEqual({ isPaid: false, reason: 'refused' });
  });

  it('does not verify another amount, so that its money is not kept', async () => {
    const authority = await beginPaid();
    expect(await gateway.verify(authority, order.amountRials - 1)).toEqual({ isPaid: false, reason: 'refused' });
    expect(host.asked.at(-1)?.method).toBe('inquiry');
  });

  it.each<[string, GatewayFault, string]>([
    ['inquiry', 102, 'pending'],
    ['inquiry', 103, 'pending'],
    ['inquiry', 203, 'unknown'],
    ['inquiry', 'break-before', 'silent'],
    ['inquiry', 'html', 'silent'],
    ['verify', 202, 'pending'],
    ['verify', 103, 'pending'],
    ['verify', -999, 'pending'],
    ['verify', 'break-before', 'silent'],
    ['verify', 'break-after', 'silent'],
    ['verify', 'html', 'silent'],
  ])('reads a %s that fails with %s as %s, and finds the money when asked again', async (method, fault, reason) => {
    const authority = await beginPaid();
    host.failNext(method, fault);
    expect(await gateway.verify(authority, order.amountRials)).toEqual({ isPaid: false, reason });
    expect(await gateway.verify(authority, order.amountRials)).toMatchObject({ isPaid: true });
  });

  it.each<[GatewayFault, typeof PaymentRefused | typeof GatewayUnavailable | typeof GatewaySilent]>([
    [105, PaymentRefused],
    [106, PaymentRefused],
    [113, PaymentRefused],
    [114, PaymentRefused],
    [115, PaymentRefused],
    [102, GatewayUnavailable],
    [103, GatewayUnavailable],
    [104, GatewayUnavailable],
    ['break-before', GatewaySilent],
    ['break-after', GatewaySilent],
    ['html', GatewaySilent],
  ])('begins no payment after %s, and tells a refusal from no answer', async (fault, kind) => {
    host.failNext('request', fault);
    await expect(gateway.request(order)).rejects.toThrow(kind);
  });

  it('gives up a silent gateway after its time-out', async () => {
    const impatient = createZibal({ merchant: ZIBAL_TEST_MERCHANT, baseUrl: host.url, timeoutMs: 200 });
    host.failNext('request', 'silence');
    await expect(impatient.request(order)).rejects.toThrow(GatewaySilent);
  });

  it('tells the operator once that the account is wrongly set up', async () => {
    const advice: string[] = [];
    const wrong = createZibal({ merchant: 'other', baseUrl: host.url, onAccountFault: (line) => advice.push(line) });
    for (let time = 0; time < 2; time += 1) await expect(wrong.request(order)).rejects.toThrow(GatewayUnavailable);
    expect(advice).toEqual([
      'Zibal answered 102: ZIBAL_MERCHANT names no account. Correct it in Zibal’s panel or in the environment.',
    ]);
  });

  it('refunds nothing: that is the wallet’s part', async () => {
    expect(await gateway.reverse(await beginPaid())).toBe(false);
  });
});
