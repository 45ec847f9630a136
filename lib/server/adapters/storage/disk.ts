import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { requireStorageKey, StorageUnavailable, type StoragePort } from '../../ports/storage';
import { writeWhole } from '../write-whole';

const TYPE_ENDING = '.content-type';

/**
 * The storage of a directory, which is made where it is not there. A start says what keeps it from that, and not the
 * first upload. Throws the disk's own error.
 */
export async function openDiskStorage(directory: string): Promise<StoragePort> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  return createDiskStorage(directory);
}

/** Files under one directory, for its owner alone. */
export function createDiskStorage(directory: string): StoragePort {
  const toPath = (key: string) => {
    if (key.endsWith(TYPE_ENDING)) throw new Error(`"${key}" is not a key of the storage`);
    return join(directory, requireStorageKey(key));
  };
  return {
    put: async (key, bytes, contentType) => {
      const path = toPath(key);
      await reach(async () => {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeWhole(`${path}${TYPE_ENDING}`, contentType);
        await writeWhole(path, bytes);
      });
    },
    find: async (key) => {
      const path = toPath(key);
      const [bytes, contentType] = await reach(() =>
        Promise.all([readOrNull(path), readOrNull(`${path}${TYPE_ENDING}`)]),
      );
      return bytes && contentType ? { bytes: new Uint8Array(bytes), contentType: contentType.toString('utf8') } : null;
    },
    remove: async (key) => {
      const path = toPath(key);
      await reach(async () => {
        await rm(path, { force: true });
        await rm(`${path}${TYPE_ENDING}`, { force: true });
      });
    },
  };
}

/** A full or broken disk is nobody's fault who asks. Throws StorageUnavailable. */
async function reach<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new StorageUnavailable(
      `the folder of uploaded files cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function readOrNull(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (
      typeof error === 'object' &&
      error !== null &&
      'code' in error &&
      (error.code === 'ENOENT' || error.code === 'EISDIR')
    )
      return null;
    throw error;
  }
}
