import type { IncomingMessage } from 'node:http';

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;
const SEVERAL_RANGES = /^bytes=\s*(?:\d+-\d*|-\d+)(?:\s*,\s*(?:\d+-\d*|-\d+))+\s*$/;

/**
 * One range of bytes: phones play a voice note only from a server that knows them. Null for the whole file: no range,
 * another unit than bytes, or several ranges (RFC 9110, 14.2). `outside` for a range without any byte, and for an
 * invalid one: 416.
 */
export function findRange(
  header: string | null,
  size: number,
): { readonly first: number; readonly last: number } | 'outside' | null {
  if (header === null || !/^bytes=/i.test(header)) return null;
  const range = header.trim().toLowerCase();
  if (SEVERAL_RANGES.test(range)) return null;
  const [, from = '', to = ''] = ONE_RANGE.exec(range) ?? [];
  if (from === '' && to === '') return 'outside';
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last || first >= size ? 'outside' : { first, last };
}

/**
 * Conditions that the framework answers with 500 when a file does not meet them; a read of a file needs none of them.
 */
const UNMET_CONDITIONS = ['if-match', 'if-unmodified-since'] as const;

/**
 * Leaves a request for a ready file only what the framework can answer: a range that is in the file, else none. True
 * where the range is outside the file: then 416 is the answer. `sizeBytes` is undefined for a file that is made when it
 * is asked for.
 */
export function settleFileRange({ method, headers }: IncomingMessage, sizeBytes: number | undefined): boolean {
  for (const name of UNMET_CONDITIONS) delete headers[name];
  const range = headers.range;
  if (range === undefined) return false;
  const found = method !== 'GET' || sizeBytes === undefined ? null : findRange(range, sizeBytes);
  // A request for the range of another version gets the whole of this one.
  const isOutside = found === 'outside' && headers['if-range'] === undefined;
  if (found === null || found === 'outside') delete headers.range;
  // In its plainest form: the framework answers 500 to the end of a file that asks for more bytes than the file has.
  else headers.range = `bytes=${found.first}-${found.last}`;
  return isOutside;
}
