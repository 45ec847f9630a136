import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { BackupProblem } from '../ports/database-archive';
import { FILES, toStamp, withWorkFolder, type BackupPlace } from './place';
import { loadArchive } from './verify';

export interface RestoreReport {
  /** The beginning of the backup, ISO 8601. */
  readonly createdAt: string;
  readonly tableCount: number;
  /** The places where the former data is kept. */
  readonly kept: readonly string[];
}

export interface RestoreWish {
  /** Whether existing data may be replaced; it is set aside. */
  readonly isForced: boolean;
  /** Whether the passwords in the backup may end, because their session secret is lost. */
  readonly losesPasswords: boolean;
}

/**
 * Puts a backup in the place of the database and the uploaded files, after it was checked whole. What was there is kept
 * aside, and replaced at all only with `isForced`. The server must not run. Throws BackupProblem, with everything as it
 * was, also where no password would hold.
 */
export async function restore(
  place: BackupPlace,
  givenFile: string,
  { isForced, losesPasswords }: RestoreWish,
): Promise<RestoreReport> {
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
    const activate = async () => {
      if (!losesPasswords) requirePasswords(place, loaded.facts.secretFingerprint);
      return loaded.activate(stamp);
    };
    const kept = await activate().catch(async (error: unknown) => {
      await loaded.discard();
      throw error;
    });
    const keptUploads = await replaceUploads(dataDirectory, contents, stamp);
    return {
      createdAt: manifest.createdAt,
      tableCount: Object.keys(manifest.rows).length,
      kept: [kept, keptUploads].filter((path) => path !== null),
    };
  });
}

/** Gives back where the files that were there are kept; null without any. */
async function replaceUploads(dataDirectory: string, contents: string, stamp: string): Promise<string | null> {
  const uploads = join(dataDirectory, FILES);
  const kept = existsSync(uploads) ? join(dataDirectory, `before-restore-${stamp}`, FILES) : null;
  if (kept !== null) {
    await mkdir(dirname(kept), { recursive: true, mode: 0o700 });
    await rename(uploads, kept);
  }
  if (existsSync(join(contents, FILES))) await rename(join(contents, FILES), uploads);
  return kept;
}

/** Throws BackupProblem for a backup whose passwords were made with another session secret than the site has. */
function requirePasswords({ secretFingerprint, dataDirectory }: BackupPlace, ofBackup: string | null): void {
  if (ofBackup === null || ofBackup === secretFingerprint) return;
  const has = secretFingerprint === null ? 'there is none here yet' : 'the one here is another';
  throw new BackupProblem(
    `The passwords in the backup hold with the session secret that they were made with alone, and ${has}. Put it back first, as SESSION_SECRET or as the file session-secret in ${dataDirectory}. If it is lost for good: --lose-passwords, and then a start with SESSION_SECRET_REPLACED=true.`,
  );
}
