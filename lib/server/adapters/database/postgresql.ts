import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

import type { DatabasePort, Transaction } from '../../ports/database';
import { DatabaseUnavailable, isConnectionLost, isDatabaseUnavailable } from '../../ports/database-error';
import * as schema from '../../schema';
import { requireKnownMigrations } from './known-migrations';
import { migrationsFolder } from './migrations-folder';
import { withRetries } from './retry';
import { StatementNames } from './statement-names';

/** Any number that all our processes agree on and that nobody else uses in this database. */
const MIGRATION_LOCK = 7_352_523;
const CONNECTION_LIMIT = 20;
/**
 * The tables of a join up to which all orders are tried. Joins here begin with the table that the condition is on, and
 * go on by keys. In a large database PostgreSQL plans such a statement anew each time. With its usual 8 the lists of
 * orders were planned for 10 ms and run for 1 (2026-11-24).
 */
const PLANNED_AT_ONCE = 4;

/** Time-outs of each part of the way to the database. */
export interface PostgresqlLimits {
  /** The wait for a connection: a new one, or one that another call returns. */
  readonly connectMs: number;
  /** A statement's time, with the wait for others' locks; the server then ends it (57014). */
  readonly statementMs: number;
  /** The wait for any answer; a silent server is given up. */
  readonly answerMs: number;
  /** A transaction's idle time; the server then ends it, and releases its locks (25P03). */
  readonly idleTransactionMs: number;
}

const LIMITS: PostgresqlLimits = { connectMs: 5000, statementMs: 10_000, answerMs: 15_000, idleTransactionMs: 30_000 };

interface PostgresqlOptions {
  /** Told when an idle connection breaks; the pool opens another. */
  readonly onConnectionLost?: (error: Error) => void;
  readonly limits?: Partial<PostgresqlLimits>;
  readonly connectionLimit?: number;
}

/**
 * PostgreSQL 15 or newer through a pool that recovers by itself. Throws DatabaseUnavailable when the server cannot be
 * reached.
 */
export async function openPostgresql(url: string, options: PostgresqlOptions = {}): Promise<DatabasePort> {
  // drizzle passes its own parsers, which fall back to the driver's global ones: int8 is set there.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = createPool(url, options);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailable(toRefusal(url, error), { cause: error });
  }
  const begin = createTransactions(pool);
  return {
    kind: 'postgresql',
    connection: drizzle({ client: pool, schema, casing: 'snake_case' }),
    transaction: (work) => withRetries(() => begin(work)),
    migrate: () => migrateUnderLock(url),
    getConnectionUse: () => ({
      inUse: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

function createPool(url: string, options: PostgresqlOptions): pg.Pool {
  const limits = { ...LIMITS, ...options.limits };
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connectionLimit ?? CONNECTION_LIMIT,
    connectionTimeoutMillis: limits.connectMs,
    statement_timeout: limits.statementMs,
    query_timeout: limits.answerMs,
    idle_in_transaction_session_timeout: limits.idleTransactionMs,
    keepAlive: true,
    options: `-c join_collapse_limit=${PLANNED_AT_ONCE}`,
    application_name: 'pelakfan',
  });
  pool.on('error', (error) => options.onConnectionLost?.(error));
  // The pool listens to idle connections alone: one that breaks between two statements of a transaction would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  nameStatements(pool);
  askWithRetries(pool);
  return pool;
}

/**
 * A statement that comes again on a connection is parsed once there, and mostly planned once. drizzle has names only
 * for statements that are prepared by hand, each at its place.
 */
function nameStatements(pool: pg.Pool): void {
  const names = new StatementNames();
  pool.on('connect', (client) => {
    const answered = new Set<string>();
    const send: Query = client.query.bind(client);
    const query: Query = async (config, values) => {
      const text: unknown = typeof config === 'object' && config !== null ? Reflect.get(config, 'text') : null;
      const name = typeof text === 'string' && text.includes('$1') ? names.toName(text) : undefined;
      if (name === undefined) return send(config, values);
      try {
        const result = await send({ ...Object(config), name }, values);
        answered.add(name);
        return result;
      } catch (error) {
        throw answered.has(name) ? names.toFailure(name, error) : error;
      }
    };
    Object.assign(client, { query });
  });
}

type Query = (config: unknown, values: unknown) => Promise<unknown>;

/**
 * Statements outside a transaction. The pool's own way tries none again, and gives up a connection for every refusal.
 */
function askWithRetries(pool: pg.Pool): void {
  const query = (config: pg.QueryConfig, values: unknown[]) =>
    withRetries(() =>
      useConnection(pool, { work: (client) => client.query(config, values), isLost: isConnectionLost }),
    );
  Object.assign(pool, { query });
}

/**
 * Transactions on connections of their own. drizzle's own on a pool loses the connection for ever when BEGIN fails, and
 * takes a broken one back.
 */
function createTransactions(pool: pg.Pool) {
  const opened = new WeakMap<pg.PoolClient, ReturnType<typeof openOn>>();
  const openOn = (client: pg.PoolClient) => drizzle({ client, schema, casing: 'snake_case' });
  return <Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> => {
    const begin = (client: pg.PoolClient) => {
      const connection = opened.get(client) ?? openOn(client);
      opened.set(client, connection);
      return connection.transaction(work);
    };
    return useConnection(pool, { work: begin, isLost: isDatabaseUnavailable });
  };
}

interface Use<Result> {
  readonly work: (client: pg.PoolClient) => Promise<Result>;
  /** Whether the connection goes with a failure of the work. */
  readonly isLost: (error: unknown) => boolean;
}

async function useConnection<Result>(pool: pg.Pool, { work, isLost }: Use<Result>): Promise<Result> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailable('No connection to the database could be had.', { cause: error });
  });
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = isLost(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}

/**
 * Migrates on a connection without the limits: a migration takes its time, and so does the wait for another process
 * that applies it.
 */
async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'pelakfan migrations' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const connection = drizzle({ client, schema, casing: 'snake_case' });
    await requireKnownMigrations(connection);
    await migrate(connection, { migrationsFolder });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

/** The message for the person who starts the site; it has the address without its password. */
function toRefusal(url: string, error: unknown): string {
  const { hostname, port, pathname } = new URL(url);
  const reason = error instanceof Error ? error.message : String(error);
  return `The database of DATABASE_URL (${hostname}:${port === '' ? '5432' : port}${pathname}) cannot be had: ${reason}. Start it, or correct DATABASE_URL.`;
}
