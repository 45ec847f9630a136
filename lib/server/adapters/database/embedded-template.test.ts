import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import { createPrograms } from '../../testing/programs';
import { openEmbeddedDatabase } from './embedded';
import { copyTemplate, prepareTemplate } from './embedded/cluster-template';

describe('the template of new databases', () => {
  let parent: string;
  const templates = () => join(parent, 'templates');
  const target = () => join(parent, 'target');
  let made = 0;
  const prepare = () =>
    prepareTemplate(templates(), async (directory) => {
      made += 1;
      await mkdir(directory);
      await writeFile(join(directory, 'PG_VERSION'), String(made));
    });
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'template-'));
    made = 0;
    await mkdir(target());
  });
  afterEach(() => rm(parent, { recursive: true, force: true }));

  it('is made once; a copy of another key is never used, and goes when the next is made', async () => {
    await prepare();
    await prepare();
    const [key = ''] = await readdir(templates());
    await rename(join(templates(), key), join(templates(), 'of-other-migrations'));
    expect([made, await copyTemplate(templates(), target()), await readdir(target())]).toEqual([1, false, []]);
    await prepare();
    expect([made, await readdir(templates())]).toEqual([2, [key]]);
    expect([await copyTemplate(templates(), target()), await readFile(join(target(), 'PG_VERSION'), 'utf8')]).toEqual([
      true,
      '2',
    ]);
  });

  it('leaves nothing behind after a failed making', async () => {
    const failed = prepareTemplate(templates(), async (directory) => {
      await mkdir(directory);
      throw new Error('no room');
    });
    await expect(failed).rejects.toThrow('no room');
    expect(await readdir(templates())).toEqual([]);
  });

  it('is skipped where it cannot be read', async () => {
    await prepare();
    const [key = ''] = await readdir(templates());
    await rm(join(templates(), key), { recursive: true });
    await writeFile(join(templates(), key), 'no directory');
    expect([await copyTemplate(templates(), target()), await readdir(target())]).toEqual([false, []]);
  });
});

it('A database that begins as a copy is its owner’s alone, has every migration, commits to the disk, and leaves the template as it was', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'template-'));
  const programs = createPrograms();
  const templates = join(parent, 'templates');
  const listMade = async ({ connection }: Awaited<ReturnType<typeof openEmbeddedDatabase>>) =>
    Object(
      await connection.execute(
        sql`select to_regclass('made_by_the_build') is not null as "isCopy", (select count(*) from drizzle.__drizzle_migrations) as migrations`,
      ),
    ).rows;
  try {
    await prepareTemplate(templates, async (directory) => {
      const database = await openEmbeddedDatabase(directory, { workerFile: programs.databaseWorker });
      await database.migrate();
      await database.connection.execute(sql`create table made_by_the_build ()`);
      await database.close();
    });
    const open = (name: string) =>
      openEmbeddedDatabase(join(parent, name), { workerFile: programs.databaseWorker, templates });
    const one = await open('one');
    expect((await stat(join(parent, 'one'))).mode & 0o777).toBe(0o700);
    const [before] = await listMade(one);
    expect(before).toMatchObject({ isCopy: true });
    await one.migrate();
    expect(await listMade(one)).toEqual([before]);
    await one.connection.execute(sql`drop table made_by_the_build`);
    await one.close();
    const other = await open('other');
    expect(await listMade(other)).toEqual([before]);
    await other.close();
    // A damaged template damages no database: that is made as ever.
    const [key = ''] = await readdir(templates);
    await writeFile(join(templates, key, 'global/pg_control'), '');
    const whole = await open('whole');
    await whole.migrate();
    expect(await listMade(whole)).toEqual([{ ...before, isCopy: false }]);
    await whole.close();
  } finally {
    programs.remove();
    await rm(parent, { recursive: true, force: true });
  }
});
