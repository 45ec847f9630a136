import { eq } from 'drizzle-orm';

import { PAYOUT } from '@/lib/domain/constants/providers';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { addDays, toInstantMs, toSaturday, toTehranDate } from '@/lib/domain/site/jalali-date';

import { getBalanceRials, platformAccounts } from '../money';
import { inboxMessages, payoutAccounts, payouts, users } from '../schema';
import { listLedgerFaults } from '../seed/stories/books';
import { openAccount } from '../seed/people';
import { anOrderStory, aPaidOrder, theProviderWorks, type OrderStory } from '../seed/stories/orders';
import { aCatalogue } from '../seed/stories/people';
import { createTestService, type TestService } from '../testing/call';
import { dailyPayouts, weeklyPayouts } from './pay-rounds';

const SHEBA = 'IR580540105180021273113007';

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
  await aCatalogue(service.context);
});
afterEach(async () => {
  expect(await listLedgerFaults(service.context.ports.database)).toEqual([]);
  await service.close();
});

const connection = () => service.context.ports.database.connection;
const pay = (as: number) => service.call('payout/getpayouts', {}, { as });
const listPayouts = (userId: number) => connection().select().from(payouts).where(eq(payouts.userId, userId));
const runWeekly = () => service.runWatched(() => weeklyPayouts.run(service.context));

async function completeJob(story: OrderStory): Promise<void> {
  const placed = await aPaidOrder(story);
  await theProviderWorks(story, placed);
  await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId });
}

/** A provider with pay, whose Sheba was there before the job. */
async function aPaidProvider(): Promise<OrderStory> {
  const story = await anOrderStory(service);
  await service.call('payout/savesheba', { sheba: SHEBA }, { as: story.provider.userId });
  await completeJob(story);
  return story;
}

/** Forwards to the beginning of the next week but one, when all that was done is free. */
function waitForSaturday(): void {
  const today = toTehranDate(service.clock.now().getTime());
  const saturday = toInstantMs(addDays(toSaturday(today), 14));
  service.clock.advance(saturday - service.clock.now().getTime());
}

describe('the payouts of a week', () => {
  it('[B-17] on Saturday all free pay is on its way by itself, once, and its provider hears of it', async () => {
    const { provider } = await aPaidProvider();
    const { userId } = provider;
    waitForSaturday();
    const { payableRial } = await pay(userId);
    expect(payableRial).toBeGreaterThan(0);
    expect(await runWeekly()).toBe(1);
    expect(await pay(userId)).toMatchObject({
      payableRial: 0,
      lstPayout: [{ amountRial: payableRial, state: 'requested', method: 'paya', sheba: SHEBA }],
    });
    expect(await getBalanceRials(connection(), platformAccounts.payoutClearing)).toBe(payableRial);
    const news = await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, userId));
    expect(news.map(({ event }) => event)).toContain('payout-requested');
    expect(await runWeekly()).toBe(0);
    expect(await listPayouts(userId)).toHaveLength(1);
  });

  it('[B-17] income of less than a day before Saturday waits for the next one, and has no least sum', async () => {
    const story = await aPaidProvider();
    const { userId } = story.provider;
    waitForSaturday();
    const { payableRial: before } = await pay(userId);
    await completeJob(story);
    await runWeekly();
    const [first] = await listPayouts(userId);
    expect(first?.amountRials).toBe(before);
    service.clock.advance(2 * DAY_MS);
    const { availableRial } = await pay(userId);
    const rest = availableRial - PAYOUT.leastRials;
    expect(rest).toBeLessThan(PAYOUT.leastRials);
    await service.call(
      'payout/requestpayout',
      { amountRial: PAYOUT.leastRials },
      { as: userId, idempotencyKey: '7e0c1d7e-7a38-4e0c-9a55-1c8d8a6a3a11' },
    );
    expect(await runWeekly()).toBe(0);
    waitForSaturday();
    await runWeekly();
    expect((await listPayouts(userId)).map(({ amountRials }) => amountRials)).toContain(rest);
    expect((await pay(userId)).payableRial).toBe(0);
  });

  it('[B-17] a changed Sheba or password holds it back, and nobody without a Sheba is paid', async () => {
    const [story, changed, none] = [await aPaidProvider(), await aPaidProvider(), await anOrderStory(service)];
    await completeJob(none);
    waitForSaturday();
    const now = service.clock.now();
    const isTheirs = (userId: number) => eq(payoutAccounts.userId, userId);
    await connection().update(payoutAccounts).set({ changedAt: now }).where(isTheirs(story.provider.userId));
    await connection().update(users).set({ passwordChangedAt: now }).where(eq(users.id, changed.provider.userId));
    expect(await runWeekly()).toBe(2);
    for (const { provider } of [story, changed, none]) {
      expect(await listPayouts(provider.userId)).toEqual([]);
      expect((await pay(provider.userId)).payableRial).toBeGreaterThan(0);
    }
  });

  it('[B-17] several processes at once pay each provider once', async () => {
    const people = [await aPaidProvider(), await aPaidProvider(), await aPaidProvider()];
    waitForSaturday();
    await Promise.all([1, 2, 3].map(() => weeklyPayouts.run(service.context)));
    await weeklyPayouts.run(service.context);
    for (const { provider } of people) expect(await listPayouts(provider.userId)).toHaveLength(1);
  });

  it('[B-17] one provider’s failing payout stops no other', async () => {
    const [broken, other] = [await aPaidProvider(), await aPaidProvider()];
    waitForSaturday();
    await connection().execute(
      `ALTER TABLE payouts ADD CONSTRAINT not_now CHECK (user_id <> ${broken.provider.userId})`,
    );
    await weeklyPayouts.run(service.context);
    expect(await listPayouts(broken.provider.userId)).toEqual([]);
    expect(await listPayouts(other.provider.userId)).toHaveLength(1);
    expect((await pay(broken.provider.userId)).payableRial).toBeGreaterThan(0);
  });
});

