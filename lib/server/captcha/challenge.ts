import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Difficulty } from '@/lib/domain/person/proof-of-work';

import { deriveKey } from '../secrets/derive-key';

const ID_BYTES = 16;
const WRITTEN = /^([A-Za-z0-9_-]{22})\.(\d{1,2})x(\d{1,2})\.(\d{1,15})\.([A-Za-z0-9_-]{43})$/;

export interface Challenge extends Difficulty {
  /** Random: the part that makes it good once. */
  readonly id: string;
  readonly expiresAtMs: number;
}

/** A new challenge, signed with its demand and its end, so that none has to be stored. */
export function makeChallenge({ puzzleCount, zeroBits }: Difficulty, expiresAtMs: number, secret: string): string {
  const claims = `${randomBytes(ID_BYTES).toString('base64url')}.${puzzleCount}x${zeroBits}.${expiresAtMs}`;
  return `${claims}.${toSignature(claims, secret)}`;
}

/** A challenge's demand; null when it was not signed here or was changed. It may have expired. */
export function openChallenge(text: string, secret: string): Challenge | null {
  const match = WRITTEN.exec(text);
  if (!match) return null;
  const [, id = '', puzzleCount = '', zeroBits = '', expiresAtMs = '', signature = ''] = match;
  const expected = Buffer.from(toSignature(`${id}.${puzzleCount}x${zeroBits}.${expiresAtMs}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { id, puzzleCount: Number(puzzleCount), zeroBits: Number(zeroBits), expiresAtMs: Number(expiresAtMs) };
}

function toSignature(claims: string, secret: string): string {
  return createHmac('sha256', deriveKey(secret, 'captcha')).update(claims).digest('base64url');
}
