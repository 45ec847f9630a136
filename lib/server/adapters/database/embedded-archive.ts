import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { BackupProblem, type DatabaseArchive } from '../../ports/database-archive';
import { DirectoryInUse, lockDirectory } from './directory-lock';
import { openEmbeddedDatabase, type EmbeddedOptions } from './embedded';
import { SNAPSHOT_COPY } from './embedded/snapshot';
import { requestSnapshot } from './embedded/snapshot-request';

/**
 * Backup and restore of an embedded database. A server that runs on it is asked for the copy; a restore needs it
 * stopped.
 */
export function createEmbeddedArchive(
  directory: string,
  options: Pick<EmbeddedOptions, 'workerFile'> = {},
): DatabaseArchive {
  const hasData = () => Promise.resolve(existsSync(join(directory, 'PG_VERSION')));
  return {
    engine: 'embedded',
    hasData,
    requireStopped: () => whileStopped(directory, () => Promise.resolve()),
    save: async (folder) => {
      if (!(await hasData()))
        throw new BackupProblem(`${directory} has no database: set DATA_DIR to the directory that the server runs on.`);
      const target = join(folder, SNAPSHOT_COPY);
      try {
        return await copyStopped(directory, target, options);
      } catch (error) {
        if (!(error instanceof DirectoryInUse)) throw error;
        return requestSnapshot(directory, target);
      }
    },
    load: async (folder) => {
      const loaded = join(folder, SNAPSHOT_COPY);
      if (!existsSync(join(loaded, 'PG_VERSION')))
        throw new BackupProblem('The archive has no embedded database in it.');
      const { rows, facts } = await readLoaded(loaded, options);
      return {
        rows,
        facts,
        activate: (stamp) => whileStopped(directory, () => activate(loaded, directory, stamp)),
        discard: () => rm(loaded, { recursive: true, force: true }),
      };
    },
  };
}

async function copyStopped(directory: string, target: string, options: EmbeddedOptions) {
  const database = await openEmbeddedDatabase(directory, options);
  try {
    return await database.copyTo(target);
  } finally {
    await database.close();
  }
}

async function readLoaded(directory: string, options: EmbeddedOptions) {
  const database = await openEmbeddedDatabase(directory, options);
  try {
    return { rows: await database.countRows(), facts: await database.readFacts() };
  } finally {
    await database.close();
  }
}

/** Under the lock that a running server holds. Throws DirectoryInUse. */
async function whileStopped<Result>(directory: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const release = await lockDirectory(directory);
  return work().finally(release);
}

async function activate(loaded: string, directory: string, stamp: string): Promise<string | null> {
  const kept = existsSync(join(directory, 'PG_VERSION'))
    ? join(dirname(directory), `before-restore-${stamp}`, 'database')
    : null;
  if (kept === null) await rm(directory, { recursive: true, force: true });
  else {
    await mkdir(dirname(kept), { recursive: true, mode: 0o700 });
    await rename(directory, kept);
  }
  await rename(loaded, directory);
  return kept;
}
