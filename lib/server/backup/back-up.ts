import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { BackupProblem } from '../ports/database-archive';
import type { RowCounts } from '../ports/row-counts';
import { writeManifest } from './manifest';
import { FILES, toStamp, withWorkFolder, type BackupPlace } from './place';
import { loadArchive } from './verify';

export interface BackupReport {
  readonly file: string;
  readonly sizeBytes: number;
  readonly tableCount: number;
  readonly rowCount: number;
  readonly uploadCount: number;
}

/** An upload under way, see the disk storage. */
const UNFINISHED_UPLOAD = '.part';

export interface BackupWish {
  /** The archive's path; a new one under the data directory without it. */
  readonly file?: string | undefined;
  /** Whether files that the database names may be lost. */
  readonly allowsMissingFiles?: boolean;
}

/**
 * Writes the database and the uploaded files into one new file, and restores that beside the data to prove that it can
 * be. The server may run. Throws BackupProblem, also for files that the database names and the data directory has not.
 * Then there is no file, or the one that was there.
 */
export async function backUp(
  place: BackupPlace,
  { file: wantedFile, allowsMissingFiles = false }: BackupWish = {},
): Promise<BackupReport> {
  const createdAt = place.now();
  const file = resolve(wantedFile ?? join(place.dataDirectory, 'backups', `pelakfan-${toStamp(createdAt)}.tar.gz`));
  if (existsSync(file))
    throw new BackupProblem(`${file} is there already, and backups are not overwritten: name another file.`);
  return withWorkFolder(place.dataDirectory, async (folder) => {
    const contents = join(folder, 'contents');
    await mkdir(contents, { mode: 0o700 });
    const linkUploads = () => linkFolder(join(place.dataDirectory, FILES), join(contents, FILES));
    // Before the database, for a file that is removed meanwhile, and after it, for one that came.
    await linkUploads();
    const rows = await place.database.save(contents);
    await linkUploads();
    const facts = { engine: place.database.engine, createdAt: createdAt.toISOString(), rows };
    const manifest = await writeManifest(contents, facts);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const unfinished = `${file}.unfinished`;
    await rm(unfinished, { force: true });
    try {
      await place.archive.pack(contents, unfinished);
      const { loaded } = await loadArchive(place, unfinished, join(folder, 'check'));
      await loaded.discard();
      if (place.keepsUploads && !allowsMissingFiles)
        requireUploads(place.dataDirectory, loaded.facts.uploadKeys, manifest.files);
      await rename(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
    return toReport(file, rows, Object.keys(manifest.files));
  });
}

/** Throws BackupProblem when the database names files that were not packed. */
function requireUploads(
  dataDirectory: string,
  keys: readonly string[],
  packed: Readonly<Record<string, string>>,
): void {
  const missing = keys.filter((key) => packed[`${FILES}/${key}`] === undefined);
  const [first] = missing;
  if (first === undefined) return;
  throw new BackupProblem(
    `The database names ${keys.length} uploaded files, and ${missing.length} of them are not in ${join(dataDirectory, FILES)} (first: ${first}). Set DATA_DIR to what the site runs with, which may stand in its unit. If they are lost for good: --allow-missing-files.`,
  );
}

async function toReport(file: string, rows: RowCounts, packed: readonly string[]): Promise<BackupReport> {
  const counts = Object.values(rows);
  const isUpload = (path: string) => path.startsWith(`${FILES}/`) && !path.endsWith('.content-type');
  return {
    file,
    sizeBytes: (await stat(file)).size,
    tableCount: counts.length,
    rowCount: counts.reduce((sum, count) => sum + count, 0),
    uploadCount: packed.filter(isUpload).length,
  };
}

/** Uploads never change under their name, so a second name is a copy; where links cannot be made, a copy is made. */
async function linkFolder(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isFile() && !entry.name.endsWith(UNFINISHED_UPLOAD))
      if (!existsSync(target)) await link(source, target).catch(() => copyFile(source, target));
  }
}
