// A PostgreSQL server of one's own on this computer, for tests and for the bench. Plain JavaScript, because lib/dev
// runs it without a build.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startOnFreePort } from './free-port.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const READY_WITHIN_MS = 20_000;
const LOOK_EVERY_MS = 50;
/** Lines of postmaster.pid: whose it is, and whether connections are taken. */
const [PROCESS_LINE, STATUS_LINE] = [0, 7];
/** Its sentences in English, whatever the terminal speaks: the one about a taken port is read. */
const environment = { ...process.env, LC_ALL: 'C' };

export function findPostgresqlPrograms() {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(DEBIAN_FOLDER, version, 'bin')),
  ];
  const has = (folder, program) => existsSync(path.join(folder, program));
  return folders.find((folder) => has(folder, 'initdb') && has(folder, 'postgres')) ?? null;
}

export async function createCluster(programs, { isDurable = false } = {}) {
  const owner = findOwner();
  const folder = mkdtempSync(path.join(tmpdir(), 'pelakfan-cluster-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { ...owner, cwd: folder, env: environment };
  const data = path.join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), initdb, { ...options, stdio: 'ignore' });
  const settings = ['-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=200', ...(isDurable ? [] : ['-F'])];
  let server = null;

  const start = async (port) => {
    const args = ['-D', data, '-p', String(port), ...settings];
    server = spawn(path.join(programs, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    await waitUntilReady(server, path.join(data, 'postmaster.pid'));
    return port;
  };
  const end = async (signal) => {
    const ending = server;
    server = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    ending.kill(signal);
    await once(ending, 'exit');
  };
  const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  // The process that made it may end without another word.
  const endWithProcess = () => {
    server?.kill('SIGKILL');
    clear();
  };
  process.once('exit', endWithProcess);
  const remove = async () => {
    process.off('exit', endWithProcess);
    await end('SIGINT');
    clear();
  };

  try {
    const port = await startOnFreePort(start);
    return {
      url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
      start: async () => void (await start(port)),
      // SIGINT is PostgreSQL's fast shutdown: it waits for nobody.
      stop: () => end('SIGINT'),
      kill: () => end('SIGKILL'),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** PostgreSQL refuses to run as root, so there it runs as the user that its package made. */
function findOwner() {
  if (process.getuid?.() !== 0) return null;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((text) => text.startsWith('postgres:'));
  if (!line)
    throw new Error(
      'PostgreSQL refuses to run as root, and there is no user "postgres" to run it as: make one, or run this as another user.',
    );
  const [uid, gid] = line.split(':').slice(2, 4).map(Number);
  return { uid, gid };
}

/** Waits for the server's own file and not for a connection: on a port that it did not get, another program answers. */
async function waitUntilReady(server, pidFile) {
  let log = '';
  server.stderr.on('data', (text) => (log += text));
  const isOver = once(server, 'close').then(() => {
    throw new Error(`PostgreSQL ended (exit code ${server.exitCode}): ${log}`);
  });
  isOver.catch(() => undefined);
  const deadlineMs = performance.now() + READY_WITHIN_MS;
  while (!isReady(server, pidFile)) {
    if (performance.now() > deadlineMs) throw new Error(`PostgreSQL was not ready in ${READY_WITHIN_MS} ms: ${log}`);
    await Promise.race([isOver, wait(LOOK_EVERY_MS)]);
  }
}

function isReady(server, pidFile) {
  if (!existsSync(pidFile)) return false;
  const lines = readFileSync(pidFile, 'utf8').split('\n');
  return lines[PROCESS_LINE] === String(server.pid) && lines[STATUS_LINE]?.trim() === 'ready';
}
