import type { Configuration } from '../start/configuration';

/** SESSION_SECRET as it was configured, or as the start made it in DATA_DIR and noted it in the configuration. */
export function requireSessionSecret(configuration: Pick<Configuration, 'SESSION_SECRET'>): string {
  if (!configuration.SESSION_SECRET) {
    throw new Error(
      'SESSION_SECRET is not set: the start puts the data directory’s own secret into the configuration before anything is served.',
    );
  }
  return configuration.SESSION_SECRET;
}
