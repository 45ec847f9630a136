import { createHash } from 'node:crypto';

type Fields = Readonly<Record<string, unknown>>;

/** SHA-256 of a value of JSON, in hex. The order of an object's fields says nothing. */
export function toContentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, sortFields)).digest('hex');
}

function sortFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value as Fields).sort(([one], [other]) => (one < other ? -1 : 1)));
}
