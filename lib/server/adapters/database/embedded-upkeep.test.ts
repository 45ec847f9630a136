import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql, type SQL } from 'drizzle-orm';

import { createPrograms, type Programs } from '../../testing/programs';
import { waitUntil } from '../../testing/wait-until';
import { openEmbeddedDatabase, type EmbeddedDatabase } from './embedded';

const MINUTE_MS = 60_000;

describe('the work of PostgreSQL’s own processes', () => {
  let parent: string;
  let programs: Programs;
  let database: EmbeddedDatabase;
  let laterMs = 0;
  const failures: unknown[] = [];
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'upkeep-'));
    programs = createPrograms();
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + laterMs);
    database = await openEmbeddedDatabase(join(parent, 'database'), {
      workerFile: programs.databaseWorker,
      upkeepEveryMs: 20,
      readFreeBytes: () => Promise.resolve(10_000_000_000),
      onUpkeepFailure: (error) => failures.push(error),
    });
    await database.connection.execute(sql`create table kept (number integer)`);
    await database.connection.execute(sql`insert into kept select generate_series(1, 500)`);
  });
  afterAll(async () => {
    await database.close();
    jest.restoreAllMocks();
    programs.remove();
    await rm(parent, { recursive: true, force: true });
    expect(failures).toEqual([]);
  });

  const read = async (statement: SQL): Promise<string> => {
    const { rows } = Object(await database.connection.execute(statement));
    return String(rows[0].value);
  };
  const readCheckpoint = () => read(sql`select redo_lsn as value from pg_control_checkpoint()`);
  /** The planner's estimate of rows; -1 before an analyse. */
  const readEstimate = () => read(sql`select reltuples as value from pg_class where relname = 'kept'`);
  const changesWithin = async (value: () => Promise<string>, act: () => unknown) => {
    const before = await value();
    await act();
    await waitUntil(async () => (await value()) !== before);
  };

  it('is a checkpoint every five minutes, and whenever 64 MB of log were written', async () => {
    await changesWithin(readCheckpoint, () => (laterMs += 5 * MINUTE_MS));
    const calm = await readCheckpoint();
    laterMs += 4 * MINUTE_MS;
    await database.connection.execute(sql`insert into kept values (501)`);
    expect(await readCheckpoint()).toBe(calm);
    await changesWithin(readCheckpoint, async () => {
      for (let megabytes = 0; megabytes < 72; megabytes += 8)
        await database.connection.execute(
          sql`select pg_logical_emit_message(true, 'test', repeat('x', 8 * 1024 * 1024)) is null as is_null`,
        );
    });
  });

  it('is a vacuum with fresh statistics every hour', async () => {
    expect(await readEstimate()).toBe('-1');
    await changesWithin(readEstimate, () => (laterMs += 60 * MINUTE_MS));
    expect(await readEstimate()).toBe('501');
  });
});
