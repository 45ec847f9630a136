import { isJsonObject } from '@/lib/domain/text/json';

/**
 * Whether a stored value is valid. Plain functions, because every step of the order loads them; a library for schemas
 * would weigh more than the funnel itself.
 */
export type Check<Value> = (value: unknown) => value is Value;

const LONGEST_TEXT = 5000;
const LONGEST_LIST = 100;

export const isText: Check<string> = (value): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT;
export const isNumber: Check<number> = (value): value is number => typeof value === 'number' && Number.isFinite(value);
export const isFlag: Check<boolean> = (value): value is boolean => typeof value === 'boolean';
export const isDay: Check<string> = (value): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

export function oneOf<const Word extends string>(words: readonly Word[]): Check<Word> {
  return (value): value is Word => words.some((word) => word === value);
}

export function orNull<Value>(check: Check<Value>): Check<Value | null> {
  return (value): value is Value | null => value === null || check(value);
}

/** A property that may be left out. */
export function orNone<Value>(check: Check<Value>): Check<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || check(value);
}

export function listOf<Value>(check: Check<Value>): Check<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.length <= LONGEST_LIST && value.every(check);
}

/** An object with at least these properties. */
export function shapeOf<Shape extends object>(checks: {
  readonly [Name in keyof Shape]: Check<Shape[Name]>;
}): Check<Shape> {
  const byName = Object.entries<Check<unknown>>(checks);
  return (value): value is Shape => isJsonObject(value) && byName.every(([name, check]) => check(value[name]));
}
