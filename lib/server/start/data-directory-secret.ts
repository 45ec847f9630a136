import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { findFaultCode } from '../adapters/fault-code';
import { createWhole } from '../adapters/write-whole';
import { StartProblem } from './start-problem';

/** The secret's name in the data directory. */
export const SECRET_FILE = 'session-secret';

const SECRET_BYTES = 48;
const LEAST_LETTERS = 32;

/** The secret of the data directory; null where none was made yet. Throws StartProblem for a damaged one. */
export async function findSecret(dataDirectory: string): Promise<string | null> {
  const path = join(dataDirectory, SECRET_FILE);
  return existsSync(path) ? readSecret(path) : null;
}

/**
 * The secret of the data directory, made on the first start and readable by its owner alone. Throws StartProblem for a
 * damaged one.
 */
export async function readOrMakeSecret(dataDirectory: string): Promise<string> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const found = await findSecret(dataDirectory);
  if (found !== null) return found;
  const path = join(dataDirectory, SECRET_FILE);
  try {
    return await makeSecret(path);
  } catch (error) {
    // Another process was faster.
    if (findFaultCode(error) !== 'EEXIST') throw error;
    return readSecret(path);
  }
}

async function makeSecret(path: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await createWhole(path, secret);
  return secret;
}

async function readSecret(path: string): Promise<string> {
  const secret = await readFile(path, 'utf8').then(
    (text) => text.trim(),
    (error: unknown) => {
      throw new StartProblem(toDamage(path, `it cannot be read (${findFaultCode(error)})`));
    },
  );
  if (secret.length >= LEAST_LETTERS) return secret;
  throw new StartProblem(toDamage(path, `it has ${secret.length} letters in place of ${LEAST_LETTERS} or more`));
}

function toDamage(path: string, what: string): string {
  return `${path} is damaged: ${what}. Put back a copy of it. If there is none, remove it and start once with SESSION_SECRET_REPLACED=true: everybody then has to log in with a one-time password by SMS.`;
}
