import type { GatewayFault, WithFaults } from '../testing/gateway-faults';
import { GatewaySilent, GatewayUnavailable, PaymentRefused, type PaymentPort, type PaymentRequest } from './payment';

/** A gateway under test, and a person's acts on its page. */
export interface RunningPayment {
  readonly payment: PaymentPort;
  pay(authority: string): Promise<void>;
  /** False for a gateway that has no reversal. Left out: it gives money back. */
  readonly givesBack?: boolean;
  /** Left out for a gateway that is asked without a network. */
  readonly faults?: Pick<WithFaults, 'failNext' | 'heal'>;
  close(): Promise<void>;
}

const ORDER: PaymentRequest = {
  amountRials: 1_250_000,
  description: 'نظافت منزل',
  callbackUrl: 'http://localhost:3000/success-online/',
  mobile: '09121234567',
  orderId: '10001',
};

/** An order for the tests of one gateway; `pay` is its person's act on the gateway's page. */
export function useOrderOf(gateway: () => PaymentPort, pay: (authority: string) => void) {
  const begin = async () => (await gateway().request(ORDER)).authority;
  return {
    order: ORDER,
    begin,
    beginPaid: async () => {
      const authority = await begin();
      pay(authority);
      return authority;
    },
  };
}

/** Long enough for an answer of this machine, and what a test of silence waits. */
export const SUITE_TIMEOUT_MS = 2000;
const FAULTS: readonly GatewayFault[] = ['break-before', 'break-after', 'html', 'silence'];

/** The behaviour of every gateway of ours; `methods` are those of a gateway's own that fail in each way. */
export function describePayment(
  adapter: string,
  start: () => Promise<RunningPayment>,
  methods: readonly string[] = [],
): void {
  describe(`payment: ${adapter}`, () => {
    let running: RunningPayment;
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running.close());
    const request = ORDER;

    it('begins a payment with an authority and an address of its own', async () => {
      const first = await running.payment.request(request);
      const second = await running.payment.request(request);
      expect(first.authority).not.toBe(second.authority);
      expect(URL.canParse(first.redirectUrl) && first.redirectUrl.includes(first.authority)).toBe(true);
    });

    it('is pending before the person paid, paid afterwards, and paid however often it is asked', async () => {
      const { authority } = await running.payment.request(request);
      expect(await running.payment.verify(authority, request.amountRials)).toEqual({
        isPaid: false,
        reason: 'pending',
      });
      await running.pay(authority);
      const verdict = await running.payment.verify(authority, request.amountRials);
      expect(verdict).toMatchObject({ isPaid: true, referenceId: expect.stringMatching(/.+/) });
      expect(await running.payment.verify(authority, request.amountRials)).toEqual(verdict);
    });

    it('is refused for another amount than the paid one, and unknown for an authority it never gave', async () => {
      const { authority } = await running.payment.request(request);
      await running.pay(authority);
      expect(await running.payment.verify(authority, request.amountRials - 1)).toEqual({
        isPaid: false,
        reason: 'refused',
      });
      expect(await running.payment.verify('T'.padEnd(35, '0'), request.amountRials)).toEqual({
        isPaid: false,
        reason: 'unknown',
      });
    });

    it('refunds and reports it however often it is asked, and refunds no unpaid one', async () => {
      const { authority } = await running.payment.request(request);
      expect(await running.payment.reverse(authority)).toBe(false);
      await running.pay(authority);
      if (running.givesBack === false) {
        expect(await running.payment.reverse(authority)).toBe(false);
        expect(await running.payment.verify(authority, request.amountRials)).toMatchObject({ isPaid: true });
        return;
      }
      expect([await running.payment.reverse(authority), await running.payment.reverse(authority)]).toEqual([
        true,
        true,
      ]);
      expect(await running.payment.verify(authority, request.amountRials)).toEqual({
        isPaid: false,
        reason: 'refused',
      });
    });

    it('refuses a request for zero', async () => {
      await expect(running.payment.request({ ...request, amountRials: 0 })).rejects.toThrow(PaymentRefused);
    });

    if (methods.length > 0) describeFaults(() => running, methods);
  });
}

/** Tests with a question that is lost, an answer that is lost, and one that nobody can read. */
function describeFaults(getRunning: () => RunningPayment, methods: readonly string[]): void {
  const cases = methods.flatMap((method) => FAULTS.map((fault) => [method, fault] as const));
  afterEach(() => getRunning().faults?.heal());

  it.each(FAULTS)('begins no payment after %s, and the next one as ever', async (fault) => {
    const { payment, faults } = getRunning();
    faults?.failNext('request', fault);
    await expect(payment.request(ORDER)).rejects.toThrow(GatewaySilent);
    expect(await payment.request(ORDER)).toMatchObject({ authority: expect.any(String) });
  });

  it.each(cases)('never gives paid money up for %s that fails with %s', async (method, fault) => {
    const { payment, pay, faults } = getRunning();
    const { authority } = await payment.request(ORDER);
    await pay(authority);
    faults?.failNext(method, fault);
    const verdict = await payment.verify(authority, ORDER.amountRials);
    expect(verdict.isPaid ? 'paid' : verdict.reason).toMatch(/^(paid|silent|pending)$/);
    faults?.heal();
    expect(await payment.verify(authority, ORDER.amountRials)).toMatchObject({ isPaid: true });
  });

  it.each(cases)(
    'says of money on its way back what is true, or nothing, where %s fails with %s',
    async (method, fault) => {
      const { payment, pay, faults, givesBack = true } = getRunning();
      const { authority } = await payment.request(ORDER);
      await pay(authority);
      for (let time = 0; time < 2; time += 1) {
        faults?.failNext(method, fault);
        const said = await payment.reverse(authority).catch((error: unknown) => error);
        expect(said === givesBack || said instanceof GatewayUnavailable).toBe(true);
        faults?.heal();
      }
      expect(await payment.reverse(authority)).toBe(givesBack);
    },
  );
}
