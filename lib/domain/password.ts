import { toLatinDigits } from './digits';
import { toMobile } from './mobile';
import { sha256Hex } from './sha256';

/**
 * "Hashed before sending" (BEHAVIOUR 8): SHA-256 of `mobile:password` in hex, 64 characters.
 * Both are brought to their one form first, so that Persian digits give the same digest.
 */
export function toPasswordDigest(mobile: string, password: string): string {
  return sha256Hex(`${toMobile(mobile) ?? mobile}:${toLatinDigits(password)}`);
}
