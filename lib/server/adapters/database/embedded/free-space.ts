import { statfs } from 'node:fs/promises';

import { FREE_SPACE_ENOUGH_BYTES, FREE_SPACE_LEAST_BYTES } from '@/lib/domain/constants';

import { EmbeddedDatabaseProblem } from './problem';

const MEGABYTE = 1_000_000;

/** Bytes that this user may still write to the disk of a directory. */
export async function readFreeBytes(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
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
