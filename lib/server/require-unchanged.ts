import { CallError } from '@/lib/contract/call-error';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Refuses a save whose form was filled with values that have changed. `seen` is the caller's, `current` the present
 * one, both by the call's own names of fields. Call it under the lock of the row. Throws stale, whose `theirs` has the
 * present value of each seen field.
 */
export function requireUnchanged(seen: Fields | undefined, current: object): void {
  if (!seen) return;
  const known = new Map(Object.entries(current) as [string, unknown][]);
  const fields = Object.keys(seen).filter((field) => known.has(field));
  if (fields.every((field) => toComparable(seen[field]) === toComparable(known.get(field)))) return;
  const theirs = Object.fromEntries(fields.map((field) => [field, known.get(field) ?? null]));
  throw new CallError('stale', { details: { theirs } });
}

/** All empty values are equal, and the order of a list does not count: lists here are sets. */
function toComparable(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'null';
  if (Array.isArray(value)) return `[${value.map(toComparable).sort().join()}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const fields = Object.entries(value)
    .map(([name, inner]) => `${JSON.stringify(name)}:${toComparable(inner)}`)
    .filter((field) => !field.endsWith(':null'));
  return `{${fields.sort().join()}}`;
}
