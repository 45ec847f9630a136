import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

import { CallError } from '@/lib/contract/call-error';
import { LOGIN_PASSWORD_LENGTH } from '@/lib/domain/constants/identity';
import { isTrivialPassword } from '@/lib/domain/person/password';

const COUNT = 10 ** LOGIN_PASSWORD_LENGTH;
/** Hashed in one go, in about two milliseconds: others' requests come in between. */
const PORTION = 1000;

/**
 * A new password comes as its digest alone, and four digits are few enough to try them all. It has to be the digest of
 * four digits, since no other can be typed, and not of those that strangers try first. 10,000 hashes, about 20 ms;
 * asked for only once the old password was right. Throws invalid-input, trivial-password.
 */
export async function refuseBadPassword(mobile: string, digest: string): Promise<void> {
  const password = await findDigits(mobile, digest.toLowerCase());
  if (password === null)
    throw new CallError('invalid-input', { fields: [{ field: 'newPassword', message: 'not-digits' }] });
  if (isTrivialPassword(mobile, password)) throw new CallError('trivial-password');
}

async function findDigits(mobile: string, digest: string): Promise<string | null> {
  for (let tried = 0; tried < COUNT; tried += 1) {
    if (tried > 0 && tried % PORTION === 0) await setImmediate();
    const password = String(tried).padStart(LOGIN_PASSWORD_LENGTH, '0');
    if (createHash('sha256').update(`${mobile}:${password}`).digest('hex') === digest) return password;
  }
  return null;
}
