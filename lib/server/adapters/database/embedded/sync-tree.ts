import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Files that are synced at once, because the disk gathers concurrent requests; some systems allow no more open files.
 */
const SYNCED_AT_ONCE = 16;

/** Writes everything under a directory through to the disk, names included. */
export async function syncTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (let index = 0; index < files.length; index += SYNCED_AT_ONCE) {
    await Promise.all(files.slice(index, index + SYNCED_AT_ONCE).map(({ name }) => sync(join(directory, name), 'r+')));
  }
  for (const entry of entries) if (entry.isDirectory()) await syncTree(join(directory, entry.name));
  await syncDirectory(directory);
}

/** The names in a directory; Windows keeps those by itself and opens no directory. */
export async function syncDirectory(directory: string): Promise<void> {
  if (process.platform !== 'win32') await sync(directory, 'r');
}

async function sync(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
