import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

import { syncDirectory } from './database/embedded/sync-tree';
import { findFaultCode } from './fault-code';

/** Errors of a file system without hard links. */
const NO_LINKS_CODES = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/**
 * Writes or replaces a file. A reader sees the old file or the whole new one, and a power cut leaves no half one under
 * the name.
 */
export async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  await rename(await writeBeside(path, content), path);
}

/**
 * Makes a file that is not there yet: under its name it is whole from the first moment, and it outlasts a power cut. Of
 * two processes that make it at once, one does. Throws the disk's error; EEXIST where the name is taken.
 */
export async function createWhole(path: string, content: string): Promise<void> {
  const temporary = await writeBeside(path, content);
  try {
    // A rename would replace the file of another process.
    await link(temporary, path);
  } catch (error) {
    if (!NO_LINKS_CODES.includes(findFaultCode(error)) || existsSync(path)) throw error;
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
  await syncDirectory(dirname(path));
}

/**
 * The path of a file with the content, on the disk and not yet under its name. Throws the disk's error with the path of
 * the file that was meant.
 */
async function writeBeside(path: string, content: Uint8Array | string): Promise<string> {
  const temporary = `${path}.${randomUUID()}.part`;
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    return temporary;
  } catch (error) {
    await rm(temporary, { force: true });
    throw Object.assign(Object(error), { path });
  }
}
