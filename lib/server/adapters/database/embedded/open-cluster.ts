import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import { CLUSTER_SETTINGS } from './cluster-settings';
import { copyTemplate } from './cluster-template';
import type { Counters } from './counters';
import { DurableFiles } from './durable-files';
import { parsers } from './parsers';
import { EmbeddedDatabaseProblem } from './problem';
import { testDurability } from './self-test';
import { syncDirectory, syncTree } from './sync-tree';

const FSYNC_OFF = '-F';

/**
 * Opens the database of a directory, made when it is empty, and proves that its commits last. For the thread that owns
 * it.
 */
export async function openCluster(directory: string, counters: Counters, templates: string | null): Promise<PGlite> {
  const isNew = !existsSync(join(directory, 'PG_VERSION'));
  if (isNew) await createCluster(directory, counters, templates);
  const client = await start(directory, counters).catch(async (error: unknown) => {
    if (!isNew || templates === null) throw error;
    // Nobody has written into it yet: what it was copied from is damaged.
    await rm(directory, { recursive: true });
    await mkdir(directory, { mode: 0o700 });
    await createCluster(directory, counters, null);
    return start(directory, counters);
  });
  await testDurability(client, counters);
  return client;
}

function start(directory: string, counters: Counters): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFiles(directory, counters),
    parsers,
    postgresqlconf: CLUSTER_SETTINGS,
    startParams: PGlite.defaultStartParams.filter((parameter) => parameter !== FSYNC_OFF),
  });
}

/**
 * Creates it beside its place first: a crash or a power cut never leaves a half-made one that looks like a database.
 */
async function createCluster(directory: string, counters: Counters, templates: string | null): Promise<void> {
  const found = await readdir(directory);
  if (found.length > 0) {
    throw new EmbeddedDatabaseProblem(
      `${directory} has files in it (${found.slice(0, 3).join(', ')}) but no database: move them away, or set DATA_DIR to another directory.`,
    );
  }
  const unfinished = `${directory}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (!(templates !== null && (await copyTemplate(templates, unfinished))))
    await (await start(unfinished, counters)).close();
  // Neither a copy nor PGlite's own creation is synced.
  await syncTree(unfinished);
  await rmdir(directory);
  await rename(unfinished, directory);
  await syncDirectory(dirname(directory));
}
