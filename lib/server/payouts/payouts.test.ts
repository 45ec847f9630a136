import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { PAYOUT, SHEBA_CHANGES_A_DAY } from '@/lib/domain/constants/providers';

import {
  anOrderStory,
  aCashOrder,
  aPaidOrder,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
} from '../seed/stories/orders';
import { aDayFromNow, aFreeProvider } from '../seed/stories/people';
import { inboxMessages, payoutAccounts, payouts, users } from '../schema';
import { getBalanceRials, platformAccounts } from '../money';
import { useMarket } from '../testing/use-market';

const SHEBA = 'IR062960000000100324200001';
const OTHER_SHEBA = 'IR580540105180021273113007';

const service = useMarket({ checksLedger: true });

const connection = () => service.context.ports.database.connection;
const pay = (as: number) => service.call('payout/getpayouts', {}, { as });
const saveSheba = (as: number, sheba = SHEBA) => service.call('payout/savesheba', { sheba }, { as });
const ask = (as: number, amountRial: number, idempotencyKey: string = randomUUID()) =>
  service.call('payout/requestpayout', { amountRial }, { as, idempotencyKey });
const statement = (as: number, search = {}) => service.call('payout/getstatement', search, { as });
const inboxOf = async (userId: number) =>
  (await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, userId))).map(({ event }) => event);

async function aCompletedJob(isCash = false): Promise<OrderStory> {
  const story = await anOrderStory(service);
  const placed = isCash ? await aCashOrder(story) : await aPaidOrder(story);
  await theProviderWorks(story, placed);
  await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId });
  return story;
}

describe('the target of the pay', () => {
  it('[B-17] a Sheba in any form is stored in one, with its bank, and a wrong one gets the reason', async () => {
    const { userId } = await aFreeProvider(service.context);
    expect(await pay(userId)).toMatchObject({
      sheba: null,
      bankCode: null,
      obstacle: 'no-sheba',
      obstacleEndsAtMs: null,
    });
    expect(await saveSheba(userId, '۰۶ ۲۹۶۰ ۰۰۰۰ ۰۰۱۰ ۰۳۲۴ ۲۰۰۰ ۰۱')).toEqual({ sheba: SHEBA, bankCode: null });
    expect(await saveSheba(userId, OTHER_SHEBA)).toEqual({ sheba: OTHER_SHEBA, bankCode: '054' });
    expect(await pay(userId)).toMatchObject({ sheba: OTHER_SHEBA, bankCode: '054', isOwnerConfirmed: false });
    await expect(saveSheba(userId, 'IR062960000000100324200002')).rejects.toMatchObject({
      key: 'invalid-input',
      fields: [{ field: 'sheba', message: 'wrong-checksum' }],
    });
  });

  it('[B-17] a change takes the confirmation away, is told by SMS, and a repeated one changes nothing', async () => {
    const { userId, mobile } = await aFreeProvider(service.context);
    await saveSheba(userId);
    await connection()
      .update(payoutAccounts)
      .set({ ownerConfirmedAt: service.clock.now() })
      .where(eq(payoutAccounts.userId, userId));
    await saveSheba(userId);
    expect((await pay(userId)).isOwnerConfirmed).toBe(true);
    await saveSheba(userId, OTHER_SHEBA);
    expect((await pay(userId)).isOwnerConfirmed).toBe(false);
    expect(await inboxOf(userId)).toEqual(['sheba-changed']);
    await service.sendMessages();
    expect(service.sms.filter((sms) => sms.mobile === mobile)).toHaveLength(1);
    for (let count = 3; count < SHEBA_CHANGES_A_DAY; count += 1) await saveSheba(userId);
    await expect(saveSheba(userId)).rejects.toMatchObject({ key: 'TooMuchRequest' });
  });
});

