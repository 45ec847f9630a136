import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { findFreePort } from './free-port';

const PLUGIN = 'mosquitto_dynamic_security.so';
const START_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 20;

/** The user that mosquitto_ctrl makes, as an operator would. */
export const mosquittoUser = { username: 'site', password: 'a-password-of-the-tests' };

export interface RunningMosquitto {
  /** The plain listener, for the site's own processes. */
  readonly url: string;
  /** The WebSocket listener, for browsers. */
  readonly publicUrl: string;
  /** kill -9, and gone when it resolves. */
  kill(): Promise<void>;
  /** Stops it without ending a connection, as a broker that hangs; or lets it go on. */
  freeze(isFrozen: boolean): void;
  /** Starts it again with what it had on disk. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The program: MOSQUITTO_PATH, else where the system has it. Null where there is none; in CI that throws. */
export function findMosquitto(): string | null {
  const { MOSQUITTO_PATH, PATH = '', CI } = process.env;
  if (MOSQUITTO_PATH && !existsSync(MOSQUITTO_PATH))
    throw new Error(
      `MOSQUITTO_PATH is ${MOSQUITTO_PATH}, where nothing is: correct it or remove it from the environment.`,
    );
  const folders = [...PATH.split(':'), '/usr/sbin', '/usr/local/sbin'];
  const found = MOSQUITTO_PATH || folders.map((folder) => join(folder, 'mosquitto')).find((path) => existsSync(path));
  if (found === undefined && CI === 'true') {
    throw new Error(
      'Mosquitto is not installed, and CI must test on it: install the Debian package mosquitto, or set MOSQUITTO_PATH.',
    );
  }
  return found ?? null;
}

/** `describe` where Mosquitto is installed; elsewhere the tests are skipped, and it says why. */
export function describeOnMosquitto(name: string, tests: (program: string) => void): void {
  const program = findMosquitto();
  if (program !== null) return describe(name, () => tests(program));
  process.stderr.write(
    `${name}: skipped, because Mosquitto is not installed. Install the package mosquitto, or set MOSQUITTO_PATH.\n`,
  );
  describe.skip(name, () => tests('mosquitto'));
}

/** A Mosquitto of the test's own, with dynamic security, on free ports and a folder that goes with it; it runs as the user of the tests. */
export async function startMosquitto(program: string): Promise<RunningMosquitto> {
  const folder = await mkdtemp(join(tmpdir(), 'mosquitto-'));
  const [port, webPort] = [await findFreePort(), await findFreePort()];
  const accounts = join(folder, 'dynamic-security.json');
  await promisify(execFile)(findControl(program), [
    'dynsec',
    'init',
    accounts,
    mosquittoUser.username,
    mosquittoUser.password,
  ]);
  const configuration = join(folder, 'mosquitto.conf');
  await writeFile(configuration, toConfiguration({ port, webPort, accounts, plugin: findPlugin(program) }));
  let process = await run(program, configuration, [port, webPort]);
  const kill = async () => {
    const isGone = process.exitCode === null && process.signalCode === null ? once(process, 'exit') : null;
    process.kill('SIGKILL');
    await isGone;
  };
  return {
    url: `mqtt://127.0.0.1:${port}`,
    publicUrl: `ws://127.0.0.1:${webPort}/mqtt`,
    kill,
    freeze: (isFrozen) => void process.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
    restart: async () => void (process = await run(program, configuration, [port, webPort])),
    close: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Configured {
  readonly port: number;
  readonly webPort: number;
  readonly accounts: string;
  readonly plugin: string;
}

/** As adapters/broker/README.md has it for operators, but for ports and paths. */
function toConfiguration({ port, webPort, accounts, plugin }: Configured): string {
  return [
    `user ${userInfo().username}`,
    'allow_anonymous false',
    'persistence false',
    'set_tcp_nodelay true',
    `plugin ${plugin}`,
    `plugin_opt_config_file ${accounts}`,
    `listener ${port} 127.0.0.1`,
    'max_qos 1',
    `listener ${webPort} 127.0.0.1`,
    'protocol websockets',
    'max_qos 1',
    'use_username_as_clientid true',
    '',
  ].join('\n');
}

async function run(program: string, configuration: string, ports: readonly number[]): Promise<ChildProcess> {
  const child = spawn(program, ['-c', configuration], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr?.on('data', (text) => (log += text));
  const isOver = once(child, 'exit').then(() => {
    throw new Error(`Mosquitto ended: ${log}`);
  });
  isOver.catch(() => undefined);
  await Promise.race([isOver, Promise.all(ports.map(waitUntilOpen))]);
  return child;
}

async function waitUntilOpen(port: number): Promise<void> {
  const deadline = performance.now() + START_WITHIN_MS;
  while (!(await isOpen(port))) {
    if (performance.now() > deadline) throw new Error(`Nothing listens on port ${port}.`);
    await wait(LOOK_EVERY_MS);
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function findControl(program: string): string {
  const candidates = [
    join(dirname(program), 'mosquitto_ctrl'),
    '/usr/bin/mosquitto_ctrl',
    '/usr/local/bin/mosquitto_ctrl',
  ];
  return candidates.find((path) => existsSync(path)) ?? 'mosquitto_ctrl';
}

/** Debian puts it below a folder named by the machine's kind. */
function findPlugin(program: string): string {
  const libraries = ['/usr/lib', '/usr/local/lib', join(dirname(program), '../lib')];
  const folders = libraries
    .filter((path) => existsSync(path))
    .flatMap((path) => [path, ...readdirSync(path).map((name) => join(path, name))]);
  const found = folders.map((path) => join(path, PLUGIN)).find((path) => existsSync(path));
  if (found === undefined)
    throw new Error(`${PLUGIN} is not installed beside ${program}: Debian has it in the package mosquitto.`);
  return found;
}
