import { eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';
import { CASE_SORTS } from '@/lib/contract/desk-enumerations';
import { CASE_VIEW_MS } from '@/lib/domain/constants/answers';
import { DISPUTE_DECISION_MS } from '@/lib/domain/constants/orders';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { cashClaims, disputes, tasks, userRoles } from '../../schema';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  theProviderWorks,
  THREE_HOURS_RIALS,
  type Placed,
} from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const service = useMarket();
const connection = () => service.context.ports.database.connection;
let support: number;
let colleague: number;
let finance: number;

beforeAll(async () => {
  support = await anOperator(service.context, 'support');
  colleague = await anOperator(service.context, 'support');
  finance = await anOperator(service.context, 'finance');
});
/** Each test begins with a desk at which nothing waits. */
beforeEach(async () => {
  await connection().update(disputes).set({ state: 'settled' });
  await connection().update(cashClaims).set({ endedAt: service.clock.now() });
});

async function aDispute(): Promise<{ placed: Placed; caseid: number }> {
  const story = await anOrderStory(service);
  const placed = await aPaidOrder(story);
  await theProviderWorks(story, placed);
  const { taskid } = placed;
  const [customer, provider] = [{ as: story.customer.userId }, { as: story.provider.userId }];
  const report = { taskid, reason: 'damage', text: 'It is broken' } as const;
  const { dispute } = await service.call('dispute/opendispute', report, customer);
  await service.call('dispute/adddisputewords', { taskid, text: 'It was so before' }, provider);
  await service.call('dispute/askdesk', { taskid }, customer);
  return { placed, caseid: dispute.disputeid };
}
async function aCashClaim(): Promise<number> {
  const story = await anOrderStory(service, { cashRials: 20_000_000 });
  const placed = await aCashOrder(story);
  await theProviderWorks(story, placed);
  const { taskid } = placed;
  await service.call('expert/recordcash', { taskid, outcome: 'none', seenRial: 0 }, { as: story.provider.userId });
  await service.call('reqandpay/contestcash', { taskid, text: 'At the door' }, { as: story.customer.userId });
  return taskid;
}
const start = async (as = support) => service.call('operator/getstart', {}, { as });
const list = async (filter: CallRequest<'operator/getallcase'> = {}, as = support) =>
  (await service.call('operator/getallcase', filter, { as })).lstCase;
const takeNext = async (as = support) => (await service.call('operator/takenext', {}, { as })).taken;
const assign = (caseid: number, seenOwnerId: number | null, ownerId: number | null, as = support) =>
  service.call('operator/assigncase', { queue: 'disputes', caseid, seenOwnerId, ownerId }, { as });