describe('a payout on demand', () => {
  it('[B-17] moves a job’s pay once, a day after its completion, where the first Sheba is no change', async () => {
    const { provider } = await aCompletedJob();
    const { userId } = provider;
    await saveSheba(userId);
    const first = await pay(userId);
    expect(first).toMatchObject({ availableRial: 0, obstacle: null, waitingRial: first.payableRial });
    expect(await inboxOf(userId)).not.toContain('sheba-changed');
    expect(first.payableRial).toBeGreaterThan(PAYOUT.leastRials);
    await expect(ask(userId, PAYOUT.leastRials)).rejects.toMatchObject({ key: 'payout-exceeds' });
    service.clock.advance(PAYOUT.afterCompletionMs);
    expect(await pay(userId)).toMatchObject({ availableRial: first.payableRial, waitingRial: 0, obstacle: null });
    await expect(ask(userId, PAYOUT.leastRials - 10)).rejects.toMatchObject({ key: 'payout-too-small' });
    await expect(ask(userId, first.payableRial + 10)).rejects.toMatchObject({ key: 'payout-exceeds' });
    const before = await getBalanceRials(connection(), platformAccounts.payoutClearing);
    const underWay = async () => (await service.call('expert/getdashboard', {}, { as: userId })).underWayRial;
    expect(await underWay()).toBe(0);
    const key = randomUUID();
    const answers = await Promise.all([ask(userId, PAYOUT.leastRials, key), ask(userId, PAYOUT.leastRials, key)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await getBalanceRials(connection(), platformAccounts.payoutClearing)).toBe(before + PAYOUT.leastRials);
    await expect(ask(userId, 2 * PAYOUT.leastRials, key)).rejects.toMatchObject({ key: 'idempotency-key-reused' });
    expect(await pay(userId)).toMatchObject({
      payableRial: first.payableRial - PAYOUT.leastRials,
      lstPayout: [
        {
          payoutid: answers[0].payoutid,
          amountRial: PAYOUT.leastRials,
          state: 'requested',
          method: 'paya',
          sheba: SHEBA,
        },
      ],
    });
    expect(await underWay()).toBe(PAYOUT.leastRials);
    const isSetTo = (state: 'paid' | 'requested') =>
      connection().update(payouts).set({ state }).where(eq(payouts.userId, userId));
    await isSetTo('paid');
    expect(await underWay()).toBe(0);
    // Its money has not left: only the bank's answer moves it.
    await isSetTo('requested');
    expect(await inboxOf(userId)).toContain('payout-requested');
  });

  it('[B-17] a replaced Sheba holds pay back for three days', async () => {
    const { provider } = await aCompletedJob();
    const { userId } = provider;
    await saveSheba(userId);
    service.clock.advance(PAYOUT.afterCompletionMs);
    await saveSheba(userId, OTHER_SHEBA);
    expect(await pay(userId)).toMatchObject({
      availableRial: 0,
      obstacle: 'sheba-changed',
      obstacleEndsAtMs: service.clock.now().getTime() + PAYOUT.afterChangeMs,
    });
    await expect(ask(userId, PAYOUT.leastRials)).rejects.toMatchObject({ key: 'payout-blocked' });
    service.clock.advance(PAYOUT.afterChangeMs);
    expect(await pay(userId)).toMatchObject({ obstacle: null });
  });

  it('[B-17] income of less than a day ago waits, and a changed password holds everything back', async () => {
    const story = await aCompletedJob();
    const { userId } = story.provider;
    await saveSheba(userId);
    service.clock.advance(PAYOUT.afterChangeMs);
    const { payableRial } = await pay(userId);
    const placed = await aPaidOrder(story);
    await theProviderWorks(story, placed);
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId });
    expect(await pay(userId)).toMatchObject({
      payableRial: 2 * payableRial,
      availableRial: payableRial,
      waitingRial: payableRial,
    });
    await connection().update(users).set({ passwordChangedAt: service.clock.now() }).where(eq(users.id, userId));
    expect(await pay(userId)).toMatchObject({
      availableRial: 0,
      obstacle: 'password-changed',
      obstacleEndsAtMs: service.clock.now().getTime() + PAYOUT.afterChangeMs,
    });
    await expect(ask(userId, PAYOUT.leastRials)).rejects.toMatchObject({ key: 'payout-blocked' });
    service.clock.advance(PAYOUT.afterChangeMs);
    expect(await pay(userId)).toMatchObject({ availableRial: 2 * payableRial, obstacle: null });
  });

  it('[B-17] concurrent ones pay at most the balance, and a payout on its way keeps the account', async () => {
    const { provider } = await aCompletedJob();
    const { userId } = provider;
    await saveSheba(userId);
    service.clock.advance(PAYOUT.afterChangeMs);
    const { payableRial } = await pay(userId);
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => ask(userId, payableRial)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await connection().select().from(payouts).where(eq(payouts.userId, userId))).toHaveLength(1);
    expect((await pay(userId)).payableRial).toBe(0);
    expect(await service.call('user/eraseaccount', { previewOnly: true }, { as: userId })).toMatchObject({
      isPayoutUnderWay: true,
    });
  });
});

