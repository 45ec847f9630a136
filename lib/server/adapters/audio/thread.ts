import { Worker } from 'node:worker_threads';

import type { AudioPort } from '../../ports/audio';
import { createTurns } from '../turns';
import { MEASURING } from './measuring';

/** A recording of the longest kind takes a fifth of a second on a quiet machine. */
const LIMIT_MS = 5000;
const MEMORY_MEGABYTES = 96;
const OGG_PAGE = Buffer.from('OggS');
const OGG_TYPE_AT = 5;
const OGG_FIRST_PAGE = 2;

/**
 * Measures by the library mediabunny, one recording at a time, in a thread that is ended when it takes too long. Of
 * made-up files one in 250 sends the library into an endless loop, which must not be the site's own.
 */
export function createThreadAudio(workerFile = new URL('./audio-worker.mjs', import.meta.url)): AudioPort {
  const takeTurn = createTurns();
  return {
    measureSeconds: async (bytes) => (isChained(bytes) ? null : takeTurn(() => measureInThread(workerFile, bytes))),
  };
}

/** Ogg files can be strung together: each then sounds after the other, and only the first is measured. */
function isChained(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!file.subarray(0, OGG_PAGE.length).equals(OGG_PAGE)) return false;
  for (let at = file.indexOf(OGG_PAGE, 1); at !== -1; at = file.indexOf(OGG_PAGE, at + 1))
    if (((file[at + OGG_TYPE_AT] ?? 0) & OGG_FIRST_PAGE) !== 0 && file[at + OGG_TYPE_AT - 1] === 0) return true;
  return false;
}

async function measureInThread(workerFile: URL, bytes: Uint8Array): Promise<number | null> {
  const worker = new Worker(workerFile, {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
    // The library says there what it does not know of a file.
    stdout: true,
    stderr: true,
  });
  const measured = await new Promise<unknown>((resolve) => {
    // A busy machine may take seconds to start a thread: the limit is for the reading alone.
    let limit: NodeJS.Timeout | undefined;
    const end = (result: unknown) => {
      clearTimeout(limit);
      resolve(result);
    };
    worker
      .on('message', (message: unknown) => {
        if (message === MEASURING) limit = setTimeout(() => end(null), LIMIT_MS);
        else end(message);
      })
      .once('error', () => end(null))
      .once('exit', () => end(null));
  });
  await worker.terminate();
  return typeof measured === 'number' && Number.isFinite(measured) && measured >= 0 ? measured : null;
}
