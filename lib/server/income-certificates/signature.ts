import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';

import type { SignatureFinding } from '@/lib/contract/money-enumerations';

import { deriveKey } from '../secrets/derive-key';

/** The bytes before the 32 secret bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const MARK_LETTERS = 16;

export interface Signed {
  /** base64url. */
  readonly signature: string;
  /** Names the key: another SESSION_SECRET makes another one. */
  readonly keyMark: string;
}

/** Signs a text by the site's own key (Ed25519). */
export function signText(secret: string, text: string): Signed {
  const key = toPrivateKey(secret);
  return { signature: sign(null, Buffer.from(text), key).toString('base64url'), keyMark: toKeyMark(key) };
}

/** Whether the site's own key signed exactly this text. */
export function checkText(secret: string, text: string, { signature, keyMark }: Signed): SignatureFinding {
  const key = toPrivateKey(secret);
  if (keyMark !== toKeyMark(key)) return 'other-key';
  const isOurs = verify(null, Buffer.from(text), createPublicKey(key), Buffer.from(signature, 'base64url'));
  return isOurs ? 'genuine' : 'forged';
}

/** The key with which anybody can check the signatures, as base64url of its 32 bytes. */
export function toPublicKeyText(secret: string): string {
  return createPublicKey(toPrivateKey(secret)).export({ format: 'jwk' }).x ?? '';
}

function toPrivateKey(secret: string): KeyObject {
  const seed = deriveKey(secret, 'income-certificates');
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
}

function toKeyMark(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return createHash('sha256').update(x).digest('base64url').slice(0, MARK_LETTERS);
}
