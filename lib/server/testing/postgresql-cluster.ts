import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

import pg from 'pg';

import { findFreePort } from './free-port';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const READY_WITHIN_MS = 20_000;
const ASK_AGAIN_MS = 50;

/** A PostgreSQL server of a test's own, which it may end and start as it likes. */
export interface TestCluster {
  readonly url: string;
  start(): Promise<void>;
  /** Ends it as an operator would, with every connection. */
  stop(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

/** Where initdb and postgres lie; null where PostgreSQL is not installed. */
export function findPostgresqlPrograms(): string | null {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** Makes a cluster on a free port and starts it. */
export async function createTestCluster(programs: string): Promise<TestCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'pelakfan-cluster-'));
  const owner = findOwner();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await findFreePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;

  const end = async (signal: NodeJS.Signals) => {
    const ending = server;
    server = null;
    if (!ending || ending.exitCode !== null) return;
    ending.kill(signal);
    await once(ending, 'exit');
  };
  const start = async () => {
    server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-F'],
      { ...owner, cwd: folder, stdio: 'ignore' },
    );
    await waitUntilReady(url, server);
  };
  await start();
  return {
    url,
    start,
    // SIGINT is PostgreSQL's fast shutdown: it waits for nobody.
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so there it runs as the user that its package made. */
function findOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  const deadlineMs = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const refusal = await client.connect().then(
      () => null,
      (error: unknown) => error,
    );
    await client.end();
    if (refusal === null) return;
    if (server.exitCode !== null || Date.now() > deadlineMs)
      throw new Error(`PostgreSQL at ${url} did not start (exit code ${server.exitCode}).`, { cause: refusal });
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
}
