import { and, eq } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';

import { inboxMessages } from '../schema';
import { aPaidOrder, theProviderDoes, type OrderStory, type Placed } from '../seed/stories/orders';
import { aCustomerWithAnAddress, aDayFromNow, type StoryProvider } from '../seed/stories/people';
import { aProviderOf, joinsTeam } from '../seed/stories/teams';
import { useMarket } from '../testing/use-market';

/** 9,600,000 rial without the commission of 15 percent. */
const NET_RIALS = 8_160_000;

describe('wages of a company’s people', () => {
  const service = useMarket();
  let company: StoryProvider;
  let worker: StoryProvider;
  let memberid: number;
  beforeEach(async () => {
    company = await aProviderOf(service, 'company');
    worker = await aProviderOf(service, 'worker');
    memberid = await joinsTeam(service, company, worker);
  });

  const pays = (percent: number) =>
    service.call('team/setwage', { memberid, kind: 'share', percent }, { as: company.userId });
  const readMonth = (as: number) => service.call('accounting/getwagemonth', {}, { as });
  const readWage = async (as: number) =>
    (await service.call('team/getteam', {}, { as })).lstMember.find(({ userId }) => userId === worker.userId)?.wage;

  async function accepts(days: number): Promise<{ readonly story: OrderStory; readonly placed: Placed }> {
    const customer = await aCustomerWithAnAddress(service.context);
    const story = { service, customer, provider: company };
    const placed = await aPaidOrder(story, { gDate: aDayFromNow(service.context, days) });
    await theProviderDoes(story, placed, 'accept');
    await service.call('team/assignwork', { taskid: placed.taskid, userId: worker.userId }, { as: company.userId });
    return { story, placed };
  }

  async function settles({ story, placed }: Awaited<ReturnType<typeof accepts>>): Promise<void> {
    for (const move of ['depart', 'start', 'finish'] as const)
      await theProviderDoes({ ...story, provider: worker }, placed, move);
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId });
  }

  it('are set by the company; the member reads them and is told, and nobody else reads them', async () => {
    expect(await readWage(worker.userId)).toBeNull();
    await pays(40);
    expect(await readWage(company.userId)).toEqual({ percent: 40, jobRial: null });
    expect(await readWage(worker.userId)).toEqual({ percent: 40, jobRial: null });
    const isTold = and(eq(inboxMessages.userId, worker.userId), eq(inboxMessages.event, 'team-wage'));
    expect(await service.context.ports.database.connection.$count(inboxMessages, isTold)).toBe(1);
    await service.call('team/setwage', { memberid, kind: 'sum', jobRial: 4_000_000 }, { as: company.userId });
    expect(await readWage(worker.userId)).toEqual({ percent: null, jobRial: 4_000_000 });
    await service.call('team/setwage', { memberid, kind: 'none' }, { as: company.userId });
    expect(await readWage(company.userId)).toBeNull();
    for (const as of [worker.userId, (await aProviderOf(service, 'company')).userId])
      await expect(service.call('team/setwage', { memberid, kind: 'none' }, { as })).rejects.toMatchObject({
        key: 'not-yours',
      });
  });

  it('are those that held when a job began, and a later change leaves them', async () => {
    const before = await accepts(1);
    await settles(before);
    service.clock.advance(2 * DAY_MS);
    await pays(40);
    const after = await accepts(1);
    await settles(after);
    service.clock.advance(2 * DAY_MS);
    await pays(90);
    const month = await readMonth(company.userId);
    expect(month.lstJob).toMatchObject([
      { taskid: after.placed.taskid, netRial: NET_RIALS, wage: { percent: 40 }, wageRial: NET_RIALS * 0.4 },
      { taskid: before.placed.taskid, netRial: NET_RIALS, wage: null, wageRial: null },
    ]);
    expect(month.sums).toEqual({ jobCount: 2, wageRial: NET_RIALS * 0.4, openCount: 1 });
    expect(month.lstMember).toMatchObject([{ userId: worker.userId, jobCount: 2, wageRial: NET_RIALS * 0.4 }]);
  });

  it('are read by a member without the company’s pay, also as a file', async () => {
    await pays(50);
    const job = await accepts(3);
    await settles(job);
    const other = await aProviderOf(service, 'worker');
    await joinsTeam(service, company, other);
    expect((await readMonth(other.userId)).lstJob).toEqual([]);
    const month = await readMonth(worker.userId);
    expect(month.lstJob).toMatchObject([{ netRial: null, wageRial: NET_RIALS / 2 }]);
    const { of } = month;
    const csv = await service.call('accounting/getwagemonthfile', { of, format: 'csv' }, { as: worker.userId });
    const text = Buffer.from(csv.contentBase64, 'base64').toString();
    expect(text).toContain(job.placed.reqcode);
    expect(text).toContain(',408000');
    const pdf = await service.call('accounting/getwagemonthfile', { of, format: 'pdf' }, { as: worker.userId });
    expect(pdf.mediaType).toBe('application/pdf');
    const stranger = await aProviderOf(service, 'worker');
    await expect(readMonth(stranger.userId)).rejects.toMatchObject({ key: 'not-yours' });
  });
});
