// Where tests keep what nobody needs after them.
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY_FOLDER = '/dev/shm';
/** A container often has 64 MB there, which a few databases fill. */
const MIN_FREE_BYTES = 4 * 1024 ** 3;

/** A folder in memory where this computer has a large one, else the usual one for temporary files. */
export function findMemoryFolder() {
  try {
    accessSync(MEMORY_FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize >= MIN_FREE_BYTES ? MEMORY_FOLDER : tmpdir();
  } catch {
    return tmpdir();
  }
}
