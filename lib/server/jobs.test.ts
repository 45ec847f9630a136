import { sql } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';
import {
  BATCH_ALARM_EVERY_MS,
  BATCH_ALARM_FAILURES,
  BATCH_RETRY_MEMORY_MS,
  BATCH_RETRY_MS,
} from '@/lib/domain/constants/timers';

import { deleteOld } from './background/delete-old';
import type { Batch } from './batches';
import { BATCHES, TIMER_JOBS } from './jobs';
import { retries, tasks, throttles } from './schema';
import { anOrderStory, aPaidOrder, theProviderWorks, type OrderStory, type Placed } from './seed/stories/orders';
import { anOperator } from './seed/stories/people';
import { copyOrders } from './testing/copied-orders';
import type { Field } from './testing/planted-orders';
import { plantFor, prepareField } from './testing/planted-rows';
import { poisonRows, toDatabaseNames } from './testing/poison';
import { useMarket } from './testing/use-market';
import { runDueWork } from './timers';

/** More than a round of any batch finds, but for those that look at every row. */
const POISONED = 25;

const service = useMarket();
let field: Field;
beforeAll(async () => {
  field = await prepareField(service);
});

const database = () => service.context.ports.database;

/** The rows as they are, by the ids by which the batch knows them. */
async function readRows({ changes }: Batch, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { table, column } = toDatabaseNames(changes);
  const { rows } = (await database().connection.execute(
    sql.raw(
      `SELECT ${column} AS id, to_jsonb(${table})::text AS row FROM ${table} WHERE ${column} IN (${ids.join(', ')})`,
    ),
  )) as { rows: readonly { readonly id: number; readonly row: string }[] };
  return new Map(rows.map(({ id, row }) => [id, row]));
}

async function listFailures(batch: string): Promise<ReadonlyMap<number, number>> {
  const rows = await database()
    .connection.select()
    .from(retries)
    .where(sql`${retries.batch} = ${batch}`);
  return new Map(rows.map(({ rowId, failures }) => [rowId, failures]));
}

