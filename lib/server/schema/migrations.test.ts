import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

import config from '../../dev/drizzle.config';
import { migrationsFolder } from '../adapters/database/migrations-folder';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[];
}

/** Earlier ones were numbered when they were planned, and have the times at which they came. */
const IN_ORDER_FROM = 117;

async function readJournal(): Promise<Journal['entries']> {
  const text = await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return (JSON.parse(text) as Journal).entries;
}

describe('the numbered migrations', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pelakfan-migrations-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('make the schema’s tables: nothing is left to generate', async () => {
    const copy = join(folder, 'migrations');
    await cp(migrationsFolder, copy, { recursive: true });
    // drizzle-kit reads its paths from the project's folder on.
    await writeFile(
      join(folder, 'drizzle.config.json'),
      JSON.stringify({ ...config, out: relative(process.cwd(), copy) }),
    );
    const program = join(process.cwd(), 'node_modules/drizzle-kit/bin.cjs');
    const { stdout } = await promisify(execFile)(process.execPath, [
      program,
      'generate',
      '--config',
      join(folder, 'drizzle.config.json'),
    ]);
    expect(stdout).toContain('No schema changes');
    expect((await readdir(copy)).sort()).toEqual((await readdir(migrationsFolder)).sort());
  });

  it('are named in the journal by their numbers, each with a time of its own', async () => {
    const entries = await readJournal();
    const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
    expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files);
    expect(entries.map(({ idx }) => idx)).toEqual(files.map((file) => Number(file.slice(0, 4))));
    expect(new Set(entries.map(({ when }) => when)).size).toBe(entries.length);
  });

  // Drizzle runs what is later than the newest that a database has. Whatever is not later is left out for good.
  it('are later than all before them, so that a database of an earlier version gets them', async () => {
    const entries = await readJournal();
    const early = entries.filter(
      ({ idx, when }, index) => idx >= IN_ORDER_FROM && entries.slice(0, index).some((before) => before.when >= when),
    );
    expect(early.map(({ tag }) => tag)).toEqual([]);
  });
});
