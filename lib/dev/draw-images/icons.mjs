import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const plate = readFileSync(path.join(root, 'public/icons/plate.svg'), 'utf8');
const ENAMEL = '#1F4494';
/** A mask may cut away all but a circle of four fifths: the plate's own line and letter stay inside it. */
const SAFE_PERCENT = 78;

/** The icons as pages: the plate as it is, and the plate on a ground that a phone may cut as it likes. */
export const ICONS = [
  { file: 'app-192.png', side: 192, isFilled: false },
  { file: 'app-512.png', side: 512, isFilled: false },
  { file: 'maskable-192.png', side: 192, isFilled: true },
  { file: 'maskable-512.png', side: 512, isFilled: true },
  { file: 'apple-touch-icon.png', side: 180, isFilled: true },
];
export const FAVICON_SIDES = [16, 32, 48];

export function toIconPage({ side, isFilled }) {
  const share = isFilled ? SAFE_PERCENT : 100;
  const ground = isFilled ? ENAMEL : 'transparent';
  return `<!doctype html><style>*{margin:0}body{width:${side}px;height:${side}px;background:${ground};display:grid;place-items:center}svg{display:block;width:${share}%;height:${share}%}</style>${plate}`;
}

/** The container that browsers and search engines ask for by name, with a PNG a size in it. */
export function toIco(pictures) {
  const HEADER = 6;
  const ENTRY = 16;
  const header = Buffer.alloc(HEADER + ENTRY * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ side, png }, index) => {
    const at = HEADER + ENTRY * index;
    header.writeUInt8(side, at);
    header.writeUInt8(side, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
