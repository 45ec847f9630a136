import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import { describeDatabase } from '../../ports/database.suite';
import { DirectoryInUse } from './directory-lock';
import { openEmbeddedDatabase, openMemoryDatabase } from './embedded';

describeDatabase('embedded', async () => {
  const database = await openMemoryDatabase();
  await database.migrate();
  return database;
});

describe('embedded database directory', () => {
  let parent: string;
  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'database-'));
  });
  afterAll(() => rm(parent, { recursive: true, force: true }));

  it('makes the directory with its parents for the owner alone, keeps what was committed, and lets one opener in', async () => {
    const directory = join(parent, 'deep', 'database');
    const first = await openEmbeddedDatabase(directory);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    await first.connection.execute(sql`create table kept (amount bigint)`);
    await first.connection.execute(sql`insert into kept values (1250000)`);
    await expect(openEmbeddedDatabase(directory)).rejects.toThrow(DirectoryInUse);
    await first.close();

    const second = await openEmbeddedDatabase(directory);
    expect(await second.connection.execute(sql`select amount from kept`)).toMatchObject({ rows: [{ amount: 1_250_000 }] });
    expect(await second.connection.execute(sql`show max_wal_size`)).toMatchObject({ rows: [{ max_wal_size: '128MB' }] });
    await second.close();
  });
});
