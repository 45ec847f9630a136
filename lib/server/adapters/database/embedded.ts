import { mkdir } from 'node:fs/promises';

import { PGlite, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import type { DatabasePort } from '../../ports/database';
import * as schema from '../../schema';
import { lockDirectory } from './directory-lock';
import { migrationsFolder } from './migrations-folder';
import { withRetries } from './retry';

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const VACUUM_EVERY_MS = 60 * 60_000;

// PGlite has neither a checkpointer nor much memory: without these the write-ahead log grows to hundreds of megabytes.
const settings = ['max_wal_size = 128MB', 'shared_buffers = 32MB'];
const parsers = { [types.INT8]: Number };

interface EmbeddedOptions {
  /** Told about upkeep that failed; the database goes on. */
  readonly onUpkeepFailure?: (error: unknown) => void;
}

/** Opens the embedded database of a directory, made when it is not there. Throws DirectoryInUse when another process has it. */
export async function openEmbeddedDatabase(directory: string, options: EmbeddedOptions = {}): Promise<DatabasePort> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const release = await lockDirectory(directory);
  try {
    const client = await PGlite.create({ dataDir: directory, relaxedDurability: false, parsers, postgresqlconf: settings });
    const stopUpkeep = startUpkeep(client, options.onUpkeepFailure ?? (() => undefined));
    return toDatabasePort(client, async () => {
      stopUpkeep();
      await client.close();
      await release();
    });
  } catch (error) {
    await release();
    throw error;
  }
}

/** An embedded database that is gone when it is closed, for tests. `dump` is another's data directory to begin with. */
export async function openMemoryDatabase(dump?: Blob): Promise<DatabasePort & { dump(): Promise<Blob> }> {
  const client = await PGlite.create({ parsers, ...(dump ? { loadDataDir: dump } : {}) });
  return { ...toDatabasePort(client, () => client.close()), dump: () => client.dumpDataDir('none') };
}

function toDatabasePort(client: PGlite, close: () => Promise<void>): DatabasePort {
  const connection = drizzle({ client, schema, casing: 'snake_case' });
  return {
    kind: 'embedded',
    connection,
    transaction: (work) => withRetries(() => connection.transaction(work)),
    migrate: () => migrate(connection, { migrationsFolder }),
    close,
  };
}

function startUpkeep(client: PGlite, onFailure: (error: unknown) => void): () => void {
  const run = (statement: string) => () => void client.exec(statement).catch(onFailure);
  const timers = [setInterval(run('CHECKPOINT'), CHECKPOINT_EVERY_MS), setInterval(run('VACUUM ANALYZE'), VACUUM_EVERY_MS)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
