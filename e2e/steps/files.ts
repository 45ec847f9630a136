import { deflateSync } from 'node:zlib';

/** The input of `setInputFiles`. */
export interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const SIDE = 96;
const PHONE_SIDE = 1800;

/** A real picture: two colours, checked, in PNG. */
export function aPhoto(name = 'living-room.png'): SentFile {
  return aPicture(name, SIDE, (x, y) => (((x >> 4) + (y >> 4)) % 2 === 0 ? [43, 87, 181] : [242, 165, 22]));
}

/** As large as a phone takes it: some megabytes, with a grain that no packing removes. */
export function aPhonePhoto(name = 'kitchen.png'): SentFile {
  return aPicture(name, PHONE_SIDE, (x, y) => [x >> 4, y >> 4, ((x * 7919 + y * 104_729) >> 3) & 63]);
}

function aPicture(name: string, side: number, toColour: (x: number, y: number) => readonly number[]): SentFile {
  const rows = Array.from({ length: side }, (_, y) => {
    const row = Buffer.alloc(1 + side * 3);
    for (let x = 0; x < side; x += 1) row.set(toColour(x, y), 1 + x * 3);
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return {
    name,
    mimeType: 'image/png',
    buffer: Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.concat(rows))),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Says that it is a picture, and is a page with a script. */
/** The refusal's values for a false photo (`errors.unsupported-type`). */
export const FALSE_PHOTO = { given: 'unknown', expected: 'JPEG, PNG, WebP' };

export function aFalsePhoto(): SentFile {
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html><script>alert(1)</script></html>') };
}
