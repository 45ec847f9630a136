import { join, resolve } from 'node:path';

import { systemClock } from '../adapters/clock/system';
import { openEmbeddedDatabase } from '../adapters/database/embedded';
import { templatesFolder } from '../adapters/database/embedded/cluster-template';
import { openPostgresql } from '../adapters/database/postgresql';
import type { DatabasePort } from '../ports/database';
import { readConfiguration, type Configuration } from './configuration';
import { ACTS, askRunningServer, type Act, type ActResult, type ActSettings, type ActWish } from './control';
import { readOrMakeSecret } from './data-directory-secret';
import { claimInstallation } from './installation';
import { requireNoLostDatabase } from './lost-database';
import { StartProblem } from './start-problem';

/**
 * Does an act of the command line on the site's database, by the site's own environment. It asks the process that has
 * the embedded one open, and opens the database where none has. Throws ConfigurationError, StartProblem.
 */
export async function actOnDatabase<Name extends Act>(name: Name, wish: ActWish<Name>): Promise<ActResult<Name>> {
  const configuration = readConfiguration(process.env);
  if (configuration.MAIN_API_URL !== undefined)
    throw new StartProblem('MAIN_API_URL is set: the people are that host’s. Run this where it runs.');
  const dataDirectory = resolve(configuration.DATA_DIR);
  if (configuration.DATABASE_URL === undefined) {
    const answered = await askRunningServer(dataDirectory, name, wish);
    if (answered !== null) return answered;
  }
  const secret = configuration.SESSION_SECRET ?? (await readOrMakeSecret(dataDirectory));
  const database = await openDatabase(configuration, dataDirectory);
  try {
    await database.migrate();
    await claimInstallation(database, { ...configuration, SESSION_SECRET: secret }, dataDirectory);
    const act = ACTS[name] as (...given: [DatabasePort, ActWish<Name>, ActSettings]) => Promise<ActResult<Name>>;
    return await act(database, wish, { secret, now: systemClock.now() });
  } finally {
    await database.close();
  }
}

async function openDatabase({ DATABASE_URL }: Configuration, dataDirectory: string): Promise<DatabasePort> {
  if (DATABASE_URL !== undefined) return openPostgresql(DATABASE_URL);
  requireNoLostDatabase(dataDirectory);
  return openEmbeddedDatabase(join(dataDirectory, 'database'), { templates: templatesFolder });
}
