import { and, eq, inArray, sql } from 'drizzle-orm';

import { addDays } from '@/lib/domain/site/jalali-date';

import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../schema';
import { aCashOrder, anOrderStory, aPaidOrder, theProviderDoes, theProviderWorks } from '../seed/stories/orders';
import { aDayFromNow } from '../seed/stories/people';
import { listPdfLetters } from '../testing/pdf-letters';
import { useMarket } from '../testing/use-market';

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
    expect(sums).toMatchObject({ jobCount: 2, priceRial: 19_200_000, commissionRial: 2_880_000, tipRial: 0 });
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
