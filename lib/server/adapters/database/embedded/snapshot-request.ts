import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { BackupProblem } from '../../../ports/database-archive';
import { parseRowCounts, type RowCounts } from '../../../ports/row-counts';
import { SNAPSHOT_COPY, SNAPSHOT_COUNTS, SNAPSHOT_FAILURE, toSnapshotFolder } from './snapshot';

const LOOK_EVERY_MS = 100;
/** The server looks every two seconds; then it copies. */
const ANSWER_LIMIT_MS = 10 * 60_000;

/**
 * Asks the server that runs on a directory for a copy of its database. Moves it to `target`, which has to be on the
 * same disk.
 */
export async function requestSnapshot(directory: string, target: string): Promise<RowCounts> {
  const folder = toSnapshotFolder(directory);
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    throw new BackupProblem(
      `Another backup is under way, or one was cut off: ${folder} is there already. Wait for it, or remove that folder.`,
      { cause: error },
    );
  });
  const taken = `${target}.taken`;
  try {
    await waitForAnswer(folder);
  } finally {
    // At once, and not file by file: what is left of an answer would be another question.
    await rename(folder, taken);
  }
  const counts = parseRowCounts(JSON.parse(await readFile(join(taken, SNAPSHOT_COUNTS), 'utf8')));
  await rename(join(taken, SNAPSHOT_COPY), target);
  await rm(taken, { recursive: true });
  return counts;
}

async function waitForAnswer(folder: string): Promise<void> {
  for (let waitedMs = 0; waitedMs < ANSWER_LIMIT_MS; waitedMs += LOOK_EVERY_MS) {
    if (await isThere(join(folder, SNAPSHOT_COPY))) return;
    const failure = await readFile(join(folder, SNAPSHOT_FAILURE), 'utf8').catch(() => null);
    if (failure !== null) throw new BackupProblem(`The running server could not copy its database: ${failure}`);
    await wait(LOOK_EVERY_MS);
  }
  throw new BackupProblem(
    `The running server has not answered for ${ANSWER_LIMIT_MS / 60_000} minutes: look whether it still does, or stop it and start the backup again.`,
  );
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
