// Middleware imports this file: jose and WebCrypto only, nothing of Node's own.
import { CompactEncrypt, compactDecrypt } from 'jose';

export const SESSION_COOKIE = 'pelakfan_session';

/**
 * The content of the sealed cookie. The seal decides on redirects only; every call checks the stored hash of the token.
 */
export interface SealedSession {
  readonly token: string;
  readonly userId: number;
  /** 4, 16 or 18 for the provider side, else null. */
  readonly roleId: number | null;
  /** Whether the operators’ desk opens. */
  readonly isOperator: boolean;
  readonly expiresAtMs: number;
}

const text = new TextEncoder();
const keys = new Map<string, Promise<Uint8Array>>();

/** The cookie's value: a JWE (dir, A256GCM) under a key made from SESSION_SECRET. */
export async function sealSession(session: SealedSession, secret: string): Promise<string> {
  const { token, userId, roleId, isOperator, expiresAtMs } = session;
  return new CompactEncrypt(text.encode(JSON.stringify({ token, userId, roleId, isOperator, expiresAtMs })))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(await getKey(secret));
}

/**
 * The content of a cookie; null for anything that this secret did not seal. The caller checks whether it has expired.
 */
export async function openSessionSeal(seal: string, secret: string): Promise<SealedSession | null> {
  try {
    const { plaintext } = await compactDecrypt(seal, await getKey(secret), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    const carried: unknown = JSON.parse(new TextDecoder().decode(plaintext));
    // A seal of before there was a desk says nothing of it.
    return isSealedSession(carried) ? { ...carried, isOperator: carried.isOperator === true } : null;
  } catch {
    return null;
  }
}

function isSealedSession(value: unknown): value is SealedSession {
  if (typeof value !== 'object' || value === null) return false;
  const { token, userId, roleId, isOperator, expiresAtMs } = value as Partial<Record<keyof SealedSession, unknown>>;
  return (
    typeof token === 'string' &&
    typeof userId === 'number' &&
    (roleId === null || typeof roleId === 'number') &&
    (isOperator === undefined || typeof isOperator === 'boolean') &&
    typeof expiresAtMs === 'number'
  );
}

function getKey(secret: string): Promise<Uint8Array> {
  const known = keys.get(secret);
  if (known) return known;
  const key = deriveKey(secret);
  keys.set(secret, key);
  return key;
}

async function deriveKey(secret: string): Promise<Uint8Array> {
  const material = await crypto.subtle.importKey('raw', text.encode(secret), 'HKDF', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: text.encode('pelakfan'), info: text.encode('session-cookie') },
    material,
    256,
  );
  return new Uint8Array(bits);
}
