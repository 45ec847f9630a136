import { eq } from 'drizzle-orm';

import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { PAYMENT_RECHECK } from '@/lib/domain/constants/timers';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { GatewayUnavailable, type PaymentPort } from '../ports/payment';
import { createPaymentGateways } from '../ports/payment-gateways';
import { inboxMessages, paymentAttempts, walletTopUps } from '../schema';
import { aPlacedOrder, THREE_HOURS_RIALS } from '../seed/stories/orders';
import { aFreeProvider, aMobile, anOperator, TAJRISH_ID } from '../seed/stories/people';
import { createTestService } from '../testing/call';
import { useMarket } from '../testing/use-market';
import { registerPerson, type TestPerson } from '../testing/person';
import { runDueWork } from '../timers';
import { getBalanceRials, platformAccounts, userAccount } from './accounts';

const AMOUNT_RIALS = 1_000_000;

describe('bank money for an account that was erased before it arrived', () => {
  /** The gateway's answer to a reversal; the bank's own unless a test sets one. */
  let reverse: PaymentPort['reverse'];
  const payment: PaymentPort = {
    gatewayId: 'test-bank',
    request: (wanted) => service.bank.request(wanted),
    verify: (...asked) => service.bank.verify(...asked),
    reverse: (authority) => reverse(authority),
  };
  const service = useMarket({ ports: { gateways: createPaymentGateways({ offered: [payment] }) }, checksLedger: true });
  let operatorId: number;
  const connection = () => service.context.ports.database.connection;
  const balanceOf = (account: Parameters<typeof getBalanceRials>[1]) => getBalanceRials(connection(), account);
  const readPlatform = async () => [
    await balanceOf(platformAccounts.escrow),
    await balanceOf(platformAccounts.gatewayClearing),
  ];
  const verify = (authority: string) => service.call('reqandpay/verifypayment', { authority });
  const toldOperator = async () =>
    await connection()
      .select({ event: inboxMessages.event, params: inboxMessages.params })
      .from(inboxMessages)
      .where(eq(inboxMessages.userId, operatorId));
  const stateOf = async (authority: string) => {
    const [topUp] = await connection()
      .select({ state: walletTopUps.state, maskedCard: walletTopUps.maskedCard })
      .from(walletTopUps)
      .where(eq(walletTopUps.authority, authority));
    const [attempt] = await connection()
      .select({ state: paymentAttempts.state, maskedCard: paymentAttempts.maskedCard })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.authority, authority));
    return topUp ?? attempt;
  };

  beforeAll(async () => {
    operatorId = await anOperator(service.context);
  });
  beforeEach(() => {
    reverse = (authority) => service.bank.reverse(authority);
    service.clock.advance(HOUR_MS);
  });
  afterEach(async () => {
    await connection().delete(inboxMessages).where(eq(inboxMessages.userId, operatorId));
  });

  /** Waits until the gateway is no longer asked about a payment, so that nothing blocks an erasure. */
  async function waitsUntilNobodyAsks(): Promise<void> {
    for (let askedMs = 0; askedMs <= PAYMENT_RECHECK.untilMs; askedMs += PAYMENT_RECHECK.everyMs) {
      service.clock.advance(PAYMENT_RECHECK.everyMs);
      await runDueWork(service.context);
    }
  }

  const erase = ({ mobile, password, token }: TestPerson) =>
    service.call('user/eraseaccount', { password: toPasswordDigest(mobile, password) }, { authorization: token });

  /** Begun, left open at the bank's page, the account erased, and paid there after all. */
  async function aTopUpPaidTooLate(): Promise<{ person: TestPerson; authority: string }> {
    const person = await registerPerson(service, aMobile());
    const { authority } = await service.call('ipg/increasewallet', { amountRial: AMOUNT_RIALS }, { as: person.userId });
    await waitsUntilNobodyAsks();
    await erase(person);
    await service.bank.settle(authority, 'paid');
    return { person, authority };
  }

  it('[C-wallet] [C-payment] goes back through the gateway, once, and never into the empty account', async () => {
    const before = await readPlatform();
    const { person, authority } = await aTopUpPaidTooLate();
    const answers = await Promise.all([verify(authority), verify(authority)]);
    for (const answer of answers)
      expect(answer).toEqual({
        outcome: 'returning',
        purpose: null,
        reqid: null,
        taskid: null,
        accountEnum: 'CASH',
        amountRial: AMOUNT_RIALS,
        referenceId: authority.slice(1, 13),
      });
    expect(await readPlatform()).toEqual(before.map((rials) => rials + AMOUNT_RIALS));
    expect(await stateOf(authority)).toEqual({ state: 'returning', maskedCard: null });
    await Promise.all([runDueWork(service.context), runDueWork(service.context)]);
    await runDueWork(service.context);
    expect(await service.bank.findPayment(authority)).toMatchObject({ outcome: 'reversed' });
    expect(await stateOf(authority)).toEqual({ state: 'returned', maskedCard: null });
    expect(await readPlatform()).toEqual(before);
    expect(await balanceOf(userAccount('cash', person.userId))).toBe(0);
    expect(await verify(authority)).toMatchObject({ outcome: 'returning' });
    expect(await toldOperator()).toEqual([]);
  });

  it('[C-payment] and for an ended order goes back as well', async () => {
    const provider = await aFreeProvider(service.context);
    const before = await readPlatform();
    const person = await registerPerson(service, aMobile());
    const as = { as: person.userId };
    const { deliveryaddrid } = await service.call(
      'user/adddeliveryaddress',
      { deliveryaddrname: 'Home', deliveryaddr: 'Maghsoudbeyk 12', locationid: TAJRISH_ID },
      as,
    );
    const placed = await aPlacedOrder({
      service,
      customer: { userId: person.userId, mobile: person.mobile, addressId: deliveryaddrid },
      provider,
    });
    const { authority } = await service.call('ipg/startpayment', { reqid: placed.reqid }, as);
    await waitsUntilNobodyAsks();
    await erase(person);
    await service.bank.settle(authority, 'paid');
    expect(await verify(authority)).toMatchObject({ outcome: 'returning', amountRial: THREE_HOURS_RIALS });
    await runDueWork(service.context);
    expect(await stateOf(authority)).toEqual({ state: 'returned', maskedCard: null });
    expect(await readPlatform()).toEqual(before);
    expect(await balanceOf(userAccount('cash', person.userId))).toBe(0);
  });

  it('stays in escrow where the gateway can no longer refund it, and every operator is told once, with the bank’s reference', async () => {
    const before = await readPlatform();
    const { person, authority } = await aTopUpPaidTooLate();
    reverse = () => Promise.resolve(false);
    await verify(authority);
    await runDueWork(service.context);
    service.clock.advance(HOUR_MS);
    await runDueWork(service.context);
    expect(await stateOf(authority)).toEqual({ state: 'owed', maskedCard: null });
    expect(await readPlatform()).toEqual(before.map((rials) => rials + AMOUNT_RIALS));
    expect(await balanceOf(userAccount('cash', person.userId))).toBe(0);
    expect(await toldOperator()).toEqual([
      {
        event: 'payment-owed',
        params: {
          amountRials: AMOUNT_RIALS,
          reference: authority.slice(1, 13),
          number: expect.stringMatching(/^top-up-\d+$/),
        },
      },
    ]);
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: operatorId });
    expect(userInboxLst).toMatchObject([
      { title: 'Money to give back by hand', body: expect.stringContaining('100,000\u00a0tomans') },
    ]);
    expect(await verify(authority)).toMatchObject({ outcome: 'returning' });
  });

  it('is mailed to CONTACT_EMAIL if set, with the amount in it', async () => {
    const mailed = await createTestService({
      environment: { CONTACT_EMAIL: 'operator@example.ir' },
      ports: {
        gateways: createPaymentGateways({
          offered: [{ ...service.bank, reverse: () => Promise.resolve(false) }],
        }),
      },
    });
    try {
      const person = await registerPerson(mailed, aMobile());
      const now = mailed.clock.now();
      await mailed.context.ports.database.connection.insert(walletTopUps).values({
        userId: person.userId,
        gatewayId: 'test-bank',
        authority: 'T1',
        amountRials: AMOUNT_RIALS,
        state: 'returning',
        referenceId: '42',
        nextCheckAt: now,
        settledAt: now,
        createdAt: now,
      });
      await runDueWork(mailed.context);
      await mailed.sendMessages();
      expect(mailed.mails).toMatchObject([
        { recipient: 'operator@example.ir', text: expect.stringMatching(/۱۰۰٬۰۰۰.*42/s) },
      ]);
    } finally {
      await mailed.close();
    }
  });

  it('is asked about again while the gateway is silent: a minute later, and every ten once its half hour is over', async () => {
    const { authority } = await aTopUpPaidTooLate();
    let askedCount = 0;
    reverse = () => {
      askedCount += 1;
      return Promise.reject(new GatewayUnavailable('silent'));
    };
    await verify(authority);
    const askedAfter = async (minutes: number) => {
      service.clock.advance(minutes * MINUTE_MS);
      await runDueWork(service.context);
      return askedCount;
    };
    expect([await askedAfter(0), await askedAfter(0), await askedAfter(1)]).toEqual([1, 1, 2]);
    expect([await askedAfter(30), await askedAfter(9), await askedAfter(1)]).toEqual([3, 3, 4]);
    expect(await stateOf(authority)).toMatchObject({ state: 'returning' });
    reverse = (asked) => service.bank.reverse(asked);
    await askedAfter(10);
    expect(await stateOf(authority)).toMatchObject({ state: 'returned' });
  });
});
