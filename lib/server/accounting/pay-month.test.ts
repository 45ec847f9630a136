import { and, eq, inArray, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';

import { getBalanceRials, platformAccounts, post, settleDispute, userAccount } from '../money';
import { makePayout } from '../payouts';
import { ledgerAccounts, ledgerEntries, ledgerPostings, payoutAccounts, tasks } from '../schema';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
} from '../seed/stories/orders';
import { toMonthOf, toMonthSpan } from './jalali-months';
import { A_SHEBA } from '../seed/stories/payouts';
import { aDayFromNow } from '../seed/stories/people';
import { listPdfLetters } from '../testing/pdf-letters';
import { useMarket } from '../testing/use-market';

/** Longer than every month of the Jalali calendar. */
const DAYS_A_MONTH = 32;
/** The story’s own. */
const OPENING_CREDIT = 20_000_000;

describe('a provider’s month', () => {
  const service = useMarket({ checksLedger: true });

  async function aMonth() {
    const story = await anOrderStory(service);
    const by = { as: story.provider.userId };
    const done = async (place: typeof aPaidOrder) => {
      const placed = await place(story, { gDate: aDayFromNow(service.context, 3) });
      await theProviderWorks(story, placed);
      return placed;
    };
    const settle = (taskid: number) => service.call('reqandpay/confirmtask', { taskid }, { as: story.customer.userId });
    const online = await done(aPaidOrder);
    await settle(online.taskid);
    const cash = await done(aCashOrder);
    await settle(cash.taskid);
    const waiting = await done(aPaidOrder);
    return { story, by, online, cash, waiting };
  }

  /** Beside the jobs a late cancellation, a payout and credit that came in. */
  async function aMonthOfEverything() {
    // It begins with a month, so that it does not pass into the next one.
    const { to } = toMonthSpan(toMonthOf(toTehranDate(service.clock.now().getTime())));
    service.clock.advance(to.getTime() + DAY_MS / 2 - service.clock.now().getTime());
    const month = await aMonth();
    const { story, by } = month;
    const { connection } = service.context.ports.database;
    const { of } = await service.call('accounting/getpaymonth', {}, by);
    const cancelled = await aPaidOrder(story, { gDate: aDayFromNow(service.context, 1) });
    await theProviderDoes(story, cancelled, 'accept', 'depart');
    await service.call('reqandpay/cancelrequest', { reqid: cancelled.reqid }, { as: story.customer.userId });
    const now = service.clock.now();
    await connection.insert(payoutAccounts).values({ ...payee(story), ownerConfirmedAt: now });
    await connection.transaction(async (transaction) => {
      const owner = payee(story);
      await makePayout(transaction, { ...owner, source: 'payable', amountRials: 4_000_000, ownSheba: null, now });
      const entries = [
        { account: platformAccounts.gatewayClearing, amountRials: 500_000 },
        { account: userAccount('bidding-credit', owner.userId), amountRials: -500_000 },
      ];
      await post(transaction, { idempotencyKey: `top-up:${owner.userId}`, reason: 'wallet-top-up', entries, now });
    });
    return { ...month, of };
  }
  const payee = ({ provider: { userId } }: OrderStory) => ({ userId, sheba: A_SHEBA });
  const settledOf = ({ lstJob }: CallAnswer<'accounting/getpaymonth'>) =>
    lstJob.filter(({ place }) => place !== 'awaiting');

  it('[B-17] has a line a job with the place of its money, and the commission of cash jobs in its sum', async () => {
    const { by, online, cash, waiting } = await aMonth();
    const { lstJob, sums } = await service.call('accounting/getpaymonth', {}, by);
    expect(lstJob.map(({ taskid, place }) => [taskid, place])).toEqual([
      [waiting.taskid, 'awaiting'],
      [cash.taskid, 'cash'],
      [online.taskid, 'payable'],
    ]);
    expect(lstJob.map(({ untilMs }) => untilMs !== null)).toEqual([true, false, false]);
    for (const { workName, deliveryPlace } of lstJob) expect([workName, deliveryPlace]).not.toContain('');
    for (const { priceRial, commissionRial, netRial } of lstJob) expect(netRial).toBe(priceRial - commissionRial);
    expect(sums).toEqual({ jobCount: 2, priceRial: 19_200_000, commissionRial: 2_880_000, netRial: 16_320_000 });
  });

  it('has the ledger’s sums, to the rial', async () => {
    const { by, online, cash } = await aMonth();
    const { sums } = await service.call('accounting/getpaymonth', {}, by);
    const [booked] = await service.context.ports.database.connection
      .select({ rials: sql<number>`-sum(${ledgerEntries.amountRials})::bigint`.mapWith(Number) })
      .from(ledgerEntries)
      .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .where(and(eq(ledgerAccounts.kind, 'commission'), inArray(ledgerPostings.taskId, [online.taskid, cash.taskid])));
    expect(sums.commissionRial).toBe(booked?.rials);
    expect(sums.netRial).toBe(sums.priceRial - (booked?.rials ?? 0));
    const { payableRial } = await service.call('payout/getpayouts', {}, by);
    const { lstJob } = await service.call('accounting/getpaymonth', {}, by);
    const payable = lstJob.filter(({ place }) => place === 'payable');
    expect(payable.reduce((sum, { netRial }) => sum + netRial, 0)).toBe(payableRial);
  });

  it('is a PDF for readers and a table for a spreadsheet', async () => {
    const { by, online } = await aMonth();
    const { of } = await service.call('accounting/getpaymonth', {}, by);
    const pdf = await service.call('accounting/getpaymonthfile', { of, format: 'pdf' }, by);
    const letters = listPdfLetters(Buffer.from(pdf.contentBase64, 'base64'));
    expect([...'Statement'].filter((letter) => !letters.has(letter))).toEqual([]);
    const csv = await service.call('accounting/getpaymonthfile', { of, format: 'csv' }, by);
    const text = Buffer.from(csv.contentBase64, 'base64').toString();
    expect(text).toContain(`${online.reqcode},`);
    expect(text).toContain(',960000,144000,816000,');
    for (const line of ['Your earnings,At the beginning of the month,0', 'Your earnings,Earnings of a job,816000'])
      expect(text).toContain(line);
  });

  it('[B-22] has all that moved on each account: its lines add up from the beginning to the end', async () => {
    const { story, by, of } = await aMonthOfEverything();
    const { lstAccount } = await service.call('accounting/getpaymonth', { of }, by);
    const { connection } = service.context.ports.database;
    for (const { openRial, lstLine, closeRial } of lstAccount)
      expect(openRial + lstLine.reduce((sum, { amountRial }) => sum + amountRial, 0)).toBe(closeRial);
    const [pay, credit, debt] = lstAccount;
    expect([lstAccount.length, debt]).toEqual([2, undefined]);
    const userId = story.provider.userId;
    expect(pay?.closeRial).toBe(await getBalanceRials(connection, userAccount('payable', userId)));
    expect(credit?.closeRial).toBe(await getBalanceRials(connection, userAccount('bidding-credit', userId)));
    expect(pay?.lstLine.map(({ name }) => name)).toEqual([
      'job-pay',
      'cancel-fee',
      'cash-collected',
      'cash-kept',
      'payout',
    ]);
    expect(credit?.lstLine).toContainEqual({ name: 'credit-top-up', amountRial: OPENING_CREDIT + 500_000 });
  });

  it('stays as it was when money goes back in a later month, which says it, and what it left owing', async () => {
    const { by, of, online } = await aMonthOfEverything();
    const before = await service.call('accounting/getpaymonth', { of }, by);
    service.clock.advance(DAYS_A_MONTH * DAY_MS);
    const { connection } = service.context.ports.database;
    const [task] = await connection.select().from(tasks).where(eq(tasks.id, online.taskid));
    if (!task) throw new Error('The job is gone');
    await connection.transaction((transaction) =>
      settleDispute(transaction, task, {
        source: `desk:${task.id}`,
        backBeforeRials: 0,
        backRials: task.priceRials,
        debtBeforeRials: 0,
        now: service.clock.now(),
      }),
    );
    const after = await service.call('accounting/getpaymonth', { of }, by);
    expect(after).toEqual({ ...before, lstJob: after.lstJob });
    expect(after.lstJob.map(({ netRial }) => netRial)).toEqual(settledOf(before).map(({ netRial }) => netRial));
    const { lstAccount } = await service.call('accounting/getpaymonth', {}, by);
    const [pay, , debt] = lstAccount;
    expect(pay).toMatchObject({ openRial: before.lstAccount[0]?.closeRial, closeRial: 0 });
    const backRials = 0 - (pay?.lstLine.find(({ name }) => name === 'refund')?.amountRial ?? 0);
    expect(debt).toEqual({
      accountEnum: 'DEBT',
      openRial: 0,
      closeRial: 8_160_000 - backRials,
      lstLine: [{ name: 'refund', amountRial: 8_160_000 - backRials }],
    });
    expect(debt?.closeRial).toBeGreaterThan(0);
  });
});

