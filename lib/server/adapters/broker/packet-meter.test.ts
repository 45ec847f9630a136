import { generate, type Packet } from 'mqtt-packet';

import { createPacketMeter } from './packet-meter';

const LARGEST = 200;
const CONNECT: Packet = {
  cmd: 'connect',
  protocolId: 'MQTT',
  protocolVersion: 4,
  clean: true,
  clientId: 'a',
  keepalive: 60,
  username: 'u',
  password: Buffer.alloc(130, 'x'),
};
const packets: readonly Packet[] = [
  CONNECT,
  { cmd: 'subscribe', messageId: 1, subscriptions: [{ topic: 'work/1', qos: 1 }] },
  { cmd: 'pingreq' },
  { cmd: 'puback', messageId: 2 },
  { cmd: 'disconnect' },
];
const HUGE = [0x10, 0xff, 0xff, 0xff, 0x7f];

describe('the lengths of packets', () => {
  it('are read through, however the bytes are cut', () => {
    const bytes = Buffer.concat(packets.map((packet) => generate(packet)));
    for (const size of [1, 2, 3, 7, bytes.length]) {
      const meter = createPacketMeter(LARGEST);
      for (let at = 0; at < bytes.length; at += size) expect(meter(bytes.subarray(at, at + size))).toBe(true);
      // Nothing was taken for a length that is none: the next packet begins where it should.
      expect(meter(Buffer.from(HUGE))).toBe(false);
    }
  });

  it.each([
    ['256 MB', HUGE],
    ['a byte too many', [0x30, 0xc9, 0x01]],
    ['a length that does not end', [0x30, 0x80, 0x80, 0x80, 0x80, 0x80]],
    ['a large one after a good one', [0xc0, 0x00, ...HUGE]],
  ])('are refused from %s on, as soon as they are known', (_what, bytes) => {
    const whole = createPacketMeter(LARGEST);
    expect(whole(Buffer.from(bytes))).toBe(false);
    const dripping = createPacketMeter(LARGEST);
    expect(bytes.map((byte) => dripping(Buffer.from([byte]))).includes(false)).toBe(true);
  });

  it('may be as large as the limit', () => {
    const meter = createPacketMeter(LARGEST);
    expect(meter(Buffer.from([0x30, 0xc8, 0x01]))).toBe(true);
    expect(meter(Buffer.alloc(LARGEST, 0xff))).toBe(true);
    expect(meter(Buffer.from([0xc0, 0x00]))).toBe(true);
  });
});
