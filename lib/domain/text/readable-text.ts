import { toLookAlike } from './look-alikes';
import { findSpelledNumbers } from './number-words';

/** A text as its reader takes it, letter by letter, with the place of each in the written text. */
interface ReadableText {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

interface Letter {
  readonly letter: string;
  readonly from: number;
  to: number;
}

/** Marks, and characters that draw nothing: they part no number for its reader. */
const UNREAD = /^[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]$/u;
const DIGIT = /^\p{Nd}$/u;
/** The first of a row of ringed digits that no normal form knows, and its value. */
const RINGED: readonly (readonly [first: number, last: number, worth: number])[] = [
  [0x2776, 0x277e, 1],
  [0x2780, 0x2788, 1],
  [0x278a, 0x2792, 1],
  [0x24f5, 0x24fd, 1],
  [0x24ff, 0x24ff, 0],
  [0x1f10b, 0x1f10b, 0],
  [0x1f10c, 0x1f10c, 0],
];
const SMALL_SIGNS: Readonly<Record<string, string>> = {
  '。': '.',
  '｡': '.',
  '∕': '/',
  '⁄': '/',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
};

function isDigit(code: number): boolean {
  return DIGIT.test(String.fromCodePoint(code));
}

/** The ten digits of a script follow each other. */
function toDigit(code: number): string {
  let worth = 0;
  while (worth < 9 && isDigit(code - worth - 1)) worth += 1;
  return String(worth);
}

function toRead(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const ringed = RINGED.find(([first, last]) => code >= first && code <= last);
  if (ringed) return String(code - ringed[0] + ringed[2]);
  return [...sign.normalize('NFKD')]
    .filter((part) => !UNREAD.test(part))
    .map((part) => {
      const own = SMALL_SIGNS[part];
      if (own !== undefined) return own;
      if (DIGIT.test(part)) return toDigit(part.codePointAt(0) ?? 0);
      return /^\p{Pd}$/u.test(part) ? '-' : toLookAlike(part);
    })
    .join('');
}

function toLetters(text: string): Letter[] {
  const letters: Letter[] = [];
  let from = 0;
  for (const sign of text) {
    const to = from + sign.length;
    const last = letters.at(-1);
    const read = UNREAD.test(sign) ? '' : toRead(sign);
    if (read === '' && last) last.to = to;
    // By units, so that a place in the readable text is a place in this list.
    for (let place = 0; place < read.length; place += 1) letters.push({ letter: read.charAt(place), from, to });
    from = to;
  }
  return letters;
}

/** Letters that stand for digits: o for 0; i, l and | for 1. Not the l of litres behind a number. */
const MIXED = /(?<![\p{L}\d|])(?=[oil|]*\d)(?!\d+l(?![\p{L}\d|]))[\doil|]{3,}(?![\p{L}\d|])/gu;

function withDigits(letters: readonly Letter[]): Letter[] {
  const text = letters.map(({ letter }) => letter).join('');
  const digits = text.replace(MIXED, (mixed) => mixed.replace(/o/g, '0').replace(/[il|]/g, '1'));
  return letters.map((letter, place) => ({ ...letter, letter: digits.charAt(place) }));
}

function withSpelledNumbers(letters: readonly Letter[]): Letter[] {
  const text = letters.map(({ letter }) => letter).join('');
  const result: Letter[] = [];
  let done = 0;
  for (const { from, to, digits } of findSpelledNumbers(text)) {
    const first = letters[from];
    const last = letters[to - 1];
    if (!first || !last) continue;
    result.push(...letters.slice(done, from));
    result.push(...[...digits].map((letter) => ({ letter, from: first.from, to: last.to })));
    done = to;
  }
  return [...result, ...letters.slice(done)];
}

/**
 * Digits of every script, ringed, raised and spelled out, become digits. Letters of every width and script that look
 * Latin become Latin. Invisible characters are dropped.
 */
export function toReadable(text: string): ReadableText {
  const letters = withSpelledNumbers(withDigits(toLetters(text)));
  return {
    text: letters.map(({ letter }) => letter).join(''),
    starts: letters.map(({ from }) => from),
    ends: letters.map(({ to }) => to),
  };
}
