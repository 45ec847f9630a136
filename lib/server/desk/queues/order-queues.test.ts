import { eq } from 'drizzle-orm';
import sharp from 'sharp';

import { CUSTODY_ALARM_MS } from '@/lib/domain/constants/textiles';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

import { tasks } from '../../schema';
import { anOrderStory, aPaidOrder, theProviderDoes } from '../../seed/stories/orders';
import { anOperator } from '../../seed/stories/people';
import { runDueWork } from '../../timers';
import { aPaidLaundryOrder } from '../../testing/laundry-order';
import { useMarket } from '../../testing/use-market';

const service = useMarket({ checksLedger: true });
let support: number;
let finance: number;

beforeAll(async () => {
  support = await anOperator(service.context, 'support');
  finance = await anOperator(service.context, 'finance');
});

const list = async (queue: 'unanswered' | 'overdue') =>
  (await service.call('operator/getallcase', { queue }, { as: support })).lstCase;
const wait = async (ms: number) => {
  service.clock.advance(ms);
  await runDueWork(service.context);
};

describe('orders that stand still', () => {
  it('[B-18] wait as unanswered when their provider said no or nothing, until somebody is to answer again', async () => {
    const story = await anOrderStory(service);
    const declined = await aPaidOrder(story);
    await theProviderDoes(story, declined, 'decline');
    const silent = await aPaidOrder(await anOrderStory(service));
    expect(await list('unanswered')).toMatchObject([{ caseid: declined.taskid, code: declined.reqcode }]);
    const sinceMs = service.clock.now().getTime();
    await wait(5 * HOUR_MS);
    expect(await list('unanswered')).toMatchObject([
      { caseid: declined.taskid, sinceMs, isOverdue: true },
      { caseid: silent.taskid, isOverdue: false },
    ]);

    // A note at the desk is no answer.
    const note = { taskid: declined.taskid, reader: 'colleagues', text: 'Called her twice' } as const;
    await service.call('operator/writetoorder', note, { as: support });
    expect((await list('unanswered'))[0]).toMatchObject({ caseid: declined.taskid, sinceMs });

    await service.call('reqandpay/cancelrequest', { reqid: declined.reqid }, { as: story.customer.userId });
    expect((await list('unanswered')).map(({ caseid }) => caseid)).toEqual([silent.taskid]);
  });

  it('[B-18] wait as overdue jobs when neither side reports after the booked end, until one of them does', async () => {
    const story = await anOrderStory(service);
    const placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept', 'depart', 'start');
    expect(await list('overdue')).toEqual([]);
    await wait(DAY_MS);
    const [waiting] = await list('overdue');
    expect(waiting).toMatchObject({ queue: 'overdue', caseid: placed.taskid, owner: null });
    // Told once, and no later timer begins its wait anew.
    await wait(DAY_MS);
    expect((await list('overdue'))[0]?.sinceMs).toBe(waiting?.sinceMs);
    await theProviderDoes(story, placed, 'finish');
    expect(await list('overdue')).toEqual([]);
  });

  it('[B-18] wait as overdue jobs when a scan of textiles is missing for a day, until it is made', async () => {
    const { taskid, story } = await aPaidLaundryOrder(service);
    const standing = async () => (await list('overdue')).filter(({ caseid }) => caseid === taskid);
    const by = { as: story.provider.userId };
    await theProviderDoes(story, { taskid }, 'accept', 'depart');
    const canvas = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } });
    const file = new Uint8Array(await canvas.png().toBuffer());
    const { lstFileDocument } = await service.call('uploadimage', { file }, by);
    await service.call('custody/addpiece', { taskid, pieceName: 'Shirt', fileid: lstFileDocument[0]?.fileid ?? 0 }, by);
    await theProviderDoes(story, { taskid }, 'pickUp');
    await wait(CUSTODY_ALARM_MS - MINUTE_MS);
    expect(await standing()).toEqual([]);
    await wait(MINUTE_MS);
    expect(await standing()).toMatchObject([{ sinceMs: service.clock.now().getTime() }]);
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid }, by);
    for (const { tag } of taskDetail.custody?.lstPiece ?? [])
      await service.call('custody/scantag', { taskid, tag }, by);
    await theProviderDoes(story, { taskid }, 'process');
    expect(await standing()).toEqual([]);
  });

  it('[B-18] have one page, which says whose they are and who looks at them, in whatever queue they wait', async () => {
    const story = await anOrderStory(service);
    const { taskid } = await aPaidOrder(story);
    await theProviderDoes(story, { taskid }, 'decline');
    const look = (as: number) => service.call('operator/viewcase', { subject: 'order', caseid: taskid }, { as });
    const { waiting } = await look(support);
    expect(waiting).toMatchObject({ queue: 'unanswered', owner: null, isMine: false });
    const taken = { queue: 'unanswered', caseid: taskid, seenOwnerId: null, ownerId: support } as const;
    await service.call('operator/assigncase', taken, { as: support });
    // Finance reads the order, and decides on no such case.
    expect(await look(finance)).toMatchObject({ waiting: null, lstViewer: [{ userid: support }] });
    expect(await look(support)).toMatchObject({ waiting: { isMine: true }, lstViewer: [{ userid: finance }] });
    const listed = (await list('unanswered')).find(({ caseid }) => caseid === taskid);
    expect(listed).toMatchObject({ isMine: true, lstViewer: [{ userid: finance }] });
    await service.context.ports.database.connection.update(tasks).set({ stuckAt: null }).where(eq(tasks.id, taskid));
    expect(await look(support)).toMatchObject({ waiting: null });
  });
});
