import { randomBytes } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { openPostgresql } from '../adapters/database/postgresql';
import type { DatabasePort } from '../ports/database';
import { checkPostgresql } from './check-postgresql';

const server = process.env.DATABASE_URL_TEST;

(server === undefined ? describe.skip : describe)('a PostgreSQL that does not fit', () => {
  const name = `fits_not_${randomBytes(6).toString('hex')}`;
  let administration: DatabasePort;
  beforeAll(async () => {
    administration = await openPostgresql(server ?? '', { connectionLimit: 1 });
    const run = (statement: string) => administration.connection.execute(sql.raw(statement));
    await run(`CREATE DATABASE ${name}_latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`);
    await run(`CREATE DATABASE ${name}_utf8 ENCODING 'UTF8' TEMPLATE template0`);
    await run(`CREATE ROLE ${name} LOGIN PASSWORD 'a-word'`);
  });
  afterAll(async () => {
    const run = (statement: string) => administration.connection.execute(sql.raw(statement));
    await run(`DROP DATABASE ${name}_latin`);
    await run(`DROP DATABASE ${name}_utf8`);
    await run(`DROP ROLE ${name}`);
    await administration.close();
  });

  const check = async (database: string, role?: string) => {
    const url = new URL(server ?? '');
    url.pathname = `/${database}`;
    if (role) [url.username, url.password] = [role, 'a-word'];
    const opened = await openPostgresql(url.href, { connectionLimit: 1 });
    try {
      await checkPostgresql(opened);
    } finally {
      await opened.close();
    }
  };

  it('for its encoding is refused, with the statement that makes a fitting one', async () => {
    await expect(check(`${name}_latin`)).rejects.toThrow(
      new RegExp(
        `^The database "${name}_latin" of DATABASE_URL has the encoding LATIN1.*ENCODING 'UTF8' TEMPLATE template0;$`,
      ),
    );
  });

  it('for a role that may not create is refused, with the statements that allow it', async () => {
    await expect(check(`${name}_utf8`, name)).rejects.toThrow(
      `The role "${name}" of DATABASE_URL may not make tables in the database "${name}_utf8". Let it own the database: ALTER DATABASE`,
    );
    await administration.connection.execute(sql.raw(`ALTER DATABASE ${name}_utf8 OWNER TO ${name}`));
    await check(`${name}_utf8`, name);
  });
});
