import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import { isConstraintViolation, isDatabaseUnavailable, findSqlState } from '../../ports/database-error';
import { describeDatabase } from '../../ports/database.suite';
import { holidays } from '../../schema';
import { waitUntil } from '../../testing/wait-until';
import { createPrograms, type Programs } from '../../testing/programs';
import { DirectoryInUse } from './directory-lock';
import { openEmbeddedDatabase, openMemoryDatabase, type EmbeddedDatabase } from './embedded';

const name = { fa: 'نوروز', en: 'Nowruz', de: 'Nouruz', ar: 'نوروز' };
const ROOM_BYTES = 10_000_000_000;

let parent: string;
let programs: Programs;
const directory = () => join(parent, 'deep', 'database');
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'database-'));
  programs = createPrograms();
  await (await openEmbeddedDatabase(directory(), { workerFile: programs.databaseWorker })).close();
});
afterAll(async () => {
  programs.remove();
  await rm(parent, { recursive: true, force: true });
});

describeDatabase('embedded, in this thread', async () => {
  const database = await openMemoryDatabase();
  await database.migrate();
  return database;
});

describeDatabase('embedded, in its own thread', async () => {
  const database = await openEmbeddedDatabase(directory(), { workerFile: programs.databaseWorker });
  await database.migrate();
  return database;
});

describe('embedded database in its thread', () => {
  let database: EmbeddedDatabase;
  let freeBytes = ROOM_BYTES;
  let looks = 0;
  const lost: string[] = [];
  let reopenings = 0;
  const open = () =>
    openEmbeddedDatabase(directory(), {
      workerFile: programs.databaseWorker,
      readFreeBytes: () => {
        looks += 1;
        return Promise.resolve(freeBytes);
      },
      stuckAfterSeconds: 1,
      upkeepEveryMs: 20,
      idleTransactionMs: 300,
      onLost: (error) => lost.push(error.message),
      onReopened: () => (reopenings += 1),
    });
  beforeAll(async () => {
    database = await open();
    // What the suite above has left in the same directory.
    await database.connection.delete(holidays);
  });
  afterAll(() => database.close());

  const insertDay = (day: string) => database.connection.insert(holidays).values({ day, name });
  const listDays = async () =>
    (await database.connection.select({ day: holidays.day }).from(holidays).orderBy(holidays.day)).map(
      (row) => row.day,
    );

  it('makes the directory with its parents for the owner alone, keeps commits, and lets one opener in', async () => {
    expect((await stat(directory())).mode & 0o777).toBe(0o700);
    await insertDay('2027-01-01');
    await expect(open()).rejects.toThrow(DirectoryInUse);
    await database.close();
    database = await open();
    expect(await listDays()).toEqual(['2027-01-01']);
    expect(await database.connection.execute(sql`show max_wal_size`)).toMatchObject({
      rows: [{ max_wal_size: '128MB' }],
    });
  });

  it('writes commits through to the disk', async () => {
    const settings = database.connection.execute(
      sql`select name, setting from pg_settings where name in ('fsync', 'wal_sync_method') order by name`,
    );
    expect(await settings).toMatchObject({
      rows: [
        { name: 'fsync', setting: 'on' },
        { name: 'wal_sync_method', setting: 'fsync' },
      ],
    });
  });

  it('carries PostgreSQL’s fields of a refusal between threads', async () => {
    const refusal: unknown = await insertDay('2027-01-01').catch((error: unknown) => error);
    expect(findSqlState(refusal)).toBe('23505');
    expect(isConstraintViolation(refusal, 'holidays_pkey')).toBe(true);
    expect(isDatabaseUnavailable(refusal)).toBe(false);
    expect(refusal).toMatchObject({ cause: { table: 'holidays', detail: 'Key (day)=(2027-01-01) already exists.' } });
  });

  it('keeps others out of a transaction, in the order of asking, and returns large answers', async () => {
    const order: string[] = [];
    const first = database.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      const { rows } = Object(
        await transaction.execute(sql`select repeat('x', 1000) as x from generate_series(1, 5000)`),
      );
      order.push(`transaction ${rows.length}`);
    });
    const second = database.connection.execute(sql`select 2`).then(() => order.push('query'));
    await Promise.all([first, second]);
    expect(order).toEqual(['transaction 5000', 'query']);
  });

  it('rolls back a transaction that is idle for too long, also one that waits for a query outside itself, and goes on', async () => {
    const waiting = database.transaction(async (transaction) => {
      await transaction.insert(holidays).values({ day: '2027-01-02', name });
      await database.connection.execute(sql`select 1`);
    });
    const failure: unknown = await waiting.catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
    expect(await listDays()).toEqual(['2027-01-01']);
  });

  it('refuses writes while the disk is nearly full, still reads, and writes again once there is room', async () => {
    freeBytes = 299_000_000;
    await waitUntil(
      async () => findSqlState(await insertDay('2027-01-03').catch((error: unknown) => error)) === '25006',
    );
    const refusal: unknown = await database
      .transaction((transaction) => transaction.delete(holidays))
      .catch((error: unknown) => error);
    expect(isDatabaseUnavailable(refusal)).toBe(true);
    const days = await listDays();
    expect(days).toContain('2027-01-01');
    // Between the two limits nothing changes, however often it is looked at.
    freeBytes = 350_000_000;
    const looksBefore = looks;
    await waitUntil(() => looks > looksBefore + 2);
    expect(findSqlState(await insertDay('2027-01-04').catch((error: unknown) => error))).toBe('25006');
    freeBytes = 401_000_000;
    await waitUntil(() =>
      insertDay('2027-01-05').then(
        () => true,
        () => false,
      ),
    );
    expect(await listDays()).toEqual([...days, '2027-01-05']);
    freeBytes = ROOM_BYTES;
  });

  it('ends a stuck thread, refuses requests meanwhile, and reopens the database with exactly the commits', async () => {
    const before = await listDays();
    const stuck = database.transaction(async (transaction) => {
      await transaction.insert(holidays).values({ day: '2027-01-06', name });
      await transaction.execute(sql`do $$ begin loop end loop; end $$`);
    });
    const behind = listDays();
    const failures = await Promise.all(
      [stuck, behind].map((work) =>
        work.then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    );
    expect(failures.map(isDatabaseUnavailable)).toEqual([true, true]);
    expect(lost).toEqual([expect.stringContaining('did nothing for 1 seconds')]);
    await waitUntil(() => reopenings === 1);
    expect(await listDays()).toEqual(before);
    await insertDay('2027-01-07');
  });

  it('refuses to open on a nearly full disk, with the room that it needs', async () => {
    const refused = openEmbeddedDatabase(join(parent, 'no-room'), { readFreeBytes: () => Promise.resolve(12_345_678) });
    await expect(refused).rejects.toThrow(
      `The disk of ${join(parent, 'no-room')} has 12 MB left, and 300 MB are needed: make room, or set DATA_DIR to a directory on another disk.`,
    );
  });

  it('refuses a directory with other things in it', async () => {
    await expect(openEmbeddedDatabase(parent, { workerFile: programs.databaseWorker })).rejects.toThrow(
      'but no database: move them away',
    );
  });
});
