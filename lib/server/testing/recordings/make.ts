import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
  type OutputFormat,
} from 'mediabunny';

const WAV_BYTES_A_SECOND = 8000;
const WAV_HEADER_BYTES = 44;
const MULAW = 7;
/** MPEG-2, layer III, 8 kbit/s at 24 kHz. */
const MP3_FRAME = { header: [0xff, 0xf3, 0x14, 0xc4], bytes: 24, aSecond: 24_000 / 576 } as const;
const SAMPLE_RATE = 48_000;
const OPUS_HEAD = [...new TextEncoder().encode('OpusHead'), 1, 1, 0x38, 1, 0x80, 0xbb, 0, 0, 0, 0, 0];
const OPUS = { codec: 'opus', codecText: 'opus', description: OPUS_HEAD, packetSeconds: 0.02 } as const;
const AAC = {
  codec: 'aac',
  codecText: 'mp4a.40.2',
  description: [0x11, 0x88],
  packetSeconds: 1024 / SAMPLE_RATE,
} as const;
const PACKET = new Uint8Array([0x78, 0, 0, 0]);

/** Silence of every kind that uploads take, `seconds` long. */
export const recordings: Readonly<Record<string, (seconds: number) => Promise<Uint8Array>>> = {
  'a WAV': async (seconds) => makeWave(seconds),
  'an MP3': async (seconds) => makeMp3(seconds),
  'an Ogg': (seconds) => pack(new OggOutputFormat(), OPUS, seconds),
  'a WebM': (seconds) => pack(new WebMOutputFormat(), OPUS, seconds),
  'a WebM that says nothing of its length': (seconds) =>
    pack(new WebMOutputFormat({ appendOnly: true }), OPUS, seconds),
  'an MP4': (seconds) => pack(new Mp4OutputFormat({ fastStart: false }), AAC, seconds),
  'an MP4 in fragments': (seconds) => pack(new Mp4OutputFormat({ fastStart: 'fragmented' }), AAC, seconds),
};

export function makeWave(seconds: number): Uint8Array {
  const dataBytes = seconds * WAV_BYTES_A_SECOND;
  const file = Buffer.alloc(WAV_HEADER_BYTES + dataBytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(WAV_HEADER_BYTES - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(MULAW, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(WAV_BYTES_A_SECOND, 24);
  file.writeUInt32LE(WAV_BYTES_A_SECOND, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36);
  file.writeUInt32LE(dataBytes, 40);
  return new Uint8Array(file);
}

function makeMp3(seconds: number): Uint8Array {
  const frame = new Uint8Array(MP3_FRAME.bytes);
  frame.set(MP3_FRAME.header);
  const count = Math.round(seconds * MP3_FRAME.aSecond);
  const file = new Uint8Array(count * MP3_FRAME.bytes);
  for (let index = 0; index < count; index += 1) file.set(frame, index * MP3_FRAME.bytes);
  return file;
}

async function pack(format: OutputFormat, sound: typeof OPUS | typeof AAC, seconds: number): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource(sound.codec);
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = {
    codec: sound.codecText,
    numberOfChannels: 1,
    sampleRate: SAMPLE_RATE,
    description: new Uint8Array(sound.description),
  };
  for (let at = 0; at < seconds; at += sound.packetSeconds)
    await source.add(new EncodedPacket(PACKET, 'key', at, sound.packetSeconds), { decoderConfig });
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}
