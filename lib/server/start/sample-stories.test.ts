import { eq } from 'drizzle-orm';

import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { listBrokenInvariants } from '../money';
import { users } from '../schema';
import { seedDemo } from '../seed/demo';
import { SAMPLE_MOBILES } from '../seed/sample-people';
import { storyPeople } from '../seed/sample-story-people';
import { createTestService, type TestService } from '../testing/call';
import { runDueWork } from '../timers';
import { addSampleStories } from './sample-stories';

/** Times in Tehran shortly after midnight, at noon, and shortly before the next midnight. */
const HOURS = ['2026-11-28T20:31:00Z', '2026-11-29T08:30:00Z', '2026-11-29T20:25:00Z'];

describe.each(HOURS)('the samples’ stories at %s', (hour) => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService({ now: new Date(hour) });
    await seedDemo(service.context);
    await addSampleStories(service.context);
  });
  afterAll(() => service.close());

  it('wait at the desk, each in its queue, also after the timers have run', async () => {
    const { connection } = service.context.ports.database;
    const [owner] = await connection
      .select({ id: users.id })
      .from(users)
      .where(eq(users.mobile, SAMPLE_MOBILES.operator));
    const countQueues = async () => {
      const { lstQueue } = await service.call('operator/getstart', {}, { as: owner?.id ?? 0 });
      return Object.fromEntries(lstQueue.map(({ queue, openCount }) => [queue, openCount]));
    };
    const expected = {
      disputes: 2,
      reports: 1,
      cash: 1,
      applications: 1,
      vehicles: 1,
      appeals: 1,
      reviews: 1,
      enquiries: 1,
      outbox: 1,
      papers: 1,
      excuses: 1,
      unanswered: 1,
    };
    expect(await countQueues()).toMatchObject(expected);
    service.clock.advance(MINUTE_MS);
    await runDueWork(service.context);
    expect(await countQueues()).toMatchObject({ ...expected, overdue: 1 });
    expect(await listBrokenInvariants(connection)).toEqual([]);
  });

  it('leave goodwill that another operator can approve, a pause, a colleague and a certificate', async () => {
    const { connection } = service.context.ports.database;
    const idOf = async (mobile: string) =>
      (await connection.select({ id: users.id }).from(users).where(eq(users.mobile, mobile)))[0]?.id ?? 0;
    const by = { as: await idOf(SAMPLE_MOBILES.operator) };
    const { lstWaiting } = await service.call('operator/getallwaitingmoney', {}, by);
    expect(lstWaiting).toMatchObject(Array(2).fill({ way: 'goodwill', bulkCount: 2, isOwn: false, isVoid: false }));
    for (const { taskid } of lstWaiting)
      await service.call('operator/confirmordermoney', { taskid, isconfirmed: true }, by);
    expect(await service.call('operator/getallpause', {}, by)).toMatchObject({ lstPause: [{ kind: 'neighbourhood' }] });
    const own = { as: await idOf(SAMPLE_MOBILES.provider) };
    expect((await service.call('provider/getinvitedcolleagues', {}, own)).lstColleague).toHaveLength(1);
    expect((await service.call('workerprofile/getcertificates', {}, own)).lstCertificate).toHaveLength(1);
    expect(await listBrokenInvariants(connection)).toEqual([]);
  });

  it('leave money that came too late, which its customer sees on its way to the card and an operator looks for', async () => {
    const { connection } = service.context.ports.database;
    const idOf = async (mobile: string) =>
      (await connection.select({ id: users.id }).from(users).where(eq(users.mobile, mobile)))[0]?.id ?? 0;
    const as = await idOf(storyPeople.payingLate.mobile);
    const { lstCase } = await service.call('operator/getallbankcase', {}, { as: await idOf(SAMPLE_MOBILES.finance) });
    const late = lstCase.find(({ customer }) => customer?.userid === as);
    expect(late).toMatchObject({ kind: 'refund', gateway: 'zarinpal', moves: [], mayAsk: true });
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: late?.order?.taskid ?? 0 }, { as });
    expect(taskDetail.sums).toMatchObject({ lateRial: late?.amountRial, lateToCardRial: late?.amountRial });
  });

  it('are told once', async () => {
    const { connection } = service.context.ports.database;
    const before = await connection.$count(users);
    await addSampleStories(service.context);
    expect(await connection.$count(users)).toBe(before);
  });
});
