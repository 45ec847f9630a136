import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { BackupProblem } from '../ports/database-archive';
import { FILES, toStamp, withWorkFolder, type BackupPlace } from './place';
import { loadArchive } from './verify';

export interface RestoreReport {
  /** When the backup was begun, ISO 8601. */
  readonly createdAt: string;
  readonly tableCount: number;
  /** Where what was there before is kept. */
  readonly kept: readonly string[];
}

/**
 * Puts a backup in the place of the database and the uploaded files, after it was checked whole. What was there is kept aside, and replaced at all only with
 * `isForced`. The server must not run. Throws BackupProblem, with everything as it was.
 */
export async function restore(place: BackupPlace, givenFile: string, isForced: boolean): Promise<RestoreReport> {
  const { dataDirectory, database } = place;
  const file = resolve(givenFile);
  if (!existsSync(file)) throw new BackupProblem(`${file} is not there: name the file of a backup.`);
  await database.requireStopped();
  const uploads = join(dataDirectory, FILES);
  if (!isForced && ((await database.hasData()) || existsSync(uploads))) {
    throw new BackupProblem(
      'There is data that the restore would replace: start it again with --force. What is there now is then kept aside.',
    );
  }
  return withWorkFolder(dataDirectory, async (folder) => {
    const contents = join(folder, 'contents');
    const { manifest, loaded } = await loadArchive(place, file, contents);
    const stamp = toStamp(place.now());
    const kept = await loaded.activate(stamp).catch(async (error: unknown) => {
      await loaded.discard();
      throw error;
    });
    const keptUploads = existsSync(uploads) ? join(dataDirectory, `before-restore-${stamp}`, FILES) : null;
    if (keptUploads !== null) {
      await mkdir(dirname(keptUploads), { recursive: true, mode: 0o700 });
      await rename(uploads, keptUploads);
    }
    if (existsSync(join(contents, FILES))) await rename(join(contents, FILES), uploads);
    return {
      createdAt: manifest.createdAt,
      tableCount: Object.keys(manifest.rows).length,
      kept: [kept, keptUploads].filter((path) => path !== null),
    };
  });
}
