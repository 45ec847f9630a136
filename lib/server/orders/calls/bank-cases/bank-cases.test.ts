import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { APPROVAL_MS, BANK_CASE_AFTER_MS } from '@/lib/domain/constants/money';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { GatewayUnavailable, type PaymentPort } from '../../../ports/payment';
import { createPaymentGateways } from '../../../ports/payment-gateways';
import { getBalanceRials, platformAccounts, takeOwnerless, userAccount } from '../../../money';
import { bankCases, paymentAttempts, walletTopUps } from '../../../schema';
import {
  anOrderStory,
  aPaidOrder,
  aPlacedOrder,
  THREE_HOURS_RIALS,
  type OrderStory,
  type Placed,
} from '../../../seed/stories/orders';
import { anOperator } from '../../../seed/stories/people';
import { useMarket } from '../../../testing/use-market';
import { runDueWork } from '../../../timers';

const REASON = 'The bank told us on the telephone.';

describe('bank money in an unknown place', () => {
  /** The gateway's answer; silent where a test says so. */
  let isSilent = false;
  const orSilent = <Answer>(answer: () => Promise<Answer>) => {
    if (isSilent) throw new GatewayUnavailable('no answer');
    return answer();
  };
  const payment: PaymentPort = {
    gatewayId: 'test-bank',
    request: (wanted) => service.bank.request(wanted),
    verify: async (...asked) => (isSilent ? { isPaid: false, reason: 'silent' } : service.bank.verify(...asked)),
    reverse: async (authority) => orSilent(() => service.bank.reverse(authority)),
  };
  const service = useMarket({ ports: { gateways: createPaymentGateways({ offered: [payment] }) }, checksLedger: true });
  const connection = () => service.context.ports.database.connection;
  let story: OrderStory;
  let first: number;
  let second: number;
  beforeAll(async () => {
    first = await anOperator(service.context, 'finance');
    second = await anOperator(service.context, 'finance');
  });
  beforeEach(async () => {
    isSilent = false;
    service.clock.advance(DAY_MS);
    await runDueWork(service.context);
    await connection().update(bankCases).set({ endedAt: service.clock.now() });
    story = await anOrderStory(service, { cashRials: 0 });
  });

  const wait = async (ms: number) => {
    for (let waited = 0; waited < ms; waited += 2 * MINUTE_MS) {
      service.clock.advance(2 * MINUTE_MS);
      await runDueWork(service.context);
    }
  };
  const list = async () => (await service.call('operator/getallbankcase', {}, { as: first })).lstCase;
  const onlyCase = async () => {
    const found = await list();
    expect(found).toHaveLength(1);
    return found[0] ?? Promise.reject(new Error('No case waits'));
  };
  type Move = 'paid' | 'not-paid' | 'returned' | 'to-wallet' | 'transferred';
  const decide = async (move: Move, { as = first, reference }: { as?: number; reference?: string } = {}) => {
    const { bankcaseid, amountRial: seenRial } = await onlyCase();
    return service.call('operator/decidebankcase', { bankcaseid, move, seenRial, reference, reason: REASON }, { as });
  };
  const wallet = (userId: number) => getBalanceRials(connection(), userAccount('cash', userId));
  const stateOf = async ({ taskid }: Placed) =>
    (await service.call('clean/gettaskdetail', { taskid }, { as: story.customer.userId })).taskDetail.state;

  async function aSilentPayment(): Promise<Placed> {
    const placed = await aPlacedOrder(story);
    isSilent = true;
    const { reqid } = placed;
    await service.call('ipg/startpayment', { reqid }, { as: story.customer.userId, idempotencyKey: randomUUID() });
    await wait(BANK_CASE_AFTER_MS.payment + 40 * MINUTE_MS);
    return placed;
  }
  async function aSilentTopUp(amountRial: number): Promise<void> {
    isSilent = true;
    const asked = { amountRial, accountEnum: 'CASH' } as const;
    await service.call('ipg/increasewallet', asked, { as: story.customer.userId, idempotencyKey: randomUUID() });
    await wait(BANK_CASE_AFTER_MS.payment + 40 * MINUTE_MS);
  }
  async function aSilentRefund(): Promise<Placed> {
    const placed = await aPaidOrder(story);
    isSilent = true;
    await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, { as: story.customer.userId });
    await wait(BANK_CASE_AFTER_MS.refund + 4 * MINUTE_MS);
    return placed;
  }

  it('[B-18] a payment without the bank’s answer waits for an operator, with the bank’s last words and their time', async () => {
    const placed = await aSilentPayment();
    const found = await onlyCase();
    expect(found).toMatchObject({
      kind: 'payment',
      amountRial: THREE_HOURS_RIALS,
      gateway: 'test-bank',
      order: { taskid: placed.taskid },
      customer: { userid: story.customer.userId },
      lastAnswer: 'silent',
      moves: ['paid', 'not-paid'],
    });
    expect(found.lastAskedAtMs).toBeGreaterThan(found.beganAtMs);
    const queued = await service.call('operator/getallcase', { queue: 'bank' }, { as: first });
    expect(queued.lstCase).toMatchObject([{ queue: 'bank', amountRial: THREE_HOURS_RIALS }]);
    await wait(DAY_MS / 24);
    const stillSilent = await service.call('operator/askbank', { bankcaseid: found.bankcaseid }, { as: first });
    expect(stillSilent).toMatchObject({ lastAnswer: 'silent' });
  });

  it('stays a case when the bank was silent for longer than it is asked', async () => {
    await aSilentPayment();
    await connection().update(paymentAttempts).set({ state: 'abandoned', nextCheckAt: null });
    service.clock.advance(MINUTE_MS);
    await runDueWork(service.context);
    expect(await onlyCase()).toMatchObject({ kind: 'payment', lastAnswer: 'silent' });
  });

  it('ends by a question by hand as soon as the bank knows the payment’s end', async () => {
    await aSilentPayment();
    const { bankcaseid, authority } = await onlyCase();
    isSilent = false;
    await service.bank.settle(authority, 'paid');
    service.clock.advance(DAY_MS / 2);
    const asked = await service.call('operator/askbank', { bankcaseid }, { as: first });
    expect(asked.lastAnswer).toBeNull();
    service.clock.advance(MINUTE_MS);
    await runDueWork(service.context);
    expect(await list()).toEqual([]);
    expect(await service.bank.findPayment(authority)).toMatchObject({ outcome: 'reversed' });
  });

  it('“it was paid” books the money once, with the bank’s reference, and the bank’s later answer adds nothing', async () => {
    const placed = await aSilentPayment();
    const { bankcaseid, authority } = await onlyCase();
    await expect(decide('paid')).rejects.toMatchObject({ key: 'invalid-input' });
    await decide('paid', { reference: 'RRN 4711' });
    expect(await list()).toEqual([]);
    const byId = await service.call('operator/getallbankcase', { bankcaseid }, { as: second });
    expect(byId.lstCase).toMatchObject([
      { bankcaseid, moves: [], mayAsk: false, ended: { end: 'paid', reference: 'RRN 4711', reason: REASON } },
    ]);
    expect(await stateOf(placed)).toBe('PAYMENT_EXPIRED');
    expect(await wallet(story.customer.userId)).toBe(THREE_HOURS_RIALS);
    const [attempt] = await connection().select().from(paymentAttempts).where(eq(paymentAttempts.authority, authority));
    expect(attempt).toMatchObject({ state: 'to-wallet', referenceId: 'RRN 4711' });
    isSilent = false;
    await service.bank.settle(authority, 'paid');
    await service.call('reqandpay/verifypayment', { authority });
    expect(await wallet(story.customer.userId)).toBe(THREE_HOURS_RIALS);
    const again = { bankcaseid, move: 'paid', seenRial: THREE_HOURS_RIALS, reference: 'RRN', reason: REASON } as const;
    await expect(service.call('operator/decidebankcase', again, { as: second })).rejects.toMatchObject({
      key: 'move-not-allowed',
    });
  });

  it('“it was not paid” books nothing, and money that the bank reports later goes back to its card', async () => {
    await aSilentPayment();
    const { authority } = await onlyCase();
    await decide('not-paid');
    expect(await wallet(story.customer.userId)).toBe(0);
    isSilent = false;
    service.clock.advance(DAY_MS / 2);
    await service.bank.settle(authority, 'paid');
    const { outcome } = await service.call('reqandpay/verifypayment', { authority });
    expect(outcome).toBe('to-card');
    expect(await service.bank.findPayment(authority)).toMatchObject({ outcome: 'reversed' });
  });

  it('a top-up above five million tomans waits for a second operator, who is not the first', async () => {
    await aSilentTopUp(60_000_000);
    const { bankcaseid } = await onlyCase();
    expect(await decide('paid', { reference: 'RRN 99' })).toEqual({ waits: true });
    expect(await wallet(story.customer.userId)).toBe(0);
    expect((await onlyCase()).pending).toEqual({ move: 'paid', reference: 'RRN 99', reason: REASON, isOwn: true });
    const confirm = (as: number) => service.call('operator/confirmbankcase', { bankcaseid, isconfirmed: true }, { as });
    await expect(confirm(first)).rejects.toMatchObject({ key: 'not-yours' });
    await confirm(second);
    expect(await wallet(story.customer.userId)).toBe(60_000_000);
    expect(await list()).toEqual([]);
  });

  it('a yes after seven days is void, and the money stays where it was', async () => {
    await aSilentTopUp(60_000_000);
    const { bankcaseid } = await onlyCase();
    await decide('paid', { reference: 'RRN 100' });
    service.clock.advance(APPROVAL_MS + 1);
    const late = service.call('operator/confirmbankcase', { bankcaseid, isconfirmed: true }, { as: second });
    await expect(late).rejects.toMatchObject({ key: 'approval-void' });
    expect(await wallet(story.customer.userId)).toBe(0);
  });

  it('a refund that the bank does not confirm is asked about once by hand, and then goes to the wallet', async () => {
    await aSilentRefund();
    const { bankcaseid, moves, amountRial } = await onlyCase();
    expect(moves).toEqual([]);
    await expect(decide('to-wallet')).rejects.toMatchObject({ key: 'move-not-allowed' });
    expect(await service.call('operator/askbank', { bankcaseid }, { as: first })).toEqual({ lastAnswer: 'silent' });
    expect((await onlyCase()).moves).toEqual(['returned', 'to-wallet']);
    const escrow = await getBalanceRials(connection(), platformAccounts.escrow);
    await expect(decide('to-wallet')).rejects.toMatchObject({ key: 'invalid-input' });
    await decide('to-wallet', { reference: 'letter 12' });
    expect(await wallet(story.customer.userId)).toBe(amountRial);
    expect(await getBalanceRials(connection(), platformAccounts.escrow)).toBe(escrow - amountRial);
    expect(await list()).toEqual([]);
  });

  it('a refund that the bank gave back in silence is never paid a second time into the wallet', async () => {
    await aSilentRefund();
    const { bankcaseid, authority } = await onlyCase();
    await service.call('operator/askbank', { bankcaseid }, { as: first });
    const clearing = await getBalanceRials(connection(), platformAccounts.gatewayClearing);
    // The bank did as it was asked, and none of its answers arrived. Now it answers questions again.
    await service.bank.reverse(authority);
    isSilent = false;
    await expect(decide('to-wallet', { reference: 'letter 12' })).rejects.toMatchObject({ key: 'move-not-allowed' });
    expect(await wallet(story.customer.userId)).toBe(0);
    expect(await getBalanceRials(connection(), platformAccounts.gatewayClearing)).toBe(clearing - THREE_HOURS_RIALS);
    service.clock.advance(MINUTE_MS);
    await runDueWork(service.context);
    expect(await list()).toEqual([]);
  });

  it('money that the bank no longer takes back is paid back by hand, with the number of the transfer', async () => {
    await aSilentTopUp(1_000_000);
    const [topUp] = await connection()
      .select()
      .from(walletTopUps)
      .where(eq(walletTopUps.userId, story.customer.userId));
    const topUpId = topUp?.id ?? 0;
    await connection().update(bankCases).set({ endedAt: service.clock.now() });
    await service.context.ports.database.transaction(async (transaction) => {
      await takeOwnerless(transaction, { source: 'top-up', id: topUpId, amountRials: 1_000_000 }, service.clock.now());
      await transaction
        .update(walletTopUps)
        .set({ state: 'owed', nextCheckAt: null })
        .where(eq(walletTopUps.id, topUpId));
      await transaction.insert(bankCases).values({ kind: 'owed-top-up', topUpId, notedAt: service.clock.now() });
    });
    expect(await onlyCase()).toMatchObject({
      kind: 'owed-top-up',
      customer: null,
      mayAsk: false,
      moves: ['transferred'],
    });
    const escrow = await getBalanceRials(connection(), platformAccounts.escrow);
    await decide('transferred', { reference: 'Paya 12' });
    expect(await getBalanceRials(connection(), platformAccounts.escrow)).toBe(escrow - 1_000_000);
    expect(await list()).toEqual([]);
  });
});
