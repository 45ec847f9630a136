import { join, resolve } from 'node:path';

import { EmbeddedDatabaseProblem, toDamageSentence } from '../adapters/database/embedded/problem';
import { BackupProblem } from '../ports/database-archive';
import { DatabaseNewer, DatabaseUnavailable, findSqlState, toReason } from '../ports/database-error';
import { ConfigurationError } from './configuration';
import { StartProblem } from './start-problem';

/** The meaning of an error of a file or folder, in a sentence. */
const FILE_FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'its disk takes no writes',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk gives this user no more room',
  EIO: 'its disk fails',
  EEXIST: 'a file of that name stands where a folder belongs',
  ENOTDIR: 'a file stands where a folder belongs',
  EISDIR: 'a folder stands where a file belongs',
  ENOENT: 'a folder above it is not there, or is a link that leads nowhere',
  ELOOP: 'it is a link that leads to itself',
  ENAMETOOLONG: 'its name is too long',
};
const SENTENCES = [ConfigurationError, StartProblem, BackupProblem, EmbeddedDatabaseProblem, DatabaseNewer];
/** Data corrupted, an internal error (XX), a file that the database cannot read (58). */
const DAMAGED_STATES = /^(XX|58)/;

/**
 * The message to the person at the terminal when a start or a backup cannot go on. It names the fault, its file, and
 * the remedy, and has the trace where it is a fault of ours.
 */
export function explain(error: unknown, { DATABASE_URL, DATA_DIR = '.data' }: NodeJS.ProcessEnv): string {
  if (!(error instanceof Error)) return String(error);
  if (SENTENCES.some((kind) => error instanceof kind)) return error.message;
  const dataDirectory = resolve(DATA_DIR);
  if (!DATABASE_URL && isDamage(error)) return toDamageSentence(join(dataDirectory, 'database'), toReason(error));
  if (error instanceof DatabaseUnavailable) return error.message;
  return explainFile(error, dataDirectory) ?? error.stack ?? error.message;
}

/** While nothing else works on it, an embedded database that is away was ended by its own files. */
function isDamage(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || DAMAGED_STATES.test(findSqlState(error) ?? '');
}

function explainFile(error: Error, dataDirectory: string): string | null {
  const [code, path] = [String(Reflect.get(error, 'code')), Reflect.get(error, 'path') as unknown];
  const meaning = FILE_FAULTS[code];
  if (meaning === undefined || typeof path !== 'string') return null;
  const elsewhere = path.startsWith(dataDirectory) ? ', or set DATA_DIR to another directory' : '';
  return `${path} cannot be used: ${meaning} (${code}). Correct that${elsewhere}.`;
}
