import { toMobile } from '../person/mobile';
import { findPlate } from '../person/plate';
import { toSheba } from '../person/sheba';
import { toDigitsOnly, toLatinDigits } from '../text/digits';

/** An order's code has eight digits, and so has the number of a motorcycle's plate. */
const CODE_DIGITS = 8;
const LEAST_DIGITS_OF_A_CODE = 4;
const MOBILE_DIGITS = 11;
const LARGEST_ID = 2_147_483_647;

/** The text in the box, read as each thing that it may name; null where it cannot name that thing. */
export interface SearchWords {
  readonly sheba: string | null;
  readonly plate: string | null;
  readonly mobile: string | null;
  /** The first digits of a mobile that is still being typed. */
  readonly mobileStart: string | null;
  /** An order's code, or its first digits. */
  readonly code: string | null;
  /** The number of an order or of its task. */
  readonly number: number | null;
  readonly name: string | null;
}

/** Reads the one search box of the desk. */
export function toSearchWords(text: string): SearchWords {
  const digits = /\p{L}/u.test(text) ? '' : toDigitsOnly(text);
  const mobile = toMobile(text);
  const isStart = mobile === null && digits.startsWith('09') && digits.length >= LEAST_DIGITS_OF_A_CODE;
  const isCode = digits.length >= LEAST_DIGITS_OF_A_CODE && digits.length <= CODE_DIGITS;
  const number = Number(digits);
  return {
    sheba: toSheba(text),
    plate: findPlate(text),
    mobile,
    mobileStart: isStart && digits.length < MOBILE_DIGITS ? digits : null,
    code: isCode ? digits : null,
    number: digits !== '' && number > 0 && number <= LARGEST_ID ? number : null,
    name: /\p{L}/u.test(toLatinDigits(text)) ? text : null,
  };
}

/** No text of digits that begins like this one sorts behind it, in any collation. */
export function toLastBeginningWith(digits: string): string {
  return digits + '9'.repeat(MOBILE_DIGITS);
}
