import { mkdir } from 'node:fs/promises';

import { BackupProblem, type LoadedDatabase } from '../ports/database-archive';
import { findDifference } from '../ports/row-counts';
import { checkManifest, type Manifest } from './manifest';
import type { BackupPlace } from './place';

/**
 * Unpacks an archive, compares every file with its checksum, and brings its database to life with the rows that were
 * counted. Throws BackupProblem.
 */
export async function loadArchive(
  { archive, database }: BackupPlace,
  file: string,
  folder: string,
): Promise<{ manifest: Manifest; loaded: LoadedDatabase }> {
  await mkdir(folder, { mode: 0o700 });
  await archive.unpack(file, folder);
  const manifest = await checkManifest(folder);
  if (manifest.engine !== database.engine) {
    const advice = manifest.engine === 'postgresql' ? 'set DATABASE_URL to a PostgreSQL' : 'leave DATABASE_URL out';
    throw new BackupProblem(
      `The archive is of the ${manifest.engine} database and cannot be restored to the ${database.engine} one: ${advice}.`,
    );
  }
  const loaded = await database.load(folder);
  const difference = findDifference(manifest.rows, loaded.rows);
  if (difference === null) return { manifest, loaded };
  await loaded.discard();
  throw new BackupProblem(`The archive does not restore to what was backed up: ${difference}.`);
}
