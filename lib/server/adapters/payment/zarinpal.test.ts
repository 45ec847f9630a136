import { PaymentRefused } from '../../ports/payment';
import { describePayment } from '../../ports/payment.suite';
import { startFakeHost } from '../../testing/fake-host';
import { createZarinpal } from './zarinpal';

const merchantId = '00000000-0000-4000-8000-000000000000';
const failure = (code: number) => ({ status: 400, body: { data: [], errors: { code, message: 'refused', validations: [] } } });

/** Zarinpal v4 as its public documentation has it (FACTS). */
function createGateway() {
  const payments = new Map<string, { amount: number; state: 'open' | 'paid' | 'verified' | 'reversed' }>();
  const answer = (method: string, fields: Record<string, unknown>) => {
    if (fields.merchant_id !== merchantId) return failure(-10);
    if (method === 'request') {
      if (fields.currency !== 'IRR' || Number(fields.amount) < 1000) return failure(-9);
      const authority = `A${String(payments.size).padStart(35, '0')}`;
      payments.set(authority, { amount: Number(fields.amount), state: 'open' });
      return { body: { data: { code: 100, message: 'Success', authority, fee_type: 'Merchant', fee: 100 }, errors: [] } };
    }
    const payment = payments.get(String(fields.authority));
    if (!payment) return failure(-54);
    if (method === 'reverse') {
      if (payment.state !== 'paid' && payment.state !== 'verified') return failure(-61);
      payment.state = 'reversed';
      return { body: { data: { code: 100, message: 'Reversed' }, errors: [] } };
    }
    if (payment.state === 'open') return failure(-51);
    if (payment.amount !== fields.amount) return failure(-50);
    const code = payment.state === 'verified' ? 101 : 100;
    payment.state = 'verified';
    return { body: { data: { code, ref_id: 201, card_pan: '502229******5995', card_hash: 'x', fee_type: 'Merchant', fee: 0 }, errors: [] } };
  };
  const pay = (authority: string) => {
    const payment = payments.get(authority);
    if (payment?.state === 'open') payment.state = 'paid';
  };
  return { answer, pay };
}

describePayment('zarinpal', async () => {
  const gateway = createGateway();
  const host = await startFakeHost(({ url, body }) => {
    const method = /^\/pg\/v4\/payment\/(request|verify|reverse)\.json$/.exec(url)?.[1];
    return method ? gateway.answer(method, JSON.parse(body)) : { status: 404, body: {} };
  });
  return {
    payment: createZarinpal({ merchantId, isSandbox: false, baseUrl: host.url }),
    pay: async (authority) => gateway.pay(authority),
    close: host.close,
  };
});

describe('zarinpal', () => {
  it('counts 100 and 101 as paid', async () => {
    for (const code of [100, 101]) {
      const host = await startFakeHost(() => ({ body: { data: { code, ref_id: 7, card_pan: null }, errors: [] } }));
      const verdict = await createZarinpal({ merchantId, isSandbox: false, baseUrl: host.url }).verify('A', 1000);
      await host.close();
      expect(verdict).toEqual({ isPaid: true, referenceId: '7', maskedCard: null });
    }
  });

  it('leaves a payment pending when the gateway breaks off, and begins none', async () => {
    const host = await startFakeHost(() => undefined);
    const gateway = createZarinpal({ merchantId, isSandbox: false, baseUrl: host.url });
    expect(await gateway.verify('A', 1000)).toEqual({ isPaid: false, reason: 'pending' });
    await expect(gateway.request({ amountRials: 1000, description: '', callbackUrl: 'http://x/', mobile: '', orderId: '' })).rejects.toThrow(PaymentRefused);
    await host.close();
  });
});
