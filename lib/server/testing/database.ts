import { randomBytes } from 'node:crypto';

import pg from 'pg';

import { openMemoryDatabase } from '../adapters/database/embedded';
import { openPostgresql } from '../adapters/database/postgresql';
import type { DatabasePort } from '../ports/database';

/**
 * A database of its own with every migration applied: in memory, or on the PostgreSQL server of DATABASE_URL_TEST when that is set.
 * There it is a database a caller, not a schema: generated foreign keys name the schema `public`. Closing it drops it.
 */
export async function createTestDatabase(): Promise<DatabasePort> {
  const server = process.env.DATABASE_URL_TEST;
  const database = server ? await createOnServer(server) : await openMemoryDatabase();
  await database.migrate();
  return database;
}

async function createOnServer(server: string): Promise<DatabasePort> {
  const name = `pelakfan_test_${randomBytes(8).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openPostgresql(url.href);
  return {
    ...database,
    close: async () => {
      await database.close();
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
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
