import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A challenge's difficulty: it asks for `puzzleCount` numbers, each with a hash that begins with `zeroBits` zero bits.
 * Several small puzzles take a steadier time than one large.
 */
export interface Difficulty {
  readonly puzzleCount: number;
  /** 1 to 31. */
  readonly zeroBits: number;
}

const SEED_BYTES = 32;
const NUMBER_BYTES = 4;
const LARGEST_NUMBER = 0xffff_ffff;
const CHALLENGE_END = '~';
const NUMBER_END = '-';

/**
 * Hashes puzzle k's candidates: SHA-256 of the challenge's own SHA-256, k and the number, both as four bytes,
 * big-endian. Not by WebCrypto: browsers withhold it from pages in plain http, and it gives a promise for each hash.
 */
function createPuzzle(challenge: string, puzzle: number, zeroBits: number): (number: number) => boolean {
  const bytes = new Uint8Array(SEED_BYTES + 2 * NUMBER_BYTES);
  bytes.set(sha256(utf8ToBytes(challenge)));
  const view = new DataView(bytes.buffer);
  view.setUint32(SEED_BYTES, puzzle);
  return (number) => {
    view.setUint32(SEED_BYTES + NUMBER_BYTES, number);
    const hash = sha256(bytes);
    return new DataView(hash.buffer, hash.byteOffset).getUint32(0) >>> (32 - zeroBits) === 0;
  };
}

/**
 * The least number that solves puzzle k; takes 2^zeroBits hashes on average. Throws without one, which does not happen.
 */
export function solvePuzzle(challenge: string, puzzle: number, zeroBits: number): number {
  const isSolution = createPuzzle(challenge, puzzle, zeroBits);
  for (let number = 0; number <= LARGEST_NUMBER; number += 1) if (isSolution(number)) return number;
  throw new RangeError(`puzzle ${puzzle} has no solution of ${zeroBits} bits`);
}

/** The header's value: `challenge~n0-n1-…`. */
export function toCaptchaResponse(challenge: string, numbers: readonly number[]): string {
  return challenge + CHALLENGE_END + numbers.join(NUMBER_END);
}

/** The two parts of a header's value; null where it is not written like one. */
export function splitCaptchaResponse(
  response: string,
): { readonly challenge: string; readonly numbers: readonly number[] } | null {
  const [, challenge = '', numbers = ''] = /^([\w.-]{1,256})~(\d{1,10}(?:-\d{1,10}){0,63})$/.exec(response) ?? [];
  if (challenge === '') return null;
  const parsed = numbers.split(NUMBER_END).map(Number);
  return parsed.every((number) => number <= LARGEST_NUMBER) ? { challenge, numbers: parsed } : null;
}

export function isSolved(
  challenge: string,
  numbers: readonly number[],
  { puzzleCount, zeroBits }: Difficulty,
): boolean {
  return (
    numbers.length === puzzleCount &&
    numbers.every((number, puzzle) => createPuzzle(challenge, puzzle, zeroBits)(number))
  );
}
