import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

import { BackupProblem } from '../../ports/database-archive';
import type { FolderArchive } from '../../ports/folder-archive';
import { runTool } from './run-tool';

const HINT = 'install tar and have it on PATH';

/** `.tar.gz` by the system's own tar, so that an archive opens without this project. */
export const tarArchive: FolderArchive = {
  pack: async (folder, file) => {
    const tarred = new PassThrough();
    const written = pipeline(tarred, createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
    await Promise.all([runTool('tar', ['-cf', '-', '-C', folder, '.'], { output: tarred, hint: HINT }), written]).catch(
      (error: unknown) => {
        tarred.destroy();
        throw error;
      },
    );
  },
  unpack: async (file, folder) => {
    // Not through a pipe: tar stops reading at the end that the archive names, and the pipe's other end could not tell
    // that from a fault.
    const tarred = `${folder}.tar`;
    try {
      await pipeline(
        createReadStream(file),
        createGunzip(),
        createWriteStream(tarred, { flags: 'wx', mode: 0o600 }),
      ).catch((error: unknown) => {
        throw new BackupProblem(
          `${file} cannot be read as an archive: ${error instanceof Error ? error.message : String(error)}`,
          { cause: error },
        );
      });
      await runTool('tar', ['-xf', tarred, '-C', folder], { hint: HINT });
    } finally {
      await rm(tarred, { force: true });
    }
  },
};
