import { cp, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openEmbeddedDatabase } from '../adapters/database/embedded';
import { createLog } from '../observability/log';
import { createPrograms, type Programs } from '../testing/programs';
import { readConfiguration } from './configuration';
import { readOrMakeSecret } from './data-directory-secret';
import { explain } from './explain';
import { requireNoLostDatabase } from './lost-database';
import { openPorts } from './open-ports';

const CANNOT_OPEN = /database in \S+\/database cannot be opened \(.+\).*npm run restore -- file --force.*set DATA_DIR/s;

/** The message of a start (start.ts); e2e/flows/damaged-data.e2e.ts sees whole starts end with such a sentence. */
const says = (dataDirectory: string, work: () => Promise<unknown>) =>
  work().then(
    () => 'nothing',
    (error: unknown) => explain(error, { NODE_ENV: 'test', DATA_DIR: dataDirectory }),
  );

let folder: string;
let data: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pelakfan-damaged-files-'));
});
beforeEach(() => {
  data = join(folder, 'damaged');
});
afterEach(() => rm(data, { recursive: true, force: true }));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a database with damaged files', () => {
  let programs: Programs;
  const whole = () => join(folder, 'whole');
  const opens = async (dataDirectory: string) => {
    const database = await openEmbeddedDatabase(join(dataDirectory, 'database'), {
      workerFile: programs.databaseWorker,
    });
    try {
      await database.migrate();
    } finally {
      await database.close();
    }
  };
  beforeAll(async () => {
    programs = createPrograms();
    await opens(whole());
  });
  afterAll(() => programs.remove());

  it.each<[string, (database: string) => Promise<unknown>, RegExp]>([
    ['another version’s', (database) => writeFile(join(database, 'PG_VERSION'), '15\n'), CANNOT_OPEN],
    ['a control file of nothing', (database) => truncate(join(database, 'global/pg_control')), CANNOT_OPEN],
    ['a log that is garbage', (database) => overwrite(join(database, 'pg_wal')), CANNOT_OPEN],
    ['tables that are gone', (database) => rm(join(database, 'base'), { recursive: true }), CANNOT_OPEN],
    [
      'a folder that has lost its database',
      (database) => rm(join(database, 'PG_VERSION')),
      /database has files in it .* but no database: move them away/,
    ],
  ])('is not opened, and the sentence says what to do: %s', async (_, damage, sentence) => {
    await cp(whole(), data, { recursive: true });
    await damage(join(data, 'database'));
    expect(await says(data, () => opens(data))).toMatch(sentence);
  });
});

describe('a damaged secret', () => {
  it.each<[string, (secret: string) => Promise<unknown>, RegExp]>([
    [
      'cut off',
      (secret) => truncate(secret, 5),
      /session-secret is damaged: it has 5 letters.*SESSION_SECRET_REPLACED=true/,
    ],
    [
      'a folder',
      async (secret) => {
        await rm(secret);
        await mkdir(secret);
      },
      /session-secret is damaged: it cannot be read \(EISDIR\).*Put back a copy/,
    ],
  ])('is not replaced, and the sentence says what to do: %s', async (_, damage, sentence) => {
    await readOrMakeSecret(data);
    await damage(join(data, 'session-secret'));
    expect(await says(data, () => readOrMakeSecret(data))).toMatch(sentence);
  });
});

describe('a missing database', () => {
  const SAYS = /\/database is gone, while \S+\/files is there: .*npm run restore -- file --force.*set DATA_DIR/;
  const open = () =>
    openPorts(
      readConfiguration({ SESSION_SECRET: 'a-secret-of-thirty-two-letters-01' }),
      data,
      createLog({ level: 'error', secrets: [] }),
    );
  const put = (...path: string[]) => writeFile(join(data, ...path), 'x'.repeat(64));
  beforeEach(() => mkdir(data, { recursive: true }));

  it.each<[string, () => Promise<unknown>]>([
    ['uploaded files are there', () => mkdir(join(data, 'files')).then(() => put('files', 'photo'))],
    [
      'the secret and an empty folder of files are there',
      () => mkdir(join(data, 'files')).then(() => put('session-secret')),
    ],
    [
      'its folder is there and empty',
      () =>
        mkdir(join(data, 'files'))
          .then(() => put('files', 'photo'))
          .then(() => mkdir(join(data, 'database'))),
    ],
  ])('is not begun anew while %s', async (_, leave) => {
    await leave();
    const before = await readdir(data);
    expect(await says(data, open)).toMatch(SAYS);
    expect(await readdir(data)).toEqual(before);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['nothing', () => Promise.resolve()],
    ['a secret alone, as a first start leaves that was killed', () => put('session-secret')],
    ['a folder for files that somebody prepared', () => mkdir(join(data, 'files'))],
    [
      'uploads that are a file',
      () =>
        put('files')
          .then(() => mkdir(join(data, 'database')))
          .then(() => put('database', 'PG_VERSION')),
    ],
  ])('is not missed where there is %s', async (_, leave) => {
    await leave();
    expect(() => requireNoLostDatabase(data)).not.toThrow();
  });
});

async function overwrite(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const file = join(directory, name);
    const { size } = await stat(file);
    if (/^[0-9A-F]{24}$/.test(name) && size > 0) await writeFile(file, Buffer.alloc(8192, 'A'));
  }
}
