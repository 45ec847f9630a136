import { hash, verify } from '@node-rs/argon2';

import { deriveKey } from '../../secrets/derive-key';

/** OWASP's smallest recommended argon2id: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const peppers = new Map<string, Buffer>();
const decoys = new Map<string, Promise<string>>();

/** The stored form of a password's digest: argon2id under a pepper that the database does not hold. */
export function hashDigest(digest: string, secret: string): Promise<string> {
  return hash(digest, { ...COST, secret: getPepper(secret) });
}

/**
 * Whether a digest is the one behind a stored hash. Without a hash it works as long, and says no: a stranger learns
 * nothing from the time.
 */
export async function isDigestOf(stored: string | null, digest: string, secret: string): Promise<boolean> {
  const isSame = await verify(stored ?? (await getDecoy(secret)), digest, { secret: getPepper(secret) });
  return isSame && stored !== null;
}

function getPepper(secret: string): Buffer {
  const pepper = peppers.get(secret) ?? Buffer.from(deriveKey(secret, 'password-pepper'));
  peppers.set(secret, pepper);
  return pepper;
}

function getDecoy(secret: string): Promise<string> {
  const decoy = decoys.get(secret) ?? hashDigest('nobody', secret);
  decoys.set(secret, decoy);
  return decoy;
}
