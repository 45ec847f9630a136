import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

import { getDirection, type Locale } from '@/lib/i18n/locales';

import { drawSvg } from '../pdf';
import { getWords } from '../words/words';
import { TEMPLATE } from './template';

/** The words on the plate, in the reader's language. */
export interface SharedThing {
  readonly title: string;
  readonly lines: readonly string[];
  /** A face; null where there is a drawing in its place. */
  readonly face: Uint8Array | null;
  /** The name in `public/illustrations/`, without its ending. */
  readonly drawing: string;
}

export interface SharePicture {
  readonly png: Buffer;
  /** Changes with what the picture shows. */
  readonly version: string;
}

const ILLUSTRATIONS = join(process.cwd(), 'public/illustrations');
/** The position of the picture beside the words, in pixels. */
const SIDE = 320;
const TOP = 155;
const LEFT = { ltr: 776, rtl: 104 } as const;
const COMPRESSION = { palette: true, colours: 256, effort: 7 } as const;
/** A picture has 30 to 90 kB. */
const MOST_KEPT_BYTES = 16_000_000;

const kept = new LRUCache<string, Buffer>({ maxSize: MOST_KEPT_BYTES, sizeCalculation: (png) => png.byteLength });

/** 1200 × 630 pixels, the messengers' size. Drawn once and then from memory, until its content changes. */
export async function drawSharePicture(thing: SharedThing, locale: Locale): Promise<SharePicture> {
  const words = {
    lang: locale,
    rtl: getDirection(locale) === 'rtl',
    brand: getWords(locale, 'layout').say('site.name'),
    promise: getWords(locale, 'share').say('promise'),
    title: thing.title,
    lines: thing.lines,
  };
  const version = createHash('sha256')
    .update(JSON.stringify([TEMPLATE, words, thing.drawing]))
    .update(thing.face ?? '')
    .digest('base64url');
  const png = kept.get(version) ?? (await draw(words, thing));
  kept.set(version, png);
  return { png, version };
}

async function draw(words: { readonly rtl: boolean }, { face, drawing }: SharedThing): Promise<Buffer> {
  const plate = await drawSvg(TEMPLATE, words);
  const input = face ? await toCircle(face) : await toDrawing(drawing);
  return sharp(Buffer.from(plate))
    .composite([{ input, top: TOP, left: words.rtl ? LEFT.rtl : LEFT.ltr }])
    .png(COMPRESSION)
    .toBuffer();
}

async function toCircle(face: Uint8Array): Promise<Buffer> {
  const mask = `<svg width="${SIDE}" height="${SIDE}"><circle cx="50%" cy="50%" r="50%"/></svg>`;
  return sharp(face)
    .resize({ width: SIDE, height: SIDE, fit: 'cover' })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

function toDrawing(name: string): Promise<Buffer> {
  return sharp(join(ILLUSTRATIONS, `${name}.svg`))
    .resize({ width: SIDE, height: SIDE, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
}
