import { createHmac } from 'node:crypto';

import { deriveKey } from '../secrets/derive-key';

const KEY_BYTES = 16;

/**
 * The key in an SMS's link in place of the mobile. Only this server can make it of the number, and nobody can compute
 * the number from it.
 */
export function toStopKey(secret: string, mobile: string): string {
  const digest = createHmac('sha256', deriveKey(secret, 'opening-notices')).update(mobile).digest();
  return digest.subarray(0, KEY_BYTES).toString('base64url');
}
