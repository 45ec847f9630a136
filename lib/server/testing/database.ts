import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';

import { openMemoryDatabase } from '../adapters/database/embedded';
import { toTemplateKey } from '../adapters/database/embedded/cluster-template';
import { migrationsFolder } from '../adapters/database/migrations-folder';
import { openPostgresql } from '../adapters/database/postgresql';
import type { DatabasePort } from '../ports/database';

/** Any number that the test files agree on: one of them makes the template, the others wait. */
const TEMPLATE_LOCK = 7_352_524;

/** All files that make the shipped catalogue, and the way it is stored. */
const CATALOGUE_FOLDERS = [
  'lib/catalogue',
  'lib/domain/money',
  'lib/domain/site',
  'lib/domain/text',
  'lib/server/catalogue',
  'lib/server/seed/geography',
];
const CATALOGUE_KEY_LENGTH = 32;

/**
 * A database of its own with every migration applied: in memory, or on the PostgreSQL server of DATABASE_URL_TEST when
 * that is set. There it is a database a caller, not a schema: generated foreign keys name the schema `public`. Closing
 * it drops it.
 */
export async function createTestDatabase(): Promise<DatabasePort> {
  const server = process.env.DATABASE_URL_TEST;
  return server ? createOnServer(server, await prepareServerTemplate(server)) : openInMemory();
}

/**
 * One with the shipped catalogue too: on a server a copy of one that `fill` has filled once. Null where each has to be
 * filled by itself.
 */
export async function createFilledTestDatabase(fill: Fill): Promise<DatabasePort | null> {
  const server = process.env.DATABASE_URL_TEST;
  return server ? createOnServer(server, await prepareFilledTemplate(server, fill)) : null;
}

/**
 * One as the migrations up to a number left it, with rows that were written then; the later ones are still to come
 * (`migrate`).
 */
export async function createOldTestDatabase(lastMigration: string, rows: string): Promise<DatabasePort> {
  const server = process.env.DATABASE_URL_TEST;
  const database = server ? await createOnServer(server) : await openMemoryDatabase();
  const folder = await copyMigrationsUntil(lastMigration);
  // The same for both engines: it goes by the connection's own dialect.
  await migrate(database.connection as unknown as Parameters<typeof migrate>[0], { migrationsFolder: folder });
  await rm(folder, { recursive: true });
  await database.transaction(async (transaction) => {
    for (const statement of rows.trim().split('\n')) await transaction.execute(sql.raw(statement));
  });
  return database;
}

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

async function copyMigrationsUntil(last: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pelakfan-old-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal;
  const until = journal.entries.findIndex(({ tag }) => tag === last) + 1;
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, until) }));
  return folder;
}

/**
 * PGlite takes seconds to make a database: one with every migration is kept for all test files, under the key of its
 * sources.
 */
async function openInMemory(): Promise<DatabasePort> {
  const folder = join(process.cwd(), 'node_modules/.cache/test-database');
  const file = join(folder, `${await toTemplateKey()}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return openMemoryDatabase(new Blob([kept]));
  const database = await openMemoryDatabase();
  await database.migrate();
  const dump = await database.dump();
  // Whole or not at all: another worker may be reading.
  const unfinished = `${file}.${process.pid}`;
  await mkdir(folder, { recursive: true });
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
  await rename(unfinished, file);
  return database;
}

/**
 * The migrations take more than a second, and a copy of a database a tenth of it. So the server keeps one with them,
 * under the key of its sources. Returns its name. Those of other keys are left, because another checkout may be using
 * them.
 */
function prepareServerTemplate(server: string): Promise<string> {
  return once(`migrated ${server}`, async () =>
    keepTemplate(server, `pelakfan_template_${await toTemplateKey()}`, (database) => database.migrate()),
  );
}

function prepareFilledTemplate(server: string, fill: Fill): Promise<string> {
  return once(`filled ${server}`, async () => {
    const origin = await prepareServerTemplate(server);
    return keepTemplate(server, `pelakfan_filled_${await toCatalogueKey()}`, fill, origin);
  });
}

type Fill = (database: DatabasePort) => Promise<void>;

const prepared = new Map<string, Promise<string>>();

/** Test files that share this module ask once: to name a template is to read and hash twelve megabytes. */
function once(what: string, prepare: () => Promise<string>): Promise<string> {
  const name = prepared.get(what) ?? prepare();
  prepared.set(what, name);
  name.catch(() => prepared.delete(what));
  return name;
}

/** Makes a database that others are copies of, unless it exists; `origin` is the one that it is a copy of. */
async function keepTemplate(server: string, name: string, fill: Fill, origin?: string): Promise<string> {
  await administer(server, async (client) => {
    const isThere = async () =>
      (await client.query('SELECT FROM pg_database WHERE datname = $1', [name])).rowCount === 1;
    if (await isThere()) return;
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    if (await isThere()) return;
    const unfinished = await createServerDatabase(server, origin);
    const database = await openPostgresql(unfinished.url);
    await fill(database);
    await database.close();
    await client.query(`ALTER DATABASE ${unfinished.name} RENAME TO ${name}`);
  });
  return name;
}

/** Another one where anything of the catalogue, of its loader or of the tables is another. */
async function toCatalogueKey(): Promise<string> {
  const hash = createHash('sha256').update(await toTemplateKey());
  for (const folder of CATALOGUE_FOLDERS) {
    const names = await readdir(join(process.cwd(), folder), { recursive: true });
    for (const name of names.filter((each) => /\.(ts|json)$/.test(each)).sort())
      hash.update(await readFile(join(process.cwd(), folder, name))).update('\n');
  }
  return hash.digest('hex').slice(0, CATALOGUE_KEY_LENGTH);
}

async function createOnServer(server: string, template?: string): Promise<DatabasePort> {
  const own = await createServerDatabase(server, template);
  const database = await openPostgresql(own.url);
  return {
    ...database,
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}

export interface ServerDatabase {
  readonly name: string;
  readonly url: string;
  /** Ends every connection to it first. */
  drop(): Promise<void>;
}

/**
 * A database on a PostgreSQL server, empty or a copy of another, for tests that several connections or processes share.
 */
export async function createServerDatabase(server: string, template?: string): Promise<ServerDatabase> {
  const name = `pelakfan_test_${randomBytes(8).toString('hex')}`;
  // Copied as files, because the write-ahead log of a copy takes four times as long.
  const origin = template ? `TEMPLATE ${template} STRATEGY FILE_COPY` : '';
  await administer(server, (client) => client.query(`CREATE DATABASE ${name} ${origin}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () => administer(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

async function administer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
