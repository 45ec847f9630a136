import { deriveKey } from './derive-key';

/** Tells two session secrets apart, and says nothing of either. */
export function toFingerprint(secret: string): string {
  return Buffer.from(deriveKey(secret, 'fingerprint')).toString('base64url').slice(0, 22);
}