describe('pay by its provider’s choice', () => {
  const choose = (as: number, rhythm: 'daily' | 'weekly' | 'from-sum') =>
    service.call('payout/saverhythm', { rhythm }, { as });
  const nextDay = () => service.clock.advance(DAY_MS);
  const runDaily = () => service.runWatched(() => dailyPayouts.run(service.context));

  it('[B-30] is requested from the least sum on, on any day, once, and not below it', async () => {
    const { provider } = await aPaidProvider();
    const { userId } = provider;
    expect(await choose(userId, 'from-sum')).toEqual({ rhythm: 'from-sum' });
    expect(await pay(userId)).toMatchObject({ rhythm: 'from-sum' });
    nextDay();
    nextDay();
    await runDaily();
    expect(await listPayouts(userId)).toHaveLength(1);
    const poor = await anOrderStory(service);
    await service.call('payout/savesheba', { sheba: SHEBA }, { as: poor.provider.userId });
    await choose(poor.provider.userId, 'from-sum');
    await service.context.ports.database.transaction((transaction) =>
      openAccount(transaction, 'payable', poor.provider.userId, PAYOUT.leastRials - 10, service.clock.now()),
    );
    nextDay();
    nextDay();
    await runDaily();
    await runDaily();
    expect(await listPayouts(poor.provider.userId)).toEqual([]);
    expect(await listPayouts(userId)).toHaveLength(1);
  });

  it('[B-30] can be daily from the tenth job on, in place of weekly', async () => {
    const story = await aPaidProvider();
    const { userId } = story.provider;
    await expect(choose(userId, 'daily')).rejects.toMatchObject({ key: 'too-few-jobs' });
    expect((await pay(userId)).jobsToDaily).toBe(PAYOUT.dailyFromJobs - 1);
    for (let job = 1; job < PAYOUT.dailyFromJobs; job += 1) await completeJob(story);
    expect((await pay(userId)).jobsToDaily).toBe(0);
    await choose(userId, 'daily');
    waitForSaturday();
    expect(await runWeekly()).toBe(0);
    await runDaily();
    expect(await listPayouts(userId)).toHaveLength(1);
    expect((await pay(userId)).payableRial).toBe(0);
  });

  it('[B-30] cannot be chosen without a Sheba', async () => {
    const { provider } = await anOrderStory(service);
    await expect(choose(provider.userId, 'weekly')).rejects.toMatchObject({ key: 'payout-blocked' });
  });
});
