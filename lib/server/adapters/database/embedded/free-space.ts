import { rm, statfs, writeFile } from 'node:fs/promises';

import { FREE_SPACE_ENOUGH_BYTES, FREE_SPACE_LEAST_BYTES } from '@/lib/domain/constants/process';

import { findFaultCode } from '../../fault-code';
import { EmbeddedDatabaseProblem } from './problem';

const MEGABYTE = 1_000_000;

/**
 * Bytes that this user may still write to the disk of a directory. It is 0 where the disk takes no writes (mounted
 * read-only, a quota, a fault).
 */
export async function readFreeBytes(directory: string): Promise<number> {
  const [{ bavail, bsize }, fault] = await Promise.all([statfs(directory), findWriteFault(directory)]);
  return fault === null ? bavail * bsize : 0;
}

/** The disk's error for a small file beside the directory (ENOSPC, EROFS, EACCES …); null when it is written. */
export async function findWriteFault(directory: string): Promise<string | null> {
  const probe = `${directory}.write-probe`;
  try {
    await writeFile(probe, 'x', { mode: 0o600 });
    // Another look at this disk may have removed it already.
    await rm(probe, { force: true });
    return null;
  } catch (error) {
    return findFaultCode(error);
  }
}

/** Throws EmbeddedDatabaseProblem for a disk that takes no writes, or not from this user. */
export async function requireWritable(directory: string): Promise<void> {
  const fault = await findWriteFault(directory);
  if (fault === null || fault === 'ENOSPC') return;
  throw new EmbeddedDatabaseProblem(
    `The disk of ${directory} takes no writes (${fault}): let this user write there, or set DATA_DIR to a directory on another disk.`,
  );
}

/** Whether writes have to stop or may go on: between the two limits it stays as it was, so that it does not flutter. */
export function isSpaceLow(freeBytes: number, wasLow: boolean): boolean {
  return freeBytes < (wasLow ? FREE_SPACE_ENOUGH_BYTES : FREE_SPACE_LEAST_BYTES);
}

/** A full disk stops the embedded database for good, so it does not begin near one. Throws EmbeddedDatabaseProblem. */
export function requireFreeSpace(directory: string, freeBytes: number): void {
  if (freeBytes >= FREE_SPACE_LEAST_BYTES) return;
  throw new EmbeddedDatabaseProblem(
    `The disk of ${directory} has ${Math.floor(freeBytes / MEGABYTE)} MB left, and ${FREE_SPACE_LEAST_BYTES / MEGABYTE} MB are needed: make room, or set DATA_DIR to a directory on another disk.`,
  );
}
