import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { z } from 'zod';

import { parseJson } from '@/lib/domain/text/json';

import { BackupProblem } from '../ports/database-archive';
import { rowCounts } from '../ports/row-counts';

const MANIFEST = 'manifest.json';

const manifestShape = z.object({
  format: z.literal(1),
  engine: z.enum(['embedded', 'postgresql']),
  createdAt: z.iso.datetime(),
  rows: rowCounts,
  /** SHA-256 by path inside the archive. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});

/** An archive's manifest. */
export type Manifest = z.infer<typeof manifestShape>;

/** Writes a folder's manifest into it. */
export async function writeManifest(folder: string, facts: Omit<Manifest, 'format' | 'files'>): Promise<Manifest> {
  const manifest: Manifest = { format: 1, ...facts, files: await hashFiles(folder) };
  await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 1), { mode: 0o600 });
  return manifest;
}

/**
 * Reads a folder's manifest and compares every file with it. Throws BackupProblem for an archive that is no backup,
 * damaged or not whole.
 */
export async function checkManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new BackupProblem('The archive is no backup of this project: it has no manifest.json.');
  const parsed = manifestShape.safeParse(parseJson(text));
  if (!parsed.success)
    throw new BackupProblem(
      'The manifest of the archive cannot be read: it was made by another version, or is damaged.',
    );
  const found = await hashFiles(folder);
  for (const path of new Set([...Object.keys(parsed.data.files), ...Object.keys(found)])) {
    if (path !== MANIFEST && found[path] !== parsed.data.files[path])
      throw new BackupProblem(`The archive is damaged: ${path} in it is not what was backed up.`);
  }
  return parsed.data;
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile())
      throw new BackupProblem(`${path} is neither a file nor a directory and does not belong into a backup.`);
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    hashes[relative(folder, path).split(sep).join('/')] = hash.digest('hex');
  }
  return hashes;
}
