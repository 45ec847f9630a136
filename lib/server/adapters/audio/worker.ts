import { parentPort, workerData } from 'node:worker_threads';

import { BufferSource, Input, MATROSKA, MP3, MP4, OGG, QTFF, WAVE, WEBM } from 'mediabunny';

import { MEASURING } from './measuring';

/** The thread that measures one recording: a bundle of its own, started by thread.ts. */
async function measure(bytes: Uint8Array): Promise<number | null> {
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM, MATROSKA, OGG, MP4, QTFF, MP3, WAVE] });
  const tracks = await input.getTracks();
  if (tracks.length !== 1 || !tracks[0]?.isAudioTrack()) return null;
  return tracks[0].computeDuration();
}

if (!parentPort || !(workerData instanceof Uint8Array))
  throw new Error('This is the thread that measures recordings and no program: run npm start.');
const port = parentPort;
port.postMessage(MEASURING);
port.postMessage(await measure(workerData).catch(() => null));
