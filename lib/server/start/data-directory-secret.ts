import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { findFaultCode } from '../adapters/fault-code';
import { StartProblem } from './start-problem';

const SECRET_BYTES = 48;
const LEAST_LETTERS = 32;

/** The secret of the data directory, made on the first start and readable by its owner alone. Throws StartProblem for a damaged one. */
export async function readOrMakeSecret(dataDirectory: string): Promise<string> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const path = join(dataDirectory, 'session-secret');
  try {
    return await makeSecret(path);
  } catch (error) {
    if (findFaultCode(error) !== 'EEXIST') throw error;
    return readSecret(path);
  }
}

/** A secret that could not be written whole is none: the next start makes another. */
async function makeSecret(path: string): Promise<string> {
  const file = await open(path, 'wx', 0o600);
  try {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    await file.writeFile(secret);
    await file.sync();
    return secret;
  } catch (error) {
    await rm(path, { force: true });
    throw Object.assign(Object(error), { path });
  } finally {
    await file.close();
  }
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