describe('a batch goes on past failing rows', () => {
  it('every batch has a name of its own', () => {
    const names = [...BATCHES, ...TIMER_JOBS.filter((job) => !('changes' in job))].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(BATCHES.map((batch) => [batch.name, batch] as const))(
    '%s: due rows behind them are done',
    async (name, batch) => {
      const ids = await plantFor(name, field, POISONED + 1);
      const honest = ids.at(-1) ?? 0;
      const poisoned = ids.slice(0, -1);
      const before = await readRows(batch, ids);
      const { heal } = await poisonRows(database(), batch.changes, poisoned);
      try {
        for (let round = 0; round <= POISONED + 1; round += 1) if ((await batch.run(service.context)) === 0) break;
      } finally {
        await heal();
      }
      const [failures, after] = [await listFailures(name), await readRows(batch, ids)];
      // An honest row may be one that its own work refuses: then it is put off as well, which shows that its turn came.
      expect(after.get(honest) !== before.get(honest) || failures.has(honest)).toBe(true);
      for (const id of poisoned) {
        expect([id, after.get(id)]).toEqual([id, before.get(id)]);
        expect([id, failures.get(id)]).toEqual([id, 1]);
      }
    },
  );
});

describe('orders that cannot be completed', () => {
  let story: OrderStory;
  let honest: Placed;
  let poisoned: readonly number[];
  let heal: () => Promise<unknown>;
  const now = () => service.clock.now().getTime();
  const stateOf = async (taskid: number, as = story.customer.userId) =>
    (await service.call('clean/gettaskdetail', { taskid }, { as })).taskDetail.state;
  const countLeft = async () => (await listFailures('completeByTime')).size;

  beforeAll(async () => {
    // What the batches above left over is due no more.
    await database().connection.delete(retries);
    await database().connection.update(tasks).set({ completesAt: null });
    story = await anOrderStory(service, { cashRials: 20_000_000 });
    honest = await aPaidOrder(story);
    await theProviderWorks(story, honest);
    const due = { state: 'DONE', completesAt: new Date(now()), priceRials: 0 } as const;
    poisoned = await copyOrders({ context: service.context, taskId: honest.taskid }, Array(POISONED).fill(due));
    service.clock.advance(10 * DAY_MS);
  });

  it('are put off, longer each time, and the order behind them is completed and paid at once', async () => {
    const operatorId = await anOperator(service.context);
    ({ heal } = await poisonRows(database(), tasks.id, poisoned));
    for (let round = 0; round < 2; round += 1) await runDueWork(service.context);
    expect(await stateOf(honest.taskid)).toBe('COMPLETED');
    expect(await countLeft()).toBe(POISONED);
    for (const waitMs of BATCH_RETRY_MS.slice(0, BATCH_ALARM_FAILURES - 1)) {
      service.clock.advance(waitMs - 1);
      await runDueWork(service.context);
      const failures = new Set((await listFailures('completeByTime')).values());
      service.clock.advance(1);
      for (let round = 0; round < 2; round += 1) await runDueWork(service.context);
      expect([...new Set((await listFailures('completeByTime')).values())]).toEqual(
        [...failures].map((count) => count + 1),
      );
    }
    // Each is told of once, many in one message.
    for (let round = 0; round < 3; round += 1) {
      service.clock.advance(BATCH_ALARM_EVERY_MS);
      await runDueWork(service.context);
    }
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: operatorId });
    const told = userInboxLst.filter(({ body }) => body.includes('“completeByTime”'));
    expect(told.every(({ title }) => title === 'An automatic task is stuck')).toBe(true);
    const counts = told.map(({ body }) => Number(/(\d+) items/.exec(body)?.[1]));
    expect([counts.length, counts.reduce((sum, count) => sum + count, 0)]).toEqual([2, POISONED]);
  });

  it('are completed once they can be, and their failures are deleted', async () => {
    await heal();
    service.clock.advance(DAY_MS);
    for (let round = 0; round < 2; round += 1) await runDueWork(service.context);
    expect(await countLeft()).toBe(0);
    for (const id of poisoned) expect(await stateOf(id)).toBe('COMPLETED');
  });
});

describe('a sweep', () => {
  it('removes the rows behind one that cannot be removed, and reports that one at its end', async () => {
    const { connection } = database();
    const old = { windowEndsAt: new Date(0), lockedUntil: null };
    await connection.insert(throttles).values([1, 2, 3].map((count) => ({ ...old, key: `old-${count}`, count })));
    const { heal } = await poisonRows(database(), throttles.count, [2]);
    const isOld = sql`${throttles.windowEndsAt} < ${new Date(1).toISOString()}::timestamptz`;
    await expect(deleteOld(connection, [throttles, isOld], [retries, sql`true`])).rejects.toThrow();
    await heal();
    expect(await connection.select({ key: throttles.key }).from(throttles).where(isOld)).toEqual([{ key: 'old-2' }]);
    expect(await connection.$count(retries)).toBe(0);
  });

  it('deletes failures of rows that no batch looks for any more', async () => {
    const { connection } = database();
    const now = service.clock.now();
    const failed = (rowId: number, agoMs: number) => {
      const retryAt = new Date(now.getTime() - agoMs);
      return { batch: 'of an older version', rowId, failures: 1, failedAt: retryAt, retryAt };
    };
    await connection.insert(retries).values([failed(1, BATCH_RETRY_MEMORY_MS + 1), failed(2, BATCH_RETRY_MEMORY_MS)]);
    await runDueWork(service.context);
    const rows = await connection
      .select()
      .from(retries)
      .where(sql`${retries.batch} = 'of an older version'`);
    expect(rows.map(({ rowId }) => rowId)).toEqual([2]);
  });
});
