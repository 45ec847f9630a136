import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import pg from 'pg';

import { BackupProblem, type DatabaseArchive, type LoadedDatabase } from '../../ports/database-archive';
import { readFacts } from '../../ports/database-facts';
import { countRows, type RowCounts } from '../../ports/row-counts';
import { runTool } from '../archive/run-tool';

const DUMP = 'database.dump';
const MAINTENANCE_DATABASE = 'postgres';
const HINT =
  'install the client tools of PostgreSQL (postgresql-client), of the server’s version or newer, and have them on PATH';

/**
 * Backup and restore of a PostgreSQL database with its own tools. The password goes by the environment: every user may
 * read arguments.
 */
export function createPostgresqlArchive(url: string): DatabaseArchive {
  return {
    engine: 'postgresql',
    requireStopped: () => administer(url, (client) => requireStopped(client, toName(url))),
    hasData: () => withClient(url, async (client) => Object.values(await countAll(client)).some((rows) => rows > 0)),
    save: (folder) => withClient(url, (client) => save(client, url, join(folder, DUMP))),
    load: (folder) => load(url, join(folder, DUMP)),
  };
}

/** Counted and written in one snapshot, whatever is written meanwhile. */
async function save(client: pg.Client, url: string, file: string): Promise<RowCounts> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows } = await client.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot');
  const counts = await countAll(client);
  await runPostgresTool('pg_dump', url, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--snapshot=${rows[0]?.snapshot ?? ''}`,
    `--file=${file}`,
  ]);
  return counts;
}

async function load(url: string, file: string): Promise<LoadedDatabase> {
  const name = toName(url);
  const loaded = `${name}_restored_${randomBytes(4).toString('hex')}`;
  await administer(url, (client) => client.query(`CREATE DATABASE ${pg.escapeIdentifier(loaded)}`)).catch(
    (error: unknown) => {
      throw new BackupProblem(
        `A database beside ${name} is needed to restore into, and could not be made: ${toMessage(error)}. Let the role make databases (ALTER ROLE … CREATEDB).`,
      );
    },
  );
  const discard = async () =>
    void (await administer(url, (client) =>
      client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(loaded)} WITH (FORCE)`),
    ));
  try {
    const target = withDatabase(url, loaded);
    await runPostgresTool('pg_restore', target, ['--exit-on-error', '--no-owner', '--no-privileges', file]);
    const [rows, facts] = await withClient(target, async (client) => [
      await countAll(client),
      await readFacts(async (text) => (await client.query(text)).rows),
    ]);
    return { rows, facts, activate: (stamp) => swap(url, name, loaded, stamp), discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** Both renames in one transaction: there is never no database of the name. */
async function swap(url: string, name: string, loaded: string, stamp: string): Promise<string> {
  const kept = `${name}_before_restore_${stamp}`.slice(0, 63);
  await administer(url, async (client) => {
    await requireStopped(client, name);
    await client.query(
      `BEGIN; ALTER DATABASE ${pg.escapeIdentifier(name)} RENAME TO ${pg.escapeIdentifier(kept)}; ALTER DATABASE ${pg.escapeIdentifier(loaded)} RENAME TO ${pg.escapeIdentifier(name)}; COMMIT`,
    );
  });
  return `the database ${kept}`;
}

async function requireStopped(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = $1',
    [name],
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0)
    throw new BackupProblem(
      `The database ${name} is in use by ${count} connections: stop the servers that run on it, then start the restore again.`,
    );
}

function countAll(client: pg.Client): Promise<RowCounts> {
  return countRows(async (text) => (await client.query(text)).rows);
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'pelakfan backup' });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new BackupProblem(
      `The database of DATABASE_URL cannot be reached: ${toMessage(error)}. Start it, or correct DATABASE_URL.`,
    );
  }
  return work(client).finally(() => client.end());
}

const administer = <Result>(url: string, work: (client: pg.Client) => Promise<Result>) =>
  withClient(withDatabase(url, MAINTENANCE_DATABASE), work);

function runPostgresTool(tool: string, url: string, args: readonly string[]): Promise<void> {
  const bare = new URL(url);
  const password = decodeURIComponent(bare.password) || bare.searchParams.get('password') || '';
  bare.password = '';
  bare.searchParams.delete('password');
  return runTool(tool, [`--dbname=${bare.href}`, ...args], {
    environment: password === '' ? {} : { PGPASSWORD: password },
    hint: HINT,
  });
}

const toName = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));

function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
