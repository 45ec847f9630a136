/**
 * SHA-256 (FIPS 180-4) without WebCrypto, which browsers withhold from pages in plain http.
 * For short texts only: the password's digest is its one use.
 */
const WORD = 2 ** 32;
const BLOCK_BYTES = 64;

const primes = toPrimes(64);
const ROUND_CONSTANTS = primes.map((prime) => toFraction(Math.cbrt(prime)));
const INITIAL_STATE = primes.slice(0, 8).map((prime) => toFraction(Math.sqrt(prime)));

/** The digest of a text's UTF-8 in lower-case hex. */
export function sha256Hex(text: string): string {
  const message = pad(new TextEncoder().encode(text));
  let state = INITIAL_STATE;
  for (let offset = 0; offset < message.byteLength; offset += BLOCK_BYTES) state = compress(state, message, offset);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function pad(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK_BYTES) * BLOCK_BYTES;
  const padded = new Uint8Array(length);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(length - 8, BigInt(bytes.length) * 8n);
  return view;
}

function compress(state: readonly number[], message: DataView, offset: number): number[] {
  const schedule = toSchedule(message, offset);
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (const [round, constant] of ROUND_CONSTANTS.entries()) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + constant + (schedule[round] ?? 0)) | 0;
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) | 0);
}

function toSchedule(message: DataView, offset: number): Int32Array {
  const words = new Int32Array(64);
  for (let index = 0; index < 64; index += 1) {
    if (index < 16) {
      words[index] = message.getInt32(offset + index * 4);
      continue;
    }
    const early = words[index - 15] ?? 0;
    const late = words[index - 2] ?? 0;
    const mixedEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const mixedLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    words[index] = (words[index - 16] ?? 0) + mixedEarly + (words[index - 7] ?? 0) + mixedLate;
  }
  return words;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function toFraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * WORD) | 0;
}

function toPrimes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}
