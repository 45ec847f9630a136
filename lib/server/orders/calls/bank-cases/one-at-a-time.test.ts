import { desc } from 'drizzle-orm';

import { BANK_CASE_AFTER_MS, REFUND_HOLD_MS } from '@/lib/domain/constants/money';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { getBalanceRials, holdBankRefund, platformAccounts, userAccount } from '../../../money';
import { GatewayUnavailable, type PaymentPort } from '../../../ports/payment';
import { createPaymentGateways } from '../../../ports/payment-gateways';
import { bankCases, bankRefunds } from '../../../schema';
import { anOrderStory, aPaidOrder, THREE_HOURS_RIALS } from '../../../seed/stories/orders';
import { anOperator } from '../../../seed/stories/people';
import { useMarket } from '../../../testing/use-market';
import { waitUntil } from '../../../testing/wait-until';
import { runDueWork } from '../../../timers';

/** After this a refund that is old is asked about again. */
const LATE_TURN_MS = 11 * MINUTE_MS;
const refusal = { key: 'bank-being-asked', status: 409 };

describe('a refund of which the bank says nothing has one who asks or decides at a time', () => {
  let isSilent = false;
  /** A question waits for it; null where the gateway answers at once. */
  let answering: Promise<void> | null = null;
  const payment: PaymentPort = {
    gatewayId: 'test-bank',
    request: (wanted) => service.bank.request(wanted),
    verify: async (...asked) => (isSilent ? { isPaid: false, reason: 'silent' } : service.bank.verify(...asked)),
    reverse: async (authority) => {
      await answering;
      if (isSilent) throw new GatewayUnavailable('no answer');
      return service.bank.reverse(authority);
    },
  };
  const service = useMarket({ ports: { gateways: createPaymentGateways({ offered: [payment] }) }, checksLedger: true });
  const connection = () => service.context.ports.database.connection;
  const findRefund = async () => {
    const [refund] = await connection().select().from(bankRefunds).orderBy(desc(bankRefunds.id));
    return refund ?? Promise.reject(new Error('No refund was found'));
  };
  let operator: number;
  let customerId: number;
  let bankcaseid: number;
  beforeAll(async () => {
    operator = await anOperator(service.context, 'finance');
  });
  /** The case of a refund about which an operator has asked in vain. */
  beforeEach(async () => {
    isSilent = false;
    answering = null;
    service.clock.advance(DAY_MS);
    await runDueWork(service.context);
    await connection().update(bankCases).set({ endedAt: service.clock.now() });
    const story = await anOrderStory(service, { cashRials: 0 });
    customerId = story.customer.userId;
    const { reqid } = await aPaidOrder(story);
    isSilent = true;
    await service.call('reqandpay/cancelrequest', { reqid }, { as: customerId });
    for (let waitedMs = 0; waitedMs < BANK_CASE_AFTER_MS.refund + 4 * MINUTE_MS; waitedMs += 2 * MINUTE_MS) {
      service.clock.advance(2 * MINUTE_MS);
      await runDueWork(service.context);
    }
    const { lstCase } = await service.call('operator/getallbankcase', {}, { as: operator });
    bankcaseid = lstCase[0]?.bankcaseid ?? 0;
    await ask();
  });

  const ask = () => service.call('operator/askbank', { bankcaseid }, { as: operator });
  const confirm = () => service.call('operator/confirmbankcase', { bankcaseid, isconfirmed: true }, { as: operator });
  const decideForTheWallet = (seenRial = THREE_HOURS_RIALS) =>
    service.call(
      'operator/decidebankcase',
      { bankcaseid, move: 'to-wallet', seenRial, reference: 'letter 12', reason: 'By letter.' },
      { as: operator },
    );
  const wallet = () => getBalanceRials(connection(), userAccount('cash', customerId));
  const clearing = () => getBalanceRials(connection(), platformAccounts.gatewayClearing);

  it('while a reversal hangs at the gateway its money cannot go to the wallet, so that nobody is paid twice', async () => {
    const before = await clearing();
    let answer = () => undefined as void;
    answering = new Promise((resolve) => (answer = resolve));
    isSilent = false;
    service.clock.advance(LATE_TURN_MS);
    const turn = runDueWork(service.context);
    await waitUntil(async () => (await findRefund()).heldUntil !== null);
    await expect(decideForTheWallet()).rejects.toMatchObject(refusal);
    await expect(confirm()).rejects.toMatchObject(refusal);
    await expect(ask()).rejects.toMatchObject(refusal);
    answer();
    await turn;
    expect(await findRefund()).toMatchObject({ state: 'gateway', heldUntil: null });
    expect(await wallet()).toBe(0);
    expect(await clearing()).toBe(before - THREE_HOURS_RIALS);
  });

  it('a process that ended in the middle of its question keeps operators from deciding for a minute, and no longer', async () => {
    await holdBankRefund(connection(), (await findRefund()).id, service.clock.now());
    await expect(decideForTheWallet()).rejects.toMatchObject(refusal);
    service.clock.advance(REFUND_HOLD_MS);
    await expect(decideForTheWallet(THREE_HOURS_RIALS - 10)).rejects.toMatchObject({ key: 'sums-changed' });
    await decideForTheWallet();
    expect(await findRefund()).toMatchObject({ state: 'wallet', heldUntil: null });
    expect(await wallet()).toBe(THREE_HOURS_RIALS);
  });

  it('while an operator decides, the gateway is not asked to give the money back', async () => {
    const { id, attemptId } = await findRefund();
    isSilent = false;
    service.clock.advance(LATE_TURN_MS);
    await holdBankRefund(connection(), id, service.clock.now());
    await runDueWork(service.context);
    expect(await findRefund()).toMatchObject({ id, attemptId, state: 'pending' });
    service.clock.advance(LATE_TURN_MS);
    await runDueWork(service.context);
    expect(await findRefund()).toMatchObject({ id, state: 'gateway' });
  });
});
