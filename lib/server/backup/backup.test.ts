import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import pg from 'pg';

import { tarArchive } from '../adapters/archive/tar';
import { openEmbeddedDatabase, type EmbeddedDatabase } from '../adapters/database/embedded';
import { createEmbeddedArchive } from '../adapters/database/embedded-archive';
import { createPostgresqlArchive } from '../adapters/database/postgresql-archive';
import type { DatabaseArchive } from '../ports/database-archive';
import type { DatabaseFacts } from '../ports/database-facts';
import { createPrograms, type Programs } from '../testing/programs';
import { backUp } from './back-up';
import type { BackupPlace } from './place';
import { restore } from './restore';

const now = () => new Date('2026-11-21T20:28:00Z');

let parent: string;
let programs: Programs;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'backup-'));
  programs = createPrograms();
});
afterAll(async () => {
  programs.remove();
  await rm(parent, { recursive: true, force: true });
});

const toPlace = (dataDirectory: string, database: DatabaseArchive, more: Partial<BackupPlace> = {}): BackupPlace => ({
  dataDirectory,
  database,
  archive: tarArchive,
  now,
  keepsUploads: true,
  secretFingerprint: null,
  ...more,
});

const forced = { isForced: true, losesPasswords: false };
const careful = { isForced: false, losesPasswords: false };

async function writeUpload(dataDirectory: string, content: string): Promise<void> {
  await mkdir(join(dataDirectory, 'files/2026-11'), { recursive: true });
  await writeFile(join(dataDirectory, 'files/2026-11/photo.jpg'), content);
  await writeFile(join(dataDirectory, 'files/2026-11/photo.jpg.content-type'), 'image/jpeg');
  await writeFile(join(dataDirectory, 'files/2026-11/next.jpg.part'), 'half');
}

const readUpload = (dataDirectory: string) => readFile(join(dataDirectory, 'files/2026-11/photo.jpg'), 'utf8');

describe('backup and restore of the embedded database', () => {
  const options = () => ({ workerFile: programs.databaseWorker, upkeepEveryMs: 50 });
  const archiveOf = (dataDirectory: string) => createEmbeddedArchive(join(dataDirectory, 'database'), options());
  const data = () => join(parent, 'data');
  const file = () => join(parent, 'backup.tar.gz');
  const place = () => toPlace(data(), archiveOf(data()));
  const openData = () => openEmbeddedDatabase(join(data(), 'database'), options());
  let database: EmbeddedDatabase;
  beforeAll(async () => {
    database = await openData();
    await database.connection.execute(sql`create table kept (note text)`);
    await database.connection.execute(sql`insert into kept values ('before')`);
    await writeUpload(data(), 'first');
  });

  it('is written while the server runs, for its owner alone, and checked by restoring it', async () => {
    const report = await backUp(place(), { file: file() });
    expect(report).toMatchObject({ file: file(), tableCount: 1, rowCount: 1, uploadCount: 1 });
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    // What the running server lays beside its database comes and goes.
    const left = (await readdir(data())).filter((name) => !/^database\.(lock-|write-probe$)/.test(name));
    expect(left.sort()).toEqual(['database', 'files']);
  });

  it('restores the database and the uploaded files once the server is stopped, and keeps the former ones aside', async () => {
    await database.connection.execute(sql`insert into kept values ('after')`);
    await expect(restore(place(), file(), forced)).rejects.toThrow(
      'is in use by another running server: stop that one',
    );
    await database.close();
    await writeUpload(data(), 'second');
    await expect(restore(place(), file(), careful)).rejects.toThrow('start it again with --force');
    const report = await restore(place(), file(), forced);
    const aside = join(data(), 'before-restore-2026-11-21T20-28-00Z');
    expect(report).toEqual({
      createdAt: now().toISOString(),
      tableCount: 1,
      kept: [join(aside, 'database'), join(aside, 'files')],
    });
    const restored = await openData();
    expect(await restored.connection.execute(sql`select note from kept`)).toMatchObject({
      rows: [{ note: 'before' }],
    });
    await restored.close();
    expect(await readUpload(data())).toBe('first');
    expect(existsSync(join(data(), 'files/2026-11/next.jpg.part'))).toBe(false);
    expect(await readUpload(aside)).toBe('second');
  });
});

