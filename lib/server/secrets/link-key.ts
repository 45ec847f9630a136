import { randomBytes } from 'node:crypto';

const KEY_BYTES = 16;

/** 128 random bits that stand in a link in the place of a login. */
export function createLinkKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}