describe('the statement', () => {
  it('[B-16] [B-11] has the pay and the commission of each job, and finds by kind and day', async () => {
    const { provider } = await aCompletedJob();
    const { lstLine, sums } = await statement(provider.userId);
    const { commissionRial = 0, increaseRial, topUpRial } = sums ?? {};
    const topUps = await statement(provider.userId, { kind: 'TOP_UP' });
    expect([topUps.sums?.topUpRial, topUps.sums?.increaseRial]).toEqual([topUpRial, topUpRial]);
    expect(topUpRial).toBeGreaterThan(0);
    const [pays] = lstLine;
    expect(pays).toMatchObject({ accountEnum: 'PAYABLE', kind: 'JOB', name: 'job-pay', taskid: expect.any(Number) });
    expect(pays?.commissionRial).toBe(commissionRial);
    expect(commissionRial).toBeGreaterThan(0);
    expect(increaseRial).toBeGreaterThanOrEqual(pays?.amountRial ?? 0);
    expect(topUps.lstLine).toEqual([expect.objectContaining({ accountEnum: 'BIDDING', name: 'credit-top-up' })]);
    expect((await statement(provider.userId, { fromDate: '2030-01-01' })).sums?.lineCount).toBe(0);
    expect((await statement(provider.userId, { toDate: '2020-01-01' })).sums?.lineCount).toBe(0);
  });

  it('[B-16] is equal by page numbers and from line to line, each with its balance; further lines come without the sums', async () => {
    const { provider } = await aCompletedJob(true);
    const { lstLine } = await statement(provider.userId);
    const left = new Map<string, number>();
    for (const line of lstLine.toReversed()) {
      const balanceRial = (left.get(line.accountEnum) ?? 0) + line.amountRial;
      expect(line.balanceRial).toBe(balanceRial);
      left.set(line.accountEnum, balanceRial);
    }
    expect(lstLine.length).toBeGreaterThan(3);
    for (const filter of [{}, { kind: 'COMMISSION' }, { kind: 'JOB' }]) {
      const all = (await statement(provider.userId, filter)).lstLine;
      for (const line of all) expect(lstLine).toContainEqual(line);
      let beforeId: number | null = null;
      for (const [pageNumber, line] of all.entries()) {
        const page = await statement(provider.userId, { ...filter, pageNumber, pageSize: 1 });
        expect(page).toMatchObject({ lstLine: [line], sums: { lineCount: all.length } });
        const next: typeof page = await statement(provider.userId, { ...filter, beforeId, pageSize: 1 });
        expect(next.lstLine).toEqual([line]);
        expect(next.sums === null).toBe(beforeId !== null);
        expect(next.nextBeforeId).toBe(line === all.at(-1) ? null : line.lineId);
        beforeId = next.nextBeforeId;
      }
    }
  });

  it('[B-16] shows a cash job’s commission from the credit, and the cash as kept', async () => {
    const { provider } = await aCompletedJob(true);
    const names = (await statement(provider.userId)).lstLine.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['cash-collected', 'cash-kept', 'commission']));
    expect((await pay(provider.userId)).payableRial).toBe(0);
  });

  it('[B-16] counts the commission of cash jobs with the others’, once each: by kind, and by the day of their completion', async () => {
    const story = await aCompletedJob(true);
    const { userId } = story.provider;
    const commissionOf = async (search = {}) => (await statement(userId, search)).sums?.commissionRial;
    expect(await commissionOf()).toBe(1_440_000);
    const online = await aPaidOrder(story);
    await theProviderWorks(story, online);
    await service.call('reqandpay/confirmtask', { taskid: online.taskid }, { as: story.customer.userId });
    // One that is accepted keeps its commission from now on, and may still be cancelled.
    await theProviderDoes(story, await aCashOrder(story, { gDate: aDayFromNow(service.context, 5) }), 'accept');
    expect(await commissionOf()).toBe(2_880_000);
    expect(await commissionOf({ kind: 'JOB' })).toBe(2_880_000);
    expect(await commissionOf({ kind: 'COMMISSION' })).toBe(1_440_000);
    expect(await commissionOf({ kind: 'TOP_UP' })).toBe(0);
    expect(await commissionOf({ fromDate: '2030-01-01' })).toBe(0);
  });

  it('[B-16] credits the gift’s part of a job paid in cash and with a gift whole, and counts the commission once', async () => {
    const story = await anOrderStory(service, { hasWelcomeGift: true });
    const placed = await aCashOrder(story, { giftCode: '1' });
    await theProviderWorks(story, placed);
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId });
    const { lstLine, sums } = await statement(story.provider.userId);
    expect(lstLine.find(({ name }) => name === 'job-pay')).toMatchObject({ amountRial: 200_000, commissionRial: 0 });
    expect(lstLine.find(({ name }) => name === 'commission')).toMatchObject({ amountRial: -1_440_000 });
    expect(sums?.commissionRial).toBe(1_440_000);
    const { taskDetail } = await service.call(
      'clean/gettaskdetail',
      { taskid: placed.taskid },
      { as: story.provider.userId },
    );
    expect(taskDetail.pay).toMatchObject({ cashRial: 9_400_000, cashDueRial: 0, netRial: 8_160_000 });
  });

  it('[B-16] a provider tops up the commission credit at the bank once, and nobody else can', async () => {
    const { userId } = await aFreeProvider(service.context);
    const { biddingCreditRial } = await pay(userId);
    const amountRial = 1_000_000;
    const topUp = (as: number) =>
      service.call('ipg/increasewallet', { amountRial, accountEnum: 'BIDDING' }, { as, idempotencyKey: randomUUID() });
    const { authority } = await topUp(userId);
    await service.bank.settle(authority, 'paid');
    for (let time = 0; time < 2; time += 1) await service.call('reqandpay/verifypayment', { authority });
    expect(await pay(userId)).toMatchObject({ biddingCreditRial: biddingCreditRial + amountRial, payableRial: 0 });
    expect((await service.call('wallet/getaccountbalance', {}, { as: userId })).balanceRial).toBe(0);
    expect(await inboxOf(userId)).toEqual(['credit-increased']);
    const { customer } = await anOrderStory(service);
    await expect(topUp(customer.userId)).rejects.toMatchObject({ key: 'providers-only' });
    await expect(pay(customer.userId)).rejects.toMatchObject({ key: 'providers-only' });
  });
});
