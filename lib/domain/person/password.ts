import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { toLatinDigits } from '../text/digits';
import { toMobile } from './mobile';

/**
 * "Hashed before sending" (BEHAVIOUR 8): SHA-256 of `mobile:password` in hex, 64 characters.
 * Not by WebCrypto, which browsers withhold from pages in plain http. Both are brought to their one form first, so that
 * Persian digits give the same digest.
 */
export function toPasswordDigest(mobile: string, password: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${toMobile(mobile) ?? mobile}:${toLatinDigits(password)}`)));
}

export type PasswordProblem = 'same' | 'trivial';

/** The problem of a new password before it is sent; null without one. */
export function findPasswordProblem(
  mobile: string,
  passwords: { readonly old: string; readonly new: string },
): PasswordProblem | null {
  if (passwords.old === passwords.new) return 'same';
  return isTrivialPassword(mobile, passwords.new) ? 'trivial' : null;
}

const DIGITS = '0123456789';
/** Around the corner as well: 7890, 8901. */
const ASCENDING = DIGITS + DIGITS;
const DESCENDING = [...ASCENDING].reverse().join('');

/**
 * A stranger's first guesses: one digit repeated, a row of digits up or down, the end of the mobile. Such a password is
 * refused.
 */
export function isTrivialPassword(mobile: string, password: string): boolean {
  const typed = toLatinDigits(password);
  return (
    new Set(typed).size === 1 ||
    ASCENDING.includes(typed) ||
    DESCENDING.includes(typed) ||
    (toMobile(mobile) ?? mobile).endsWith(typed)
  );
}
