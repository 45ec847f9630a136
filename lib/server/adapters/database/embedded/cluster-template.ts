import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { migrationsFolder } from '../migrations-folder';
import { CLUSTER_SETTINGS } from './cluster-settings';

/** The folder of a build's template, under the key. */
export const templatesFolder = join(process.cwd(), 'dist/database-template');

const PGLITE = join(process.cwd(), 'node_modules/@electric-sql/pglite/package.json');
const KEY_LENGTH = 32;

/**
 * The key of a new database's template: another version of PGlite, other settings or other migrations have another key.
 */
export async function toTemplateKey(): Promise<string> {
  const migrations = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).sort();
  const hash = createHash('sha256').update(JSON.stringify([CLUSTER_SETTINGS, migrations]));
  for (const file of [PGLITE, ...migrations.map((name) => join(migrationsFolder, name))])
    hash.update(await readFile(file)).update('\n');
  return hash.digest('hex').slice(0, KEY_LENGTH);
}

/**
 * Fills an empty directory. False, and it is empty again, where no template fits or can be read. The database is then
 * made in the usual, slower way.
 */
export async function copyTemplate(templates: string, directory: string): Promise<boolean> {
  try {
    // Where the file system can (btrfs, XFS, APFS), a copy is a reference and takes no time.
    await cp(join(templates, await toTemplateKey()), directory, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return true;
  } catch {
    await rm(directory, { recursive: true, force: true });
    await mkdir(directory, { mode: 0o700 });
    return false;
  }
}

/**
 * Puts a template into its place, whole or not at all, and removes those of other keys. `make` leaves a closed database
 * in the directory that it is given.
 */
export async function prepareTemplate(templates: string, make: (directory: string) => Promise<void>): Promise<void> {
  const template = join(templates, await toTemplateKey());
  if (existsSync(template)) return;
  await rm(templates, { recursive: true, force: true });
  await mkdir(templates, { recursive: true });
  const workshop = await mkdtemp(join(templates, 'unfinished-'));
  try {
    await make(join(workshop, 'database'));
    await rename(join(workshop, 'database'), template);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}
