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

/**
 * Writes the database and the uploaded files into one new file, and restores that beside the data to prove that it can be. The server may run.
 * Throws BackupProblem; then there is no file, or the one that was there.
 */
export async function backUp(place: BackupPlace, wantedFile?: string): Promise<BackupReport> {
  const createdAt = place.now();
  const file = resolve(wantedFile ?? join(place.dataDirectory, 'backups', `pelakfan-${toStamp(createdAt)}.tar.gz`));
  if (existsSync(file))
    throw new BackupProblem(`${file} is there already, and backups are not overwritten: name another file.`);
  return withWorkFolder(place.dataDirectory, async (folder) => {
    const contents = join(folder, 'contents');
    await mkdir(contents, { mode: 0o700 });
    const rows = await place.database.save(contents);
    // After the database: what its rows name is there by then.
    const uploads = join(place.dataDirectory, FILES);
    if (existsSync(uploads)) await linkFolder(uploads, join(contents, FILES));
    const manifest = await writeManifest(contents, {
      engine: place.database.engine,
      createdAt: createdAt.toISOString(),
      rows,
    });
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const unfinished = `${file}.unfinished`;
    await rm(unfinished, { force: true });
    try {
      await place.archive.pack(contents, unfinished);
      await (await loadArchive(place, unfinished, join(folder, 'check'))).loaded.discard();
      await rename(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
    return toReport(file, rows, Object.keys(manifest.files));
  });
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
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isFile() && !entry.name.endsWith(UNFINISHED_UPLOAD))
      await link(source, target).catch(() => copyFile(source, target));
  }
}
