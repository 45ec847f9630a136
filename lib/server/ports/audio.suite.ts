import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { recordings } from '../testing/recordings/make';
import type { AudioPort } from './audio';

/** An audio adapter under test. */
export interface RunningAudio {
  readonly audio: AudioPort;
  close(): Promise<void>;
}

/** Seconds: twice as long as a voice note may be. */
const LONG = 240;
const WEBM_DURATION = Buffer.from([0x44, 0x89, 0x88]);

const readRecording = async (name: string) =>
  new Uint8Array(await readFile(join(process.cwd(), 'lib/server/testing/recordings', name)));

/** The behaviour of every audio adapter of ours. */
export function describeAudio(adapter: string, start: () => Promise<RunningAudio>): void {
  describe(`audio: ${adapter}: the length of a recording`, () => {
    let running: RunningAudio;
    beforeAll(async () => {
      running = await start();
    });
    afterAll(() => running.close());
    const measure = (bytes: Uint8Array) => running.audio.measureSeconds(bytes);

    it.each(Object.entries(recordings))('is measured in %s, a short and a long one', async (_kind, make) => {
      expect(await measure(await make(3))).toBeCloseTo(3, 0);
      expect(await measure(await make(LONG))).toBeCloseTo(LONG, 0);
    });

    it.each(['chromium.webm', 'chromium.mp4'])(
      'is measured in %s, which a browser recorded and sent in parts, without its length',
      async (name) => {
        expect(await measure(await readRecording(name))).toBeCloseTo(2.2, 0);
      },
    );

    it('is the sounding part, and not the file’s own claim', async () => {
      const file = Buffer.from((await recordings['a WebM']?.(LONG)) ?? []);
      const at = file.indexOf(WEBM_DURATION);
      expect(at).toBeGreaterThan(0);
      file.writeDoubleBE(1000, at + WEBM_DURATION.length);
      expect(await measure(new Uint8Array(file))).toBeCloseTo(LONG, 0);
    });

    it('is null for an unmeasurable file: rubbish, half a header, two strung together, one that sends its reader round for ever', async () => {
      const ogg = (await recordings['an Ogg']?.(3)) ?? new Uint8Array();
      const webm = (await recordings['a WebM']?.(3)) ?? new Uint8Array();
      const hostile = [
        new Uint8Array(),
        new Uint8Array(1000).fill(255),
        webm.subarray(0, 60),
        new Uint8Array([...ogg, ...ogg]),
        new Uint8Array([...webm, ...webm]),
        await readRecording('endless.webm'),
      ];
      for (const file of hostile) expect(await measure(file)).toBeNull();
      expect(await measure(ogg)).toBeCloseTo(3, 0);
    });
  });
}
