import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

import { sql } from 'drizzle-orm';

import config from '../../dev/drizzle.config';
import { migrationsFolder } from '../adapters/database/migrations-folder';
import type { DatabasePort } from '../ports/database';
import { createOldTestDatabase, createTestDatabase } from '../testing/database';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[];
}

/** The last migrations of the versions of 23, 27 and 30 November 2026, whose databases people may have. */
const EARLIER_VERSIONS = ['0009_move-reasons', '0043_held-fees', '0119_truck-litres'];

/** Columns, constraints, indexes and triggers, a line each. */
const DESCRIPTION = sql`
  SELECT 'column ' || concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) AS line
    FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT 'index ' || indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT 'trigger ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'function ' || pg_get_functiondef(oid) FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' AND probin IS NULL
  ORDER BY 1`;

async function describeDatabase({ connection }: DatabasePort): Promise<readonly string[]> {
  const { rows } = (await connection.execute(DESCRIPTION)) as unknown as { rows: readonly { line: string }[] };
  return rows.map(({ line }) => line);
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

  it.each(EARLIER_VERSIONS)('bring a database of the version with %s to what a new one has', async (last) => {
    const older = await createOldTestDatabase(last, 'SELECT 1');
    await older.migrate();
    const fresh = await createTestDatabase();
    const [fromOlder, fromNothing] = await Promise.all([describeDatabase(older), describeDatabase(fresh)]);
    await Promise.all([older.close(), fresh.close()]);
    expect(fromNothing.length).toBeGreaterThan(EARLIER_VERSIONS.length);
    expect(fromOlder).toEqual(fromNothing);
  });
});
