import { chmod, mkdir } from 'node:fs/promises';

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

import type { DatabasePort } from '../../ports/database';
import * as schema from '../../schema';
import { lockDirectory } from './directory-lock';
import { createClient, type EmbeddedClient } from './embedded/client';
import { Engine } from './embedded/engine';
import { isSpaceLow, readFreeBytes, requireFreeSpace, requireWritable } from './embedded/free-space';
import { parsers } from './embedded/parsers';
import { answerSnapshotRequest, copyDatabase, countAll } from './embedded/snapshot';
import { startUpkeep } from './embedded/upkeep';
import { requireKnownMigrations } from './known-migrations';
import { migrationsFolder } from './migrations-folder';
import { withRetries } from './retry';
import { readFacts, type DatabaseFacts } from '../../ports/database-facts';
import type { RowCounts } from '../../ports/row-counts';

export interface EmbeddedOptions {
  /** The bundle of embedded/worker.ts; without it the one beside the program's own. */
  readonly workerFile?: URL;
  /**
   * The folder of a build's template, of which a new database begins as a copy (cluster-template.ts); without it each
   * is made from nothing.
   */
  readonly templates?: string;
  /** Bytes left on the disk; without it the disk's own. */
  readonly readFreeBytes?: () => Promise<number>;
  readonly stuckAfterSeconds?: number;
  readonly upkeepEveryMs?: number;
  readonly idleTransactionMs?: number;
  /** Told about upkeep that failed; the database goes on. */
  readonly onUpkeepFailure?: (error: unknown) => void;
  /** Told when the database's thread was lost, and each time it could not be opened anew. */
  readonly onLost?: (reason: Error) => void;
  readonly onReopened?: () => void;
  /** Told when writes stop for want of space, and when they go on. */
  readonly onReadOnly?: (isReadOnly: boolean, freeBytes: number) => void;
}

export interface EmbeddedDatabase extends DatabasePort {
  /** Copies the database to a directory that is not there yet, and counts the copy's rows. */
  copyTo(target: string): Promise<RowCounts>;
  countRows(): Promise<RowCounts>;
  readFacts(): Promise<DatabaseFacts>;
}

const STUCK_AFTER_SECONDS = 5;
const UPKEEP_EVERY_MS = 2000;
const IDLE_TRANSACTION_MS = 30_000;

/**
 * Opens the embedded database of a directory in a thread of its own; it is made when it is not there.
 * Throws DirectoryInUse when another process has it, EmbeddedDatabaseProblem when its disk is nearly full or its
 * commits would not last.
 */
export async function openEmbeddedDatabase(
  directory: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await chmod(directory, 0o700);
  const release = await lockDirectory(directory);
  try {
    return await openLocked(directory, options, release);
  } catch (error) {
    await release();
    throw error;
  }
}

async function openLocked(
  directory: string,
  options: EmbeddedOptions,
  release: () => Promise<void>,
): Promise<EmbeddedDatabase> {
  const readSpace = options.readFreeBytes ?? (() => readFreeBytes(directory));
  await requireWritable(directory);
  requireFreeSpace(directory, await readSpace());
  let isReadOnly = false;
  const engine = await openEngine(directory, options, {
    canReopen: async () => !isSpaceLow(await readSpace(), false),
    prepare: async (thread) => void (await thread.send({ kind: 'exec', text: toReadOnlySetting(isReadOnly) })),
  });
  const client = createClient(engine, options.idleTransactionMs ?? IDLE_TRANSACTION_MS);
  const stopUpkeep = keepUp(client, engine, options, {
    directory,
    readFreeBytes: readSpace,
    onReadOnly: (next) => void (isReadOnly = next),
  });
  const close = async () => {
    await stopUpkeep();
    await waitForEnd(client);
    await engine.close();
    await release();
  };
  return {
    ...toDatabasePort(client, close),
    copyTo: (target) => copyDatabase(client, directory, target),
    countRows: () => client.hold(countAll),
    readFacts: () => client.hold((statements) => readFacts(async (text) => (await statements.query(text))?.rows ?? [])),
  };
}

interface Disk {
  readonly directory: string;
  readonly readFreeBytes: () => Promise<number>;
  readonly onReadOnly: (isReadOnly: boolean) => void;
}

function keepUp(
  client: EmbeddedClient,
  engine: Engine,
  options: EmbeddedOptions,
  { directory, readFreeBytes: readSpace, onReadOnly }: Disk,
): () => Promise<void> {
  return startUpkeep({
    client,
    everyMs: options.upkeepEveryMs ?? UPKEEP_EVERY_MS,
    readFreeBytes: readSpace,
    takeWalBytes: () => engine.takeWalBytes(),
    setReadOnly: async (next, freeBytes) => {
      onReadOnly(next);
      options.onReadOnly?.(next, freeBytes);
      await client.exec(toReadOnlySetting(next));
    },
    alsoDo: () => answerSnapshotRequest(client, directory),
    onFailure: options.onUpkeepFailure ?? (() => undefined),
  });
}

/** Waits for work that has begun; after a lost thread there is nothing to wait for. */
async function waitForEnd(client: EmbeddedClient): Promise<void> {
  await client.hold(() => Promise.resolve()).catch(() => undefined);
}

type EngineOptions = Parameters<typeof Engine.open>[0];

function openEngine(
  directory: string,
  { workerFile, templates, stuckAfterSeconds, onLost, onReopened }: EmbeddedOptions,
  disk: Pick<EngineOptions, 'canReopen' | 'prepare'>,
): Promise<Engine> {
  return Engine.open({
    workerFile: workerFile ?? new URL('./database-worker.mjs', import.meta.url),
    directory,
    templates: templates ?? null,
    stuckAfterSeconds: stuckAfterSeconds ?? STUCK_AFTER_SECONDS,
    onLost: onLost ?? (() => undefined),
    onReopened: onReopened ?? (() => undefined),
    ...disk,
  });
}

/** PostgreSQL itself then refuses each write with 25006, and goes on to read. */
function toReadOnlySetting(isReadOnly: boolean): string {
  return `SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`;
}

/** An embedded database that is gone when it is closed, for tests. `dump` is another's data directory to begin with. */
export async function openMemoryDatabase(dump?: Blob): Promise<DatabasePort & { dump(): Promise<Blob> }> {
  const client = await PGlite.create({ parsers, ...(dump ? { loadDataDir: dump } : {}) });
  return { ...toDatabasePort(client, () => client.close()), dump: () => client.dumpDataDir('none') };
}

function toDatabasePort(client: PGlite | EmbeddedClient, close: () => Promise<void>): DatabasePort {
  // drizzle names PGlite as its client's type, and uses of it no more than EmbeddedClient has.
  const connection = drizzle({ client: client as PGlite, schema, casing: 'snake_case' });
  return {
    kind: 'embedded',
    connection,
    transaction: (work) => withRetries(() => connection.transaction(work)),
    migrate: async () => {
      await requireKnownMigrations(connection);
      await migrate(connection, { migrationsFolder });
    },
    close,
  };
}
