import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SECRET_BYTES = 48;

/** One purpose's key, made from SESSION_SECRET: what one part leaks says nothing of another's. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'pelakfan', purpose, 32));
}

/** The secret of the data directory, made on the first start and readable by its owner alone. */
export async function readOrMakeSecret(dataDirectory: string): Promise<string> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const path = join(dataDirectory, 'session-secret');
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      await file.writeFile(secret);
      await file.sync();
      return secret;
    } finally {
      await file.close();
    }
  } catch (error) {
    if (!(typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST')) throw error;
    const secret = (await readFile(path, 'utf8')).trim();
    if (secret.length < 32)
      throw new Error(`${path} is damaged: remove it to have a new one made; everybody then has to log in again.`);
    return secret;
  }
}
