import type { PGlite } from '@electric-sql/pglite';

import type { Counters } from './counters';
import { EmbeddedDatabaseProblem } from './problem';

const WANTED: Readonly<Record<string, string>> = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  wal_sync_method: 'fsync',
};

/**
 * Throws EmbeddedDatabaseProblem unless a commit really waits for the disk: the settings require it, and the count of
 * syncs rises.
 */
export async function testDurability(client: Pick<PGlite, 'query' | 'transaction'>, counters: Counters): Promise<void> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [Object.keys(WANTED)],
  );
  for (const [name, wanted] of Object.entries(WANTED)) {
    const setting = rows.find((row) => row.name === name)?.setting ?? 'missing';
    if (setting !== wanted) throw toProblem(`its setting ${name} is ${setting} and not ${wanted}`);
  }
  const before = counters.get('syncs');
  await client.transaction((transaction) =>
    transaction.query("SELECT pg_logical_emit_message(true, 'pelakfan', 'durability self-test')"),
  );
  if (counters.get('syncs') === before) throw toProblem('a commit did not write through to the disk');
}

function toProblem(what: string): EmbeddedDatabaseProblem {
  return new EmbeddedDatabaseProblem(
    `The embedded database would lose orders in a power cut: ${what}. Install the versions of package-lock.json with npm ci, or set DATABASE_URL to a PostgreSQL.`,
  );
}
