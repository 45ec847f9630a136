// A PostgreSQL server with its defaults, fsync on, that lives as long as the measurement.
import { createCluster, findPostgresqlPrograms } from '../../server/testing/postgresql-cluster.mjs';
import { ToolMissing } from './tools.mjs';

/** { url, stop() }: an empty database. Throws ToolMissing where PostgreSQL is not installed. */
export async function startPostgresql() {
  const programs = findPostgresqlPrograms();
  if (!programs)
    throw new ToolMissing(
      'PostgreSQL',
      'install it (on Debian: apt-get install postgresql), or set DATABASE_URL_BENCH to an empty database',
    );
  const { url, remove } = await createCluster(programs, { isDurable: true });
  return { url, stop: remove };
}
