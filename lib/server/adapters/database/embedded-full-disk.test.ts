import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import { isDatabaseUnavailable } from '../../ports/database-error';
import { createPrograms, type Programs } from '../../testing/programs';
import { mountSmallDisk } from '../../testing/small-disk';
import { waitUntil } from '../../testing/wait-until';
import { openEmbeddedDatabase, type EmbeddedDatabase } from './embedded';

const ROOM_BYTES = 10_000_000_000;

const disk = mountSmallDisk(110);
const describeOnDisk = disk ? describe : describe.skip;

afterAll(() => disk?.unmount());

describeOnDisk('the embedded database on a disk that another program fills (needs root to mount one)', () => {
  let programs: Programs;
  let database: EmbeddedDatabase;
  let hasRoom = true;
  const events: string[] = [];
  const path = disk?.path ?? '';
  const filler = join(path, 'filler');
  beforeAll(async () => {
    programs = createPrograms();
    database = await openEmbeddedDatabase(join(path, 'database'), {
      workerFile: programs.databaseWorker,
      stuckAfterSeconds: 1,
      // As if the disk had filled between two looks at it.
      readFreeBytes: () => Promise.resolve(hasRoom ? ROOM_BYTES : 0),
      onLost: () => {
        hasRoom = false;
        events.push('lost');
      },
      onReopened: () => events.push('reopened'),
    });
    await database.connection.execute(sql`create table kept (number integer)`);
  });
  afterAll(async () => {
    await database.close();
    programs.remove();
  });

  it('a stuck database is ended, waits for room, and reopens by itself with every commit', async () => {
    const { bavail, bsize } = statfsSync(path);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 2_000_000));
    const commit = (number: number) =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`insert into kept values (${number})`);
        await transaction.execute(sql`select pg_logical_emit_message(true, 'filling', repeat('x', 200000))`);
      });
    let committed = 0;
    const refusals: unknown[] = [];
    await waitUntil(async () => {
      await commit(committed + 1).then(
        () => (committed += 1),
        (error: unknown) => refusals.push(error),
      );
      return events.includes('lost');
    });
    expect(committed).toBeGreaterThan(0);
    expect(refusals.filter((refusal) => !isDatabaseUnavailable(refusal))).toEqual([]);
    expect(
      isDatabaseUnavailable(await database.connection.execute(sql`select 1`).catch((error: unknown) => error)),
    ).toBe(true);

    rmSync(filler);
    hasRoom = true;
    await waitUntil(() => events.includes('reopened'));
    expect(
      await database.connection.execute(sql`select count(*) as count, max(number) as last from kept`),
    ).toMatchObject({ rows: [{ count: committed, last: committed }] });
    await commit(committed + 1);
  });
});
