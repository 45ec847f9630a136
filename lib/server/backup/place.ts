import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { DatabaseArchive } from '../ports/database-archive';
import type { FolderArchive } from '../ports/folder-archive';

/** The parts of a backup, and its tools. */
export interface BackupPlace {
  readonly dataDirectory: string;
  readonly database: DatabaseArchive;
  readonly archive: FolderArchive;
  readonly now: () => Date;
  /** Whether uploaded files are in the data directory; elsewhere they are backed up there. */
  readonly keepsUploads: boolean;
  /** The fingerprint of the session secret that the site would start with; null where there is none yet. */
  readonly secretFingerprint: string | null;
}

/** Uploaded files, in the data directory and in an archive alike. */
export const FILES = 'files';

/** A moment as a part of file names: 2026-11-21T20-28-00Z. */
export function toStamp(moment: Date): string {
  return moment.toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
}

/** Works in a folder of its own beside the data, where files can be linked and renamed; it is gone afterwards. */
export async function withWorkFolder<Result>(
  dataDirectory: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(dataDirectory, 'backup-work-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
