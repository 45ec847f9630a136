import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';

import type * as schema from '../schema';

type Schema = typeof schema;

/** A connection or a transaction: the first argument of a store function. */
export type Executor =
  PgDatabase<PgQueryResultHKT, Schema> | PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/**
 * An open transaction. Functions that must not run outside one take this type. Never query the outer connection inside:
 * PGlite has one and would wait for ever.
 */
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** The pool's connections by use, at this moment. */
export interface ConnectionUse {
  readonly inUse: number;
  readonly idle: number;
  /** Calls that wait for one. */
  readonly waiting: number;
}

/** PostgreSQL 15+ or PGlite, the same SQL on both. int8 comes back as a number. */
export interface DatabasePort {
  readonly kind: 'embedded' | 'postgresql';
  readonly connection: PgDatabase<PgQueryResultHKT, Schema>;
  /**
   * Runs the work in one transaction and commits it; serialization failures, deadlocks and statements that a migration
   * outdated are retried at most three times.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Applies the numbered migrations that are not there yet. Safe when several processes start at once. Throws
   * DatabaseNewer where there are others.
   */
  migrate(): Promise<void>;
  /** Left out where one connection in this process is all there is. */
  getConnectionUse?(): ConnectionUse;
  close(): Promise<void>;
}
