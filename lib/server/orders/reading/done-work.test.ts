import { asc, eq } from 'drizzle-orm';

import { DONE_WORK_PAGE_SIZE } from '@/lib/domain/constants/providers';

import { tasks } from '../../schema';
import { anOrderStory, aPaidOrder, theProviderWorks, type OrderStory } from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';

const service = useMarket();
let story: OrderStory;
let ids: number[];
beforeAll(async () => {
  story = await anOrderStory(service);
  await theProviderWorks(story, await aPaidOrder(story));
  await repeatTheWork(DONE_WORK_PAGE_SIZE * 2);
  const rows = await service.context.ports.database.connection
    .select({ id: tasks.id })
    .from(tasks)
    .orderBy(asc(tasks.id));
  ids = rows.map(({ id }) => id);
});

/** Copies a work as often as no test could place it through the calls. */
async function repeatTheWork(times: number): Promise<void> {
  const { connection } = service.context.ports.database;
  const [done] = await connection.select().from(tasks).where(eq(tasks.providerId, story.provider.userId));
  if (!done) throw new Error('The provider did no work.');
  const { id: _id, requestId: _requestId, ...work } = done;
  const codes = Array.from({ length: times }, (_, index) => String(10_000_000 + index));
  await connection.insert(tasks).values(codes.map((code) => ({ ...work, code })));
}

const read = (beforeTaskid?: number) =>
  service.call('expert/getalltask', { list: 'doneworks', beforeTaskid }, { as: story.provider.userId });

describe('completed work in pages', () => {
  it('lists newest first; each page names the next, and the pages hold every work once', async () => {
    const first = await read();
    expect(first.lstTask).toHaveLength(DONE_WORK_PAGE_SIZE);
    const second = await read(first.nextBeforeTaskid ?? 0);
    const third = await read(second.nextBeforeTaskid ?? 0);
    expect(third.nextBeforeTaskid).toBeNull();
    const all = [first, second, third].flatMap(({ lstTask }) => lstTask.map(({ taskid }) => taskid));
    expect(all).toEqual([...ids].reverse());
  });

  it('a full last page names none', async () => {
    const [, , third = 0] = ids;
    expect((await read(third)).nextBeforeTaskid).toBeNull();
    expect((await read(third)).lstTask).toHaveLength(2);
    const whole = ids[DONE_WORK_PAGE_SIZE] ?? 0;
    const page = await read(whole);
    expect([page.lstTask.length, page.nextBeforeTaskid]).toEqual([DONE_WORK_PAGE_SIZE, null]);
  });

  it('keeps the following pages unchanged by work that is completed meanwhile', async () => {
    const { nextBeforeTaskid } = await read();
    const before = await read(nextBeforeTaskid ?? 0);
    const [newest] = ids.slice(-1);
    await service.context.ports.database.connection
      .update(tasks)
      .set({ state: 'DONE' })
      .where(eq(tasks.id, newest ?? 0));
    expect(await read(nextBeforeTaskid ?? 0)).toEqual(before);
  });

  it('a page is below the 60 kB of a list', async () => {
    expect(Buffer.byteLength(JSON.stringify(await read()))).toBeLessThan(60_000);
  });
});
