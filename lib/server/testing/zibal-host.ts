import { startFakeHost, type FakeReply } from './fake-host';
import { createGatewayFaults, type WithFaults } from './gateway-faults';

export const ZIBAL_TEST_MERCHANT = 'zibal';

/** The gateway's states: waiting, paid and verified, paid, cancelled by the payer, a failure of the card. */
type State = -1 | 1 | 2 | 3 | 4;

/** The gateway without a network. */
export interface ZibalStandIn extends WithFaults {
  /** The person's act on the gateway's page. */
  settle(trackId: string, outcome: 'paid' | 'cancelled' | 'failed'): void;
  /** Whether a payment was verified, so that its money is kept for the merchant. */
  isKept(trackId: string): boolean;
  /** The sum of the payments that are kept. */
  sumKeptRials(): number;
  /** Its answer to a request of this path and body. */
  handle(path: string, body: string): FakeReply;
}

export interface ZibalHost extends ZibalStandIn {
  readonly url: string;
  close(): Promise<void>;
}

const FIRST_TRACK_ID = 3_141_592_653;
const SMALLEST_RIALS = 1000;
const OUTCOMES = { paid: 2, cancelled: 3, failed: 4 } as const;

const reply = (result: number, data: Readonly<Record<string, unknown>> = {}): FakeReply => ({
  body: { result, message: result === 100 ? 'success' : 'refused', ...data },
});

/** A stand-in for Zibal that speaks its public documentation (FACTS). */
export function createZibalStandIn(): ZibalStandIn {
  const payments = new Map<string, { amount: number; status: State }>();

  const request = ({ amount, callbackUrl }: Record<string, unknown>) => {
    if (Number(amount) <= SMALLEST_RIALS) return reply(105);
    if (!URL.canParse(String(callbackUrl))) return reply(106);
    const trackId = FIRST_TRACK_ID + payments.size;
    payments.set(String(trackId), { amount: Number(amount), status: -1 });
    return reply(100, { trackId });
  };
  const verify = (payment: { amount: number; status: State }) => {
    if (payment.status !== 1 && payment.status !== 2) return reply(202);
    const result = payment.status === 1 ? 201 : 100;
    payment.status = 1;
    return reply(result, { amount: payment.amount, status: 1, refNumber: 1_234_567, cardNumber: '62741****44' });
  };
  const answer = (method: string, fields: Record<string, unknown>): FakeReply => {
    if (fields.merchant !== ZIBAL_TEST_MERCHANT) return reply(102);
    if (method === 'request') return request(fields);
    const payment = payments.get(String(fields.trackId));
    if (!payment) return reply(203);
    return method === 'verify' ? verify(payment) : reply(100, { amount: payment.amount, status: payment.status });
  };
  const { reply: replyTo, ...faults } = createGatewayFaults(answer, reply);
  return {
    ...faults,
    handle: (path, body) => {
      const method = /^\/v1\/(request|verify|inquiry)$/.exec(path)?.[1];
      if (!method) return { status: 404, body: {} };
      return replyTo(method, JSON.parse(body) as Record<string, unknown>);
    },
    isKept: (trackId) => payments.get(trackId)?.status === 1,
    sumKeptRials: () =>
      [...payments.values()].reduce((sum, { amount, status }) => sum + (status === 1 ? amount : 0), 0),
    settle: (trackId, outcome) => {
      const payment = payments.get(trackId);
      if (payment && payment.status !== 1 && payment.status !== 2) payment.status = OUTCOMES[outcome];
    },
  };
}

/** The stand-in behind an address. */
export async function startZibalHost(): Promise<ZibalHost> {
  const standIn = createZibalStandIn();
  return { ...(await startFakeHost(({ url, body }) => standIn.handle(url, body))), ...standIn };
}
