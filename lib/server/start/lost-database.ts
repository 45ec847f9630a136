import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { FILES } from '../backup/place';
import { SECRET_FILE } from './data-directory-secret';
import { StartProblem } from './start-problem';

/**
 * The folder of uploaded files is made after the database that names them. Without a database it is the rest of a
 * marketplace, and a new database would silently begin another one. An empty folder by itself proves nothing: a person
 * may have prepared it. Throws StartProblem.
 */
export function requireNoLostDatabase(dataDirectory: string): void {
  const [database, files] = [join(dataDirectory, 'database'), join(dataDirectory, FILES)];
  const wasUsed = isFilled(files) || (existsSync(files) && existsSync(join(dataDirectory, SECRET_FILE)));
  if (!wasUsed || isFilled(database)) return;
  throw new StartProblem(
    `${database} is gone, while ${files} is there: a start would begin a new marketplace in its place. Put the folder back, or a backup with npm run restore -- file --force. If the data are in PostgreSQL, set DATABASE_URL. To begin anew, set DATA_DIR to a new directory.`,
  );
}

/** A file in place of the folder counts, too: opening it reports the fault. */
function isFilled(folder: string): boolean {
  return existsSync(folder) && !(statSync(folder).isDirectory() && readdirSync(folder).length === 0);
}
