import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import type { Executor } from '../../ports/database';
import { DatabaseNewer } from '../../ports/database-error';
import { migrationsFolder } from './migrations-folder';

const APPLIED = 'drizzle.__drizzle_migrations';

interface Migration {
  /** `0054_written-by` */
  readonly tag: string;
  /** Its key in the table of applied migrations, milliseconds. */
  readonly when: number;
}

/** The migrations of this version, oldest first. */
async function listMigrations(): Promise<readonly Migration[]> {
  const text = await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return (JSON.parse(text) as { readonly entries: readonly Migration[] }).entries;
}

/** The name of the last migration of this version. */
export async function findNewestMigration(): Promise<string> {
  return (await listMigrations()).at(-1)?.tag ?? '';
}

/** Throws DatabaseNewer for a database with migrations that this version does not have. An empty one has none. */
export async function requireKnownMigrations(connection: Executor): Promise<void> {
  const known = new Set((await listMigrations()).map(({ when }) => when));
  const applied = await readRows(connection, APPLIED);
  const unknown = applied.filter((row) => !known.has(Number(row.created_at)));
  if (unknown.length === 0) return;
  const [installation] = await readRows(connection, 'installation');
  throw new DatabaseNewer(toRefusal(unknown.length, [...known].length, installation));
}

/** How many migrations the database has. */
export async function countMigrations(connection: Executor): Promise<number> {
  return (await readRows(connection, APPLIED)).length;
}

type Row = Readonly<Record<string, unknown>>;

/** No rows where the table is not there. */
async function readRows(connection: Executor, table: string): Promise<readonly Row[]> {
  const isThere = sql<boolean>`to_regclass(${table}) is not null`;
  const [found] = await connection.select({ isThere }).from(sql`(select 1) as once`);
  if (!found?.isThere) return [];
  const answer: unknown = await connection.execute(sql`select * from ${sql.raw(table)}`);
  return (answer as { readonly rows: readonly Row[] }).rows;
}

function toRefusal(unknownCount: number, knownCount: number, installation: Row | undefined): string {
  const { written_by: version, newest_migration: newest } = installation ?? {};
  const writer =
    typeof version === 'string'
      ? `It was written by version ${version}, whose last migration is ${String(newest)}.`
      : '';
  return [
    `The database has ${unknownCount} migrations that this version does not know; this one knows ${knownCount}. An older version would damage what a newer one wrote.`,
    writer,
    'Start that version or a newer one. To go back for good, stop the site and restore the backup that was made before it: npm run restore -- file --force.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
