import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { sql } from 'drizzle-orm';

import { createPrograms, type Programs } from '../../testing/programs';
import { openEmbeddedDatabase } from './embedded';

const COMMITS_BEFORE_THE_END = 45;

describe('data that the embedded database has committed', () => {
  let parent: string;
  let programs: Programs;
  let program: URL;
  const directory = () => join(parent, 'database');
  const open = (path: string) => openEmbeddedDatabase(path, { workerFile: programs.databaseWorker });

  beforeAll(async () => {
    parent = await mkdtemp(join(tmpdir(), 'durability-'));
    programs = createPrograms();
    program = programs.bundle('lib/server/testing/committing-program.ts');
    const database = await open(directory());
    await database.connection.execute(sql`create table kept (number integer primary key, note text)`);
    await database.close();
  });
  afterAll(async () => {
    programs.remove();
    await rm(parent, { recursive: true, force: true });
  });

  /**
   * Runs the program until it has reported `count` commits, kills it as hard as can be, and returns the last reported
   * commit.
   */
  const commitUntilKilled = async (workerFile: URL): Promise<number> => {
    const child = spawn(process.execPath, [fileURLToPath(program), directory(), fileURLToPath(workerFile)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const isGone = once(child, 'exit');
    let said = 0;
    let last = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      last = Number(line);
      said += 1;
      if (said === COMMITS_BEFORE_THE_END) child.kill('SIGKILL');
    }
    await isGone;
    return last;
  };

  const readKept = async (path: string) => {
    const database = await open(path);
    const { rows } = Object(
      await database.connection.execute(
        sql`select count(*) as count, max(number) as last, count(*) filter (where note = 'newest') as marked from kept`,
      ),
    );
    await database.close();
    return rows[0];
  };

  it('survives kill -9, in whole transactions', async () => {
    const last = await commitUntilKilled(programs.databaseWorker);
    const kept = await readKept(directory());
    expect(kept.last).toBeGreaterThanOrEqual(last);
    // Whole transactions and no others: each row, and the mark that its follower made.
    expect(kept).toEqual({ count: kept.last, last: kept.last, marked: kept.last - 1 });
  });

  it('survives a power cut that loses everything unsynced, in whole transactions', async () => {
    const afterwards = `${directory()}.after-power-cut`;
    await rm(afterwards, { recursive: true, force: true });
    await cp(directory(), afterwards, { recursive: true });
    const last = await commitUntilKilled(programs.bundle('lib/server/testing/power-cut-worker.ts'));
    const kept = await readKept(afterwards);
    expect(kept.last).toBeGreaterThanOrEqual(last);
    expect(kept).toEqual({ count: kept.last, last: kept.last, marked: kept.last - 1 });
  });
});
