import { randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/**
 * A database of its own with every migration applied: in memory, or on the PostgreSQL server of DATABASE_URL_TEST when that is set.
 * There it is a database a caller, not a schema: generated foreign keys name the schema `public`. Closing it drops it.
 */
export async function createTestDatabase(): Promise<DatabasePort> {
  const server = process.env.DATABASE_URL_TEST;
  const database = server ? await createOnServer(server) : await openInMemory();
  await database.migrate();
  return database;
}

/** One as the migrations up to a number left it, with rows that were written then; the later ones are still to come (`migrate`). */
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

/** PGlite takes seconds to make a database: one with every migration is kept for all test files, under the key of what it is made of. */
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

async function createOnServer(server: string): Promise<DatabasePort> {
  const own = await createServerDatabase(server);
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
  readonly url: string;
  /** Ends every connection to it first. */
  drop(): Promise<void>;
}

/** An empty database on a PostgreSQL server, for tests that several connections or processes share. */
export async function createServerDatabase(server: string): Promise<ServerDatabase> {
  const name = `pelakfan_test_${randomBytes(8).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