describe('an archive', () => {
  /** A database of one table, whose rows are a file's lines. */
  const createLines = (
    directory: string,
    facts: DatabaseFacts = { uploadKeys: [], secretFingerprint: null },
  ): DatabaseArchive => {
    const lines = join(directory, 'lines');
    const count = async (path: string) => ({ lines: (await readFile(path, 'utf8')).split('\n').length });
    return {
      engine: 'embedded',
      requireStopped: () => Promise.resolve(),
      hasData: () => Promise.resolve(existsSync(lines)),
      save: (folder) => copyFile(lines, join(folder, 'lines')).then(() => count(lines)),
      load: async (folder) => ({
        rows: await count(join(folder, 'lines')),
        facts,
        activate: () => rename(join(folder, 'lines'), lines).then(() => null),
        discard: () => rm(join(folder, 'lines')),
      }),
    };
  };
  const data = () => join(parent, 'lines');
  const place = () => toPlace(data(), createLines(data()));
  let file: string;
  beforeAll(async () => {
    await writeUpload(data(), 'first');
    await writeFile(join(data(), 'lines'), 'one\ntwo');
    file = (await backUp(place())).file;
  });

  const change = async (edit: (folder: string) => Promise<unknown>) => {
    const folder = await mkdtemp(join(parent, 'changed-'));
    await tarArchive.unpack(file, folder);
    await edit(folder);
    await tarArchive.pack(folder, `${folder}.tar.gz`);
    return `${folder}.tar.gz`;
  };
  const editManifest = (from: string, to: string) => async (folder: string) => {
    const manifest = join(folder, 'manifest.json');
    await writeFile(manifest, (await readFile(manifest, 'utf8')).replace(from, to));
  };

  it('has its time as its name unless another is given, and is not overwritten', async () => {
    expect(file).toBe(join(data(), 'backups/pelakfan-2026-11-21T20-28-00Z.tar.gz'));
    await expect(backUp(place())).rejects.toThrow(
      `${file} is there already, and backups are not overwritten: name another file.`,
    );
  });

  it('is refused while the database names files outside the data directory, with the directory it searched', async () => {
    const keys = ['2026-11/photo.jpg', '2026-11/elsewhere.jpg'];
    const database = createLines(data(), { uploadKeys: keys, secretFingerprint: null });
    const wish = { file: join(parent, 'without-files.tar.gz') };
    await expect(backUp(toPlace(data(), database), wish)).rejects.toThrow(
      `The database names 2 uploaded files, and 1 of them are not in ${join(data(), 'files')} (first: 2026-11/elsewhere.jpg). Set DATA_DIR to what the site runs with`,
    );
    expect(existsSync(wish.file)).toBe(false);
    await backUp(toPlace(data(), database), { ...wish, allowsMissingFiles: true });
    // The files of a bucket are not its business.
    const inBucket = toPlace(data(), database, { keepsUploads: false });
    await backUp(inBucket, { file: join(parent, 'files-in-bucket.tar.gz') });
  });

  it.each([
    [null, 'there is none here yet'],
    ['of-another-secret', 'the one here is another'],
  ])('is not restored where no password would hold (%s), except with a flag', async (here, words) => {
    const target = join(parent, `passwords-${here}`);
    await mkdir(target);
    const database = createLines(target, { uploadKeys: [], secretFingerprint: 'of-the-lost-secret' });
    const place = toPlace(target, database, { secretFingerprint: here });
    await expect(restore(place, file, careful)).rejects.toThrow(words);
    expect(await readdir(target)).toEqual([]);
    await restore(place, file, { ...careful, losesPasswords: true });
    expect(await readUpload(target)).toBe('first');
  });

  it('is restored to an empty place without --force', async () => {
    const empty = join(parent, 'empty');
    await mkdir(empty);
    expect(await restore(toPlace(empty, createLines(empty)), file, careful)).toMatchObject({ kept: [] });
    expect(await readFile(join(empty, 'lines'), 'utf8')).toBe('one\ntwo');
    expect(await readUpload(empty)).toBe('first');
  });

  it.each([
    [
      'cut off',
      async () => writeFile(`${file}.cut`, (await readFile(file)).subarray(0, 200)).then(() => `${file}.cut`),
      'cannot be read as an archive',
    ],
    [
      'changed',
      () => change((folder) => writeFile(join(folder, 'files/2026-11/photo.jpg'), 'forged')),
      'files/2026-11/photo.jpg in it is not what was backed up',
    ],
    ['not whole', () => change((folder) => rm(join(folder, 'lines'))), 'lines in it is not what was backed up'],
    [
      'with a link out of it',
      () => change((folder) => symlink('/etc/passwd', join(folder, 'files/link'))),
      'is neither a file nor a directory',
    ],
    ['of something else', () => change((folder) => rm(join(folder, 'manifest.json'))), 'is no backup of this project'],
    ['of another version', () => change(editManifest('"format": 1', '"format": 2')), 'made by another version'],
    [
      'of the other engine',
      () => change(editManifest('"embedded"', '"postgresql"')),
      'set DATABASE_URL to a PostgreSQL',
    ],
    [
      'with fewer rows than were counted',
      () => change(editManifest('"lines": 2', '"lines": 3')),
      'the table lines has 2 rows and not 3',
    ],
    ['that is not there', () => Promise.resolve(join(parent, 'nowhere')), 'is not there: name the file of a backup'],
  ])('%s is refused, and everything stays', async (_what, make, words) => {
    await expect(restore(place(), await make(), forced)).rejects.toThrow(words);
    expect(await readUpload(data())).toBe('first');
    expect((await readdir(data())).sort()).toEqual(['backups', 'files', 'lines']);
  });
});

