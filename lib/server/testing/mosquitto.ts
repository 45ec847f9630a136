import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { findFreePort, startOnFreePort } from './free-port.mjs';

const PLUGIN = 'mosquitto_dynamic_security.so';
const START_WITHIN_MS = 120_000;
const RUNS = /^(?:\d+: )?mosquitto version \S+ running$/m;

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
  /** Starts it again with its files on disk. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** The program: MOSQUITTO_PATH, else the system's own. Null without one; in CI that throws. */
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

/**
 * A Mosquitto of the test's own, with dynamic security, on free ports and a folder that goes with it. It runs as the
 * user of the tests.
 */
export async function startMosquitto(program: string): Promise<RunningMosquitto> {
  const folder = await mkdtemp(join(tmpdir(), 'mosquitto-'));
  const accounts = join(folder, 'dynamic-security.json');
  await promisify(execFile)(findControl(program), [
    'dynsec',
    'init',
    accounts,
    mosquittoUser.username,
    mosquittoUser.password,
  ]);
  const configuration = join(folder, 'mosquitto.conf');
  const plugin = findPlugin(program);
  const start = async (port: number) => {
    const webPort = await findFreePort();
    await writeFile(configuration, toConfiguration({ port, webPort, accounts, plugin }));
    return { child: await run(program, configuration), port, webPort };
  };
  const { child, port, webPort } = await startOnFreePort(start);
  let process = child;
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
    restart: async () => void (process = await run(program, configuration)),
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

/** The settings of `lib/operations/brokers.md`, with other ports and paths. */
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

/**
 * Resolves when it says that it runs, which is after it has its ports: on one that it did not get, somebody else would
 * answer.
 */
async function run(program: string, configuration: string): Promise<ChildProcess> {
  const child = spawn(program, ['-c', configuration], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  const isRunning = new Promise<void>((resolve, reject) => {
    const refuse = (what: string) => reject(new Error(`Mosquitto ${what}: ${log}`));
    const deadline = setTimeout(() => refuse(`did not say in ${START_WITHIN_MS} ms that it runs`), START_WITHIN_MS);
    child.once('close', () => refuse('ended'));
    child.stderr.on('data', (text) => {
      log += text;
      if (!RUNS.test(log)) return;
      clearTimeout(deadline);
      resolve();
    });
  });
  await isRunning.catch((error) => {
    child.kill('SIGKILL');
    throw error;
  });
  return child;
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
