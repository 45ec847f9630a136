import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

import type { DatabasePort } from '../../ports/database';
import * as schema from '../../schema';
import { migrationsFolder } from './migrations-folder';
import { withRetries } from './retry';

/** Any number that all our processes agree on and that nobody else uses in this database. */
const MIGRATION_LOCK = 7_352_523;
const CONNECTION_LIMIT = 20;

interface PostgresqlOptions {
  /** Told when an idle connection breaks; the pool opens another. */
  readonly onConnectionLost?: (error: Error) => void;
}

/** PostgreSQL 15 or newer through a pool. Rejects when the server cannot be reached. */
export async function openPostgresql(url: string, options: PostgresqlOptions = {}): Promise<DatabasePort> {
  // drizzle passes its own parsers, which fall back to the driver's global ones: int8 is set there.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: CONNECTION_LIMIT, connectionTimeoutMillis: 10_000, application_name: 'pelakfan' });
  pool.on('error', (error) => options.onConnectionLost?.(error));
  (await pool.connect()).release();
  const connection = drizzle({ client: pool, schema, casing: 'snake_case' });
  return {
    kind: 'postgresql',
    connection,
    transaction: (work) => withRetries(() => connection.transaction(work)),
    migrate: () => migrateUnderLock(pool),
    close: () => pool.end(),
  };
}

async function migrateUnderLock(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client, schema, casing: 'snake_case' }), { migrationsFolder });
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // A broken migration's connection is thrown away, and its lock with it.
    client.release(true);
    throw error;
  }
}
