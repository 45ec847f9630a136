import { startFakeHost, type FakeReply } from './fake-host';
import { createGatewayFaults, type WithFaults } from './gateway-faults';

export const ZARINPAL_TEST_MERCHANT = '00000000-0000-4000-8000-000000000000';

type State = 'IN_BANK' | 'FAILED' | 'PAID' | 'VERIFIED' | 'REVERSED';

/** The gateway without a network. */
export interface ZarinpalStandIn extends WithFaults {
  /** The person's act on the gateway's page. */
  settle(authority: string, state: 'PAID' | 'FAILED'): void;
  getState(authority: string): State | undefined;
  /** The sum of all payments that were verified, less those that went back: it is kept for the merchant. */
  sumKeptRials(): number;
  /** Its answer to a request of this path and body. */
  handle(path: string, body: string): FakeReply;
}

export interface ZarinpalHost extends ZarinpalStandIn {
  readonly url: string;
  close(): Promise<void>;
}

const failure = (code: number): FakeReply => ({
  status: 400,
  body: { data: [], errors: { code, message: 'refused', validations: [] } },
});
const success = (data: Readonly<Record<string, unknown>>): FakeReply => ({
  body: { data: { message: 'Success', ...data }, errors: [] },
});

/** A stand-in for Zarinpal v4 that speaks its public documentation (FACTS). */
export function createZarinpalStandIn(): ZarinpalStandIn {
  const payments = new Map<string, { amount: number; state: State }>();

  const request = ({ amount, currency, callback_url: callbackUrl }: Record<string, unknown>) => {
    if (currency !== 'IRR' || Number(amount) < 1000 || !URL.canParse(String(callbackUrl))) return failure(-9);
    const authority = `A${String(payments.size).padStart(35, '0')}`;
    payments.set(authority, { amount: Number(amount), state: 'IN_BANK' });
    return success({ code: 100, authority, fee_type: 'Merchant', fee: 100 });
  };
  const verify = (payment: { amount: number; state: State }, amount: unknown) => {
    if (payment.state !== 'PAID' && payment.state !== 'VERIFIED') return failure(-51);
    if (payment.amount !== amount) return failure(-50);
    const code = payment.state === 'VERIFIED' ? 101 : 100;
    payment.state = 'VERIFIED';
    return success({ code, ref_id: 201, card_pan: '502229******5995', card_hash: 'x', fee_type: 'Merchant', fee: 0 });
  };
  const reverse = (payment: { state: State }) => {
    if (payment.state !== 'PAID' && payment.state !== 'VERIFIED') return failure(-61);
    payment.state = 'REVERSED';
    return success({ code: 100 });
  };
  const answer = (method: string, fields: Record<string, unknown>): FakeReply => {
    if (fields.merchant_id !== ZARINPAL_TEST_MERCHANT) return failure(-10);
    if (method === 'request') return request(fields);
    const payment = payments.get(String(fields.authority));
    if (!payment) return failure(-54);
    if (method === 'verify') return verify(payment, fields.amount);
    return method === 'reverse' ? reverse(payment) : success({ code: 100, status: payment.state });
  };
  const { reply: replyTo, ...faults } = createGatewayFaults(answer, failure);
  return {
    ...faults,
    handle: (path, body) => {
      const method = /^\/pg\/v4\/payment\/(request|verify|reverse|inquiry)\.json$/.exec(path)?.[1];
      if (!method) return { status: 404, body: {} };
      return replyTo(method, JSON.parse(body) as Record<string, unknown>);
    },
    sumKeptRials: () =>
      [...payments.values()].reduce((sum, { amount, state }) => sum + (state === 'VERIFIED' ? amount : 0), 0),
    settle: (authority, state) => {
      const payment = payments.get(authority);
      if (payment && (payment.state === 'IN_BANK' || payment.state === 'FAILED')) payment.state = state;
    },
    getState: (authority) => payments.get(authority)?.state,
  };
}

/** The stand-in behind an address. */
export async function startZarinpalHost(): Promise<ZarinpalHost> {
  const standIn = createZarinpalStandIn();
  return { ...(await startFakeHost(({ url, body }) => standIn.handle(url, body))), ...standIn };
}
