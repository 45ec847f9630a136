import { constants } from 'node:fs';
import { access, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { countRows, type RowCounts } from '../../../ports/row-counts';
import type { EmbeddedClient } from './client';
import type { StatementClient } from './statements';

/**
 * The folder by which a backup asks a running server for a copy of its database. The backup makes it as the question,
 * and the answer appears in it. A process that may write beside the data may ask; no port is open for it.
 */
export function toSnapshotFolder(directory: string): string {
  return `${directory}.snapshot`;
}

export const SNAPSHOT_COPY = 'database';
export const SNAPSHOT_COUNTS = 'row-counts.json';
export const SNAPSHOT_FAILURE = 'failure.txt';

/** The rows of every table, counted at one moment. */
export function countAll(statements: StatementClient): Promise<RowCounts> {
  return countRows(async (text) => (await statements.query(text))?.rows ?? []);
}

/** Copies the database as it stands between two statements, and counts its rows; everybody waits for so long. */
export function copyDatabase(client: EmbeddedClient, directory: string, target: string): Promise<RowCounts> {
  return client.hold(async (statements) => {
    const counts = await countAll(statements);
    await statements.query('CHECKPOINT');
    // Where the file system can (btrfs, XFS, APFS), a copy is a reference and takes no time.
    await cp(directory, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return counts;
  });
}

/** Answers a backup that asked, if there is one. */
export async function answerSnapshotRequest(client: EmbeddedClient, directory: string): Promise<void> {
  const folder = toSnapshotFolder(directory);
  if (
    !(await isThere(folder)) ||
    (await isThere(join(folder, SNAPSHOT_COPY))) ||
    (await isThere(join(folder, SNAPSHOT_FAILURE)))
  )
    return;
  const unfinished = join(folder, 'unfinished');
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700 });
    const counts = await copyDatabase(client, directory, join(unfinished, SNAPSHOT_COPY));
    await writeFile(join(folder, SNAPSHOT_COUNTS), JSON.stringify(counts), { mode: 0o600 });
    await rename(join(unfinished, SNAPSHOT_COPY), join(folder, SNAPSHOT_COPY));
  } catch (error) {
    await writeFile(join(folder, SNAPSHOT_FAILURE), error instanceof Error ? error.message : String(error), {
      mode: 0o600,
    });
    throw error;
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
