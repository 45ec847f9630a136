import { inflateSync } from 'node:zlib';

const STREAM = /stream\r?\n([\s\S]*?)\r?\nendstream/g;
/** A glyph, and the letters that a reader of the file gets for it. */
const LETTERS_OF_GLYPH = /<[\dA-Fa-f]{4}>\s*<([\dA-Fa-f]+)>/g;
const DIGITS_A_UNIT = 4;
const HEX = 16;

/** All letters that can be taken out of a PDF: those that its fonts name for their glyphs. */
export function listPdfLetters(file: Buffer): ReadonlySet<string> {
  const texts = [...file.toString('latin1').matchAll(STREAM)].map(([, stream = '']) =>
    inflate(Buffer.from(stream, 'latin1')),
  );
  const found = texts
    .filter((text) => text.includes('begincmap'))
    .flatMap((text) => [...text.matchAll(LETTERS_OF_GLYPH)].map(([, units = '']) => toText(units)));
  return new Set(found.join(''));
}

function inflate(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return stream.toString('latin1');
  }
}

function toText(units: string): string {
  const codes = units.match(new RegExp(`.{${DIGITS_A_UNIT}}`, 'g')) ?? [];
  return String.fromCharCode(...codes.map((code) => Number.parseInt(code, HEX)));
}
