// A database of its own on a PostgreSQL server.
import pg from 'pg';

/** { url, drop() }: empty, whatever was there under that name. */
export async function createDatabase(server, name) {
  const drop = () => administer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await drop();
  await administer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop };
}

async function administer(server, statement) {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
