// A PostgreSQL server with its defaults, fsync on, that lives as long as the measurement.
import { chownSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findFreePort } from './free-port.mjs';
import { makeFolder, removeFolder, startProgram, waitUntil } from './processes.mjs';
import { ToolMissing } from './tools.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** { url, stop() }: an empty database. Throws ToolMissing where PostgreSQL is not installed. */
export async function startPostgresql() {
  const programs = findPrograms();
  const folder = makeFolder();
  const user = findUser(folder);
  const data = path.join(folder, 'data');
  const options = { folder, ...(user ? { user } : {}) };
  await startProgram(path.join(programs, 'initdb'), ['-D', data, '-A', 'trust', '-U', 'postgres'], options).ended;
  const port = await findFreePort();
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`];
  const server = startProgram(path.join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  await waitUntil(server, 'PostgreSQL', () => canConnect(url));
  const stop = async () => {
    // Its "fast" shutdown; SIGTERM would wait for every client.
    server.child.kill('SIGINT');
    await server.ended;
    removeFolder(folder);
  };
  return { url, stop };
}

function findPrograms() {
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .find((folder) => existsSync(path.join(folder, 'initdb')));
  if (onPath) return onPath;
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const [newest] = versions
    .filter((name) => existsSync(path.join(DEBIAN_FOLDER, name, 'bin/initdb')))
    .sort((one, other) => Number(other) - Number(one));
  if (!newest)
    throw new ToolMissing(
      'PostgreSQL',
      'install it (on Debian: apt-get install postgresql), or set DATABASE_URL_BENCH to an empty database',
    );
  return path.join(DEBIAN_FOLDER, newest, 'bin');
}

/** PostgreSQL refuses to run as root; Debian's package brings a user of its own. */
function findUser(folder) {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((text) => text.startsWith('postgres:'));
  if (!line)
    throw new ToolMissing(
      'a user "postgres", which PostgreSQL needs when the bench runs as root,',
      'run the bench as another user',
    );
  const [uid, gid] = line.split(':').slice(2, 4).map(Number);
  chownSync(folder, uid, gid);
  return { uid, gid };
}

async function canConnect(url) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
