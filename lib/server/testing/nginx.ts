import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

import { findFreePort, startOnFreePort } from './free-port.mjs';
import { waitUntil } from './wait-until';

const FOLDER = 'lib/operations/nginx';
const run = promisify(execFile);

/** The targets of nginx. */
interface Upstreams {
  readonly file: 'upstreams-compose.conf' | 'upstreams-machine.conf';
  /** host:port of each site process, and of the broker's WebSockets. */
  readonly site: readonly string[];
  readonly broker: string;
}

export interface RunningNginx {
  readonly port: number;
  /** The door that only sends people to the encrypted one. */
  readonly plainPort: number;
  /** All lines that both of its logs have by now. */
  readLogs(): Promise<{ readonly access: string; readonly error: string }>;
  close(): Promise<void>;
}

/** The program; null where nginx is not installed. In CI that throws. */
export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path)) ?? null;
  if (found === null && process.env.CI)
    throw new Error('nginx is not installed, and CI must test on it: apt-get install nginx-light.');
  return found;
}

/**
 * The deployment's own files but for names, ports and paths, in a folder of their own with a certificate that nobody
 * vouches for.
 */
async function writeConfiguration(
  upstreams: Upstreams,
  ports: readonly [plain: number, encrypted: number],
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pelakfan-nginx-'));
  // The workers of a master that is root are somebody else.
  await chmod(folder, 0o755);
  const certificate = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=127.0.0.1',
    ...certificate,
  ]);
  await writeFile(
    join(folder, 'upstreams.conf'),
    toUpstreams(await readFile(join(FOLDER, upstreams.file), 'utf8'), upstreams),
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    toMain(await readFile(join(FOLDER, 'nginx.conf'), 'utf8'), folder, ports),
  );
  return folder;
}

function toMain(text: string, folder: string, [plain, encrypted]: readonly [number, number]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(' ');
  const changes: [RegExp, string][] = [
    [/^http \{$/m, `http {\n  ${temporary}`],
    [/listen \[::\]:80 default_server;\n/, ''],
    [/listen \[::\]:443 ssl http2;\n/, ''],
    [/listen 80 /, `listen 127.0.0.1:${plain} `],
    [/listen 443 /, `listen 127.0.0.1:${encrypted} `],
    [/\/etc\/nginx\/tls\/fullchain\.pem/, join(folder, 'fullchain.pem')],
    [/\/etc\/nginx\/tls\/privkey\.pem/, join(folder, 'privkey.pem')],
    [/\/var\/log\/nginx\/access\.log/, join(folder, 'access.log')],
    [/\/var\/log\/nginx\/error\.log/, join(folder, 'error.log')],
  ];
  return changes.reduce(replaceOne, text);
}

function toUpstreams(text: string, { site, broker }: Upstreams): string {
  const [, sites = '', brokers = ''] = text.split(/^upstream /m);
  const siteServers = [...sites.matchAll(/server (\S+?)( .*)?;/g)];
  if (siteServers.length !== site.length)
    throw new Error(`${siteServers.length} site processes stand in the configuration, and ${site.length} are there.`);
  const withSites = siteServers.reduce(
    (part, [line, name = ''], index) => part.replace(line, line.replace(name, site[index] ?? '')),
    sites,
  );
  const brokerServers = [...brokers.matchAll(/\n *server \S+?( .*)?;/g)].map(([line]) => line);
  const withBroker = brokerServers.reduce(
    (part, line, index) => part.replace(line, index === 0 ? `\n  server ${broker};` : ''),
    brokers,
  );
  return `upstream ${withSites}upstream ${withBroker}`;
}

function replaceOne(text: string, [pattern, by]: [RegExp, string]): string {
  if (!pattern.test(text))
    throw new Error(
      `nginx.conf has nothing like ${String(pattern)} any more: change lib/server/testing/nginx.ts with it.`,
    );
  return text.replace(pattern, by);
}

const toArguments = (folder: string) => [
  '-p',
  folder,
  '-e',
  join(folder, 'error.log'),
  '-c',
  join(folder, 'nginx.conf'),
  '-g',
  `daemon off; pid ${join(folder, 'nginx.pid')};`,
];

/** nginx's own check of the deployment's files (`nginx -t`). Rejects where it fails. */
export async function checkConfiguration(program: string, upstreams: Upstreams): Promise<string> {
  const folder = await writeConfiguration(upstreams, [await findFreePort(), await findFreePort()]);
  try {
    return (await run(program, ['-t', ...toArguments(folder)])).stderr;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Starts nginx as the deployment has it, on free ports of this computer. */
export async function startNginx(program: string, upstreams: Upstreams): Promise<RunningNginx> {
  return startOnFreePort(async (port) => startOnPorts(program, upstreams, [await findFreePort(), port]));
}

async function startOnPorts(
  program: string,
  upstreams: Upstreams,
  [plainPort, port]: readonly [plain: number, encrypted: number],
): Promise<RunningNginx> {
  const folder = await writeConfiguration(upstreams, [plainPort, port]);
  const child = spawn(program, toArguments(folder), { stdio: ['ignore', 'ignore', 'inherit'] });
  const isGone = once(child, 'exit');
  // It writes its process id once it has its ports: on one that it did not get, somebody else would answer.
  await waitUntil(() => child.exitCode !== null || existsSync(join(folder, 'nginx.pid')));
  const close = async () => {
    child.kill('SIGTERM');
    await isGone;
    await rm(folder, { recursive: true, force: true });
  };
  if (child.exitCode !== null)
    throw new Error(
      `nginx ended with ${child.exitCode}: ${await readFile(join(folder, 'error.log'), 'utf8').catch(() => 'it wrote nothing')}`,
    );
  const readLog = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '');
  const readLogs = async () => ({ access: await readLog('access.log'), error: await readLog('error.log') });
  return { port, plainPort, readLogs, close };
}
