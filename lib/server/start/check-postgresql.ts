import { sql } from 'drizzle-orm';

import type { DatabasePort } from '../ports/database';
import { StartProblem } from './start-problem';

/** Version 15.0, as `server_version_num` counts. */
const OLDEST_VERSION = 150_000;

interface Server {
  readonly name: string;
  readonly role: string;
  readonly encoding: string;
  readonly version: number;
  readonly mayCreate: boolean;
}

/**
 * Before the migrations: a database that they, or Persian texts, would fail in is refused with what makes it fit.
 * Throws StartProblem.
 */
export async function checkPostgresql({ connection }: DatabasePort): Promise<void> {
  const [server] = await connection
    .select({
      name: sql<string>`current_database()`,
      role: sql<string>`current_user`,
      encoding: sql<string>`current_setting('server_encoding')`,
      version: sql<number>`current_setting('server_version_num')::int`,
      mayCreate: sql<boolean>`has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE')`,
    })
    .from(sql`(select 1) as once`);
  const problem = server && findProblem(server);
  if (problem) throw new StartProblem(problem);
}

function findProblem({ name, role, encoding, version, mayCreate }: Server): string | null {
  if (version < OLDEST_VERSION)
    return `The server of DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}: set DATABASE_URL to one of 15 or newer.`;
  if (encoding !== 'UTF8')
    return `The database "${name}" of DATABASE_URL has the encoding ${encoding}, which has no Persian letters. Make one with UTF8, and set DATABASE_URL to it: CREATE DATABASE ${name}_utf8 OWNER "${role}" ENCODING 'UTF8' TEMPLATE template0;`;
  if (!mayCreate)
    return `The role "${role}" of DATABASE_URL may not make tables in the database "${name}". Let it own the database: ALTER DATABASE "${name}" OWNER TO "${role}"; and in it GRANT CREATE ON SCHEMA public TO "${role}";`;
  return null;
}