describe('the queues of the desk', () => {
  it('[B-18] count their cases, the next deadline first, for operators whose roles decide them', async () => {
    const taskid = await aCashClaim();
    const { caseid, placed } = await aDispute();
    const { lstQueue, totals } = await start();
    expect(lstQueue.map(({ queue }) => queue)).toEqual([
      'disputes',
      'unanswered',
      'overdue',
      'reports',
      'cash',
      'applications',
      'vehicles',
      'appeals',
      'excuses',
      'reviews',
      'enquiries',
      'outbox',
      'papers',
    ]);
    expect(totals).toMatchObject({ openCount: 2, nobodyCount: 2, mineCount: 0, overdueCount: 1 });
    expect(lstQueue.find(({ queue }) => queue === 'cash')).toMatchObject({ openCount: 1, overdueCount: 1 });
    const [claim, dispute] = await list();
    expect(claim).toMatchObject({ queue: 'cash', caseid: taskid, isOverdue: true, amountRial: THREE_HOURS_RIALS });
    expect(dispute).toMatchObject({
      queue: 'disputes',
      caseid,
      code: placed.reqcode,
      dueAtMs: service.clock.now().getTime() + DISPUTE_DECISION_MS,
      owner: null,
      isMine: false,
      lstViewer: [],
    });
    expect((await start(finance)).lstQueue.map(({ queue }) => queue)).toEqual(['bank', 'payouts', 'accounts']);
    await expect(list({ queue: 'disputes' }, finance)).rejects.toMatchObject({ key: 'operators-only' });
  });

  it('[B-18] give the next case without an owner to the operator who asks, and two cases to two who ask at once', async () => {
    const cases = [(await aDispute()).caseid, (await aDispute()).caseid];
    const taken = await Promise.all([takeNext(), takeNext(colleague)]);
    expect(taken.map((one) => one?.caseid).sort()).toEqual([...cases].sort());
    expect(await takeNext()).toBeNull();
    expect((await list({ group: 'mine' })).map(({ caseid }) => caseid)).toEqual([taken[0]?.caseid]);
    expect((await start()).totals).toMatchObject({ openCount: 2, mineCount: 1, nobodyCount: 0 });
  });

  it('[B-18] give no operator a dispute on appeal after their own first decision, nor one that they are a side of', async () => {
    const { caseid, placed } = await aDispute();
    const appealed = { state: 'appealed', judgeIds: [support] } as const;
    await connection().update(disputes).set(appealed).where(eq(disputes.id, caseid));
    expect(await takeNext()).toBeNull();
    const { providerId } = (await connection().select().from(tasks).where(eq(tasks.id, placed.taskid)))[0] ?? {};
    await connection().update(tasks).set({ providerId: colleague }).where(eq(tasks.id, placed.taskid));
    expect(await takeNext(colleague)).toBeNull();
    await connection().update(tasks).set({ providerId }).where(eq(tasks.id, placed.taskid));
    expect(await takeNext(colleague)).toMatchObject({ queue: 'disputes', caseid });
  });

  it('[B-18] let a case be handed on and let go, and refuse an act that rests on a former owner', async () => {
    const { caseid } = await aDispute();
    expect(await assign(caseid, null, colleague)).toMatchObject({ owner: { userid: colleague } });
    await expect(assign(caseid, null, support)).rejects.toMatchObject({ key: 'case-taken' });
    await expect(assign(caseid, colleague, finance)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(assign(caseid + 1000, null, support)).rejects.toMatchObject({ key: 'not-found' });
    expect(await assign(caseid, colleague, null)).toEqual({ owner: null });
    const { lstColleague } = await service.call('operator/getcolleagues', { queue: 'disputes' }, { as: support });
    expect(lstColleague.map(({ userid }) => userid)).toEqual([support, colleague]);
  });

  it('[B-18] hide a snoozed case from its owner, and keep its deadline', async () => {
    const { caseid } = await aDispute();
    await assign(caseid, null, support);
    const snooze = (length: 'hour' | 'week' | null, as = support) =>
      service.call('operator/snoozecase', { queue: 'disputes', caseid, snooze: length }, { as });
    await expect(snooze('hour', colleague)).rejects.toMatchObject({ key: 'case-taken' });
    expect((await snooze('hour')).snoozedUntilMs).toBe(service.clock.now().getTime() + HOUR_MS);
    expect((await start()).totals).toMatchObject({ mineCount: 0, snoozedCount: 1, openCount: 1 });
    expect((await list({ group: 'snoozed' })).map((one) => one.caseid)).toEqual([caseid]);
    service.clock.advance(HOUR_MS + MINUTE_MS);
    expect((await start()).totals).toMatchObject({ mineCount: 1, snoozedCount: 0 });
    await snooze('week');
    service.clock.advance(DISPUTE_DECISION_MS);
    expect((await start()).totals).toMatchObject({ mineCount: 0, snoozedCount: 1, overdueCount: 1, soonCount: 0 });
    expect(await list({ group: 'overdue' })).toMatchObject([{ caseid, isOverdue: true, isSoon: false }]);
  });

  it('[B-18] call a deadline near when less than a quarter of the time is left', async () => {
    await aDispute();
    service.clock.advance(DISPUTE_DECISION_MS * 0.75 - MINUTE_MS);
    expect(await list({ group: 'soon' })).toEqual([]);
    service.clock.advance(2 * MINUTE_MS);
    expect(await list({ group: 'soon' })).toMatchObject([{ isSoon: true, isOverdue: false }]);
  });

  it('[B-18] are sorted by wait, queue or owner over all queues, each way, page by page', async () => {
    const claim = await aCashClaim();
    const first = (await aDispute()).caseid;
    service.clock.advance(MINUTE_MS);
    const second = (await aDispute()).caseid;
    await assign(second, null, colleague);
    const ids = async (filter: CallRequest<'operator/getallcase'>) => (await list(filter)).map(({ caseid }) => caseid);
    expect(await ids({ sort: 'since', isDescending: true })).toEqual((await ids({ sort: 'since' })).toReversed());
    expect(await ids({ sort: 'due', isDescending: true })).toEqual((await ids({})).toReversed());
    expect(await ids({ sort: 'queue' })).toEqual([first, second, claim]);
    expect(await ids({ sort: 'queue', isDescending: true })).toEqual([claim, first, second]);
    expect((await ids({ sort: 'owner' }))[0]).toBe(second);
    expect((await ids({ sort: 'owner', isDescending: true })).at(-1)).toBe(second);
    for (const sort of CASE_SORTS)
      for (const isDescending of [false, true]) {
        const pages = await Promise.all(
          [0, 1, 2].map((pageNumber) => ids({ sort, isDescending, pageNumber, pageSize: 1 })),
        );
        expect(pages.flat()).toEqual(await ids({ sort, isDescending }));
      }
  });

  it('[B-18] count a case apart while the other side is to answer', async () => {
    const { caseid } = await aDispute();
    await connection().update(disputes).set({ state: 'open' }).where(eq(disputes.id, caseid));
    expect((await start()).totals).toMatchObject({ openCount: 0, otherCount: 1 });
    expect((await list({ group: 'other' })).map((one) => one.caseid)).toEqual([caseid]);
  });

  it('[B-18] drop the owner of a case that came back, and of one whose owner lost the role', async () => {
    const { caseid } = await aDispute();
    await assign(caseid, null, support);
    const again = new Date(service.clock.now().getTime() + DISPUTE_DECISION_MS + DAY_MS);
    await connection().update(disputes).set({ state: 'appealed', dueAt: again }).where(eq(disputes.id, caseid));
    expect(await list({ group: 'nobody' })).toMatchObject([{ caseid, owner: null }]);
    const leaver = await anOperator(service.context, 'support');
    service.clock.advance(2 * DAY_MS);
    await assign(caseid, null, leaver);
    await connection()
      .update(userRoles)
      .set({ deskRoles: ['finance'] })
      .where(eq(userRoles.userId, leaver));
    expect(await list({ group: 'nobody' })).toMatchObject([{ caseid, owner: null }]);
  });

  it('[B-18] show in the list and in the case its other viewers, until they have gone', async () => {
    const { caseid, placed } = await aDispute();
    const look = (as: number, subject: 'disputes' | 'order' = 'disputes', id = caseid) =>
      service.call('operator/viewcase', { subject, caseid: id }, { as });
    expect(await look(support)).toMatchObject({ lstViewer: [], waiting: { owner: null, isMine: false } });
    expect(await look(colleague)).toMatchObject({ lstViewer: [{ userid: support }] });
    expect(await list()).toMatchObject([{ caseid, lstViewer: [{ userid: colleague }] }]);
    await expect(look(finance)).rejects.toMatchObject({ key: 'operators-only' });
    expect(await look(finance, 'order', placed.taskid)).toMatchObject({ lstViewer: [], waiting: null });
    expect(await look(support, 'order', placed.taskid)).toMatchObject({ lstViewer: [{ userid: finance }] });
    service.clock.advance(CASE_VIEW_MS);
    expect(await look(support)).toMatchObject({ lstViewer: [], waiting: { isOverdue: false, isSoon: false } });
    service.clock.advance(DISPUTE_DECISION_MS);
    expect(await look(support)).toMatchObject({ waiting: { isOverdue: true, isSoon: false } });
    const logged = await service.call('operator/getaudit', {}, { as: await anOperator(service.context) });
    expect(logged.lstEntry.filter(({ action }) => action === 'operator/viewcase')).toEqual([]);
  });
});
