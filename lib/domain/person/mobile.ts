import { toLatinDigits } from '../text/digits';

const MOBILE = /^09\d{9}$/;

/** An example for an empty field. */
export const MOBILE_EXAMPLE = '09121234567';

/**
 * A mobile number as eleven digits starting 09, or null when it is not one (BEHAVIOUR 1.6). Takes Persian and Arabic
 * digits, spaces and dashes, and the direction marks that a phone's contacts put around a copied number. Takes `+98`,
 * `0098` and `98`, and before all eleven digits SPEC 5's `+91` or `0`. Operator prefixes are not judged: lists of them
 * reject real numbers.
 */
export function toMobile(text: string): string | null {
  const compact = toLatinDigits(text).replace(/[\s\-()\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
  const national = compact
    .replace(/^\+91(?=09)/, '')
    .replace(/^(?:\+98|0098|98(?=9\d{9}$))/, '0')
    .replace(/^00(?=9)/, '0');
  return MOBILE.test(national) ? national : null;
}
