import { toFields } from './subjects';

/** Kept as the reason, or a secret. */
const LEFT_OUT = ['reason', 'password', 'mobile', 'text', 'code', 'oldcode'];
/** Ids, dates and words of a closed list. */
const IS_SHORT = /^[\w.:/-]{1,64}$/;
/** Digits of a mobile, a card, a Sheba or a national code. */
const NAMES_SOMEBODY = /\d{9}/;

/**
 * The part of an input that an entry keeps: numbers, booleans, dates and words of closed lists. An entry is never
 * deleted, so it holds no words of people, and no number that identifies a person.
 */
export function toKeptInput(input: unknown): Readonly<Record<string, unknown>> {
  const kept = Object.entries(toFields(input)).flatMap(([field, value]) =>
    LEFT_OUT.includes(field) || !isKept(value) ? [] : [[field, value] as const],
  );
  return Object.fromEntries(kept);
}

function isKept(value: unknown): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return true;
  if (typeof value === 'string') return IS_SHORT.test(value) && !NAMES_SOMEBODY.test(value);
  return Array.isArray(value) && value.every(isKept);
}

/** Why, in the operator's own words; null where the call asks for no reason. */
export function findReason(input: unknown): string | null {
  const { reason } = toFields(input);
  return typeof reason === 'string' && reason !== '' ? reason : null;
}