describe('a provider’s week', () => {
  // It begins on a Saturday.
  const service = useMarket();

  it('[B-17] has each day’s pay, and the expected pay of its booked days', async () => {
    const story = await anOrderStory(service);
    const by = { as: story.provider.userId };
    const places = (days: number) => aPaidOrder(story, { gDate: aDayFromNow(service.context, days) });
    const done = await places(1);
    for (const days of [2, 8]) await theProviderDoes(story, await places(days), 'accept');
    await theProviderWorks(story, done);
    const week = await service.call('accounting/getpayweek', {}, by);
    expect(week.lstDay).toHaveLength(7);
    const { gDate: doneDay } = week.lstDay.find(({ doneRial }) => doneRial === 8_160_000) ?? {};
    const { gDate: bookedDay } = week.lstDay.find(({ bookedRial }) => bookedRial === 8_160_000) ?? {};
    expect([doneDay, bookedDay]).toEqual([1, 2].map((days) => addDays(week.lstDay[0]?.gDate ?? '', days)));
    expect(week.lstDay.reduce((sum, { jobCount }) => sum + jobCount, 0)).toBe(2);
    expect(week.usualRial).toBeNull();
    const next = await service.call('accounting/getpayweek', { gDate: addDays(week.today, 7) }, by);
    expect(next.lstDay.map(({ bookedRial }) => bookedRial).filter((rials) => rials > 0)).toEqual([8_160_000]);
    expect(next.usualRial).toBeNull();
  });

  it('a month without work has no lines and no sums', async () => {
    const story = await anOrderStory(service);
    const by = { as: story.provider.userId };
    const empty = await service.call('accounting/getpaymonth', { of: { year: 1400, month: 12 } }, by);
    expect([empty.lstJob, empty.sums.jobCount, empty.sums.netRial]).toEqual([[], 0, 0]);
  });
});
