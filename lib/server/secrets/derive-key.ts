import { hkdfSync } from 'node:crypto';

/** One purpose's key, made from SESSION_SECRET: a leaked one reveals nothing of another's. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'pelakfan', purpose, 32));
}