const server = process.env.DATABASE_URL_TEST;
const describeOnServer = server === undefined ? describe.skip : describe;

describeOnServer('backup and restore of PostgreSQL (install PostgreSQL, or set DATABASE_URL_TEST, to run it)', () => {
  const name = `pelakfan_backup_${randomBytes(4).toString('hex')}`;
  const toUrl = (database: string) =>
    Object.assign(new URL(server ?? 'postgresql://none'), { pathname: `/${database}` }).href;
  const data = () => join(parent, 'data-of-postgresql');
  const place = () => toPlace(data(), createPostgresqlArchive(toUrl(name)));
  const run = async (database: string, text: string) => {
    const client = new pg.Client({ connectionString: toUrl(database) });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  const listOurs = async () =>
    (await run('postgres', `SELECT datname FROM pg_database WHERE datname LIKE '${name}%' ORDER BY 1`)).map(
      (row) => row.datname,
    );
  beforeAll(async () => {
    await run('postgres', `CREATE DATABASE ${name}`);
    await run(name, `CREATE TABLE kept (note text); INSERT INTO kept VALUES ('before')`);
    await writeUpload(data(), 'first');
  });
  afterAll(async () => {
    for (const database of await listOurs()) await run('postgres', `DROP DATABASE "${database}" WITH (FORCE)`);
  });

  it('is checked by restoring it, put back with --force alone, and keeps the former database aside', async () => {
    const file = join(parent, 'postgresql.tar.gz');
    expect(await backUp(place(), { file })).toMatchObject({ tableCount: 1, rowCount: 1, uploadCount: 1 });
    expect(await listOurs()).toEqual([name]);
    await run(name, `INSERT INTO kept VALUES ('after')`);
    await expect(restore(place(), file, careful)).rejects.toThrow('--force');
    const report = await restore(place(), file, forced);
    expect(await run(name, 'SELECT note FROM kept')).toEqual([{ note: 'before' }]);
    expect(report.kept[0]).toBe(`the database ${name}_before_restore_2026-11-21T20-28-00Z`);
    expect(await listOurs()).toHaveLength(2);
  });

  it('is not restored under connected servers', async () => {
    const client = new pg.Client({ connectionString: toUrl(name) });
    await client.connect();
    await expect(restore(place(), join(parent, 'postgresql.tar.gz'), forced)).rejects.toThrow(
      `The database ${name} is in use by 1 connections: stop the servers`,
    );
    await client.end();
  });
});
