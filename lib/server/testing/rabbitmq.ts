import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findFreePort, startOnFreePort } from './free-port.mjs';

/** The path of Debian's package; the one on the PATH insists on the system's own user and folders. */
const PROGRAM = '/usr/lib/rabbitmq/bin/rabbitmq-server';
/** The Erlang machine begins slowly where others work, too. */
const START_WITHIN_MS = 120_000;
const RUNS = /completed with \d+ plugins/;

/** The user that an operator makes: an administrator. */
export const rabbitmqUser = { username: 'site', password: 'a-password-of-the-tests' };

export interface RunningRabbitmq {
  /** The plain listener, for the site's own processes. */
  readonly url: string;
  /** The WebSocket listener, for browsers. */
  readonly publicUrl: string;
  readonly managementUrl: string;
  close(): Promise<void>;
}

/** `describe` where RabbitMQ is installed; elsewhere the tests are skipped, and it says why. */
export function describeOnRabbitmq(name: string, tests: () => void): void {
  if (existsSync(PROGRAM)) return describe(name, tests);
  process.stderr.write(
    `${name}: skipped, because RabbitMQ is not installed. Install the Debian package rabbitmq-server.\n`,
  );
  describe.skip(name, tests);
}

/**
 * A RabbitMQ of the test's own with its MQTT, Web MQTT and management plugins, on free ports and in a folder that goes
 * with it.
 */
export function startRabbitmq(): Promise<RunningRabbitmq> {
  return startOnFreePort(start);
}

async function start(mqtt: number): Promise<RunningRabbitmq> {
  const folder = await mkdtemp(join(tmpdir(), 'rabbitmq-'));
  const [web, management, distribution, names] = await findFreePorts();
  await writeFile(join(folder, 'plugins'), '[rabbitmq_mqtt,rabbitmq_web_mqtt,rabbitmq_management].\n');
  await writeFile(join(folder, 'rabbitmq.conf'), toConfiguration({ mqtt, web, management }));
  const environment = {
    ...process.env,
    HOME: folder,
    RABBITMQ_NODENAME: `pelakfan-${mqtt}@localhost`,
    RABBITMQ_MNESIA_BASE: join(folder, 'data'),
    RABBITMQ_LOG_BASE: join(folder, 'log'),
    RABBITMQ_LOGS: '-',
    RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'plugins'),
    RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq.conf'),
    RABBITMQ_CONF_ENV_FILE: '/dev/null',
    RABBITMQ_DIST_PORT: String(distribution),
    ERL_EPMD_PORT: String(names),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '+S 1:1 -setcookie tests',
  };
  // Otherwise the broker starts it itself, as a daemon that stays.
  const nameServer = spawn('epmd', ['-port', String(names), '-address', '127.0.0.1'], {
    env: environment,
    stdio: 'ignore',
  });
  // A group of its own, because the program is a script that starts others.
  const broker = spawn(PROGRAM, [], { env: environment, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const close = async () => {
    await Promise.all([
      end(broker, () => process.kill(-(broker.pid ?? 0), 'SIGKILL')),
      end(nameServer, () => nameServer.kill('SIGKILL')),
    ]);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  await waitUntilRunning(broker).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    url: `mqtt://127.0.0.1:${mqtt}`,
    publicUrl: `ws://127.0.0.1:${web}/ws`,
    managementUrl: `http://127.0.0.1:${management}`,
    close,
  };
}

/** The settings of `lib/operations/brokers.md`, with other ports and the broker's default user. */
function toConfiguration({ mqtt, web, management }: Record<'mqtt' | 'web' | 'management', number>): string {
  return [
    'listeners.tcp = none',
    `mqtt.listeners.tcp.1 = 127.0.0.1:${mqtt}`,
    'mqtt.allow_anonymous = false',
    'web_mqtt.tcp.ip = 127.0.0.1',
    `web_mqtt.tcp.port = ${web}`,
    'management.tcp.ip = 127.0.0.1',
    `management.tcp.port = ${management}`,
    `default_user = ${rabbitmqUser.username}`,
    `default_pass = ${rabbitmqUser.password}`,
    'default_user_tags.administrator = true',
    '',
  ].join('\n');
}

async function waitUntilRunning(broker: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    const refuse = (what: string) => reject(new Error(`RabbitMQ ${what}: ${log}`));
    const deadline = setTimeout(() => refuse(`did not say in ${START_WITHIN_MS} ms that it runs`), START_WITHIN_MS);
    broker.once('close', () => refuse('ended'));
    for (const stream of [broker.stdout, broker.stderr])
      stream?.on('data', (text) => {
        log += text;
        if (!RUNS.test(log)) return;
        clearTimeout(deadline);
        resolve();
      });
  });
}

async function end(child: ChildProcess, kill: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const isGone = once(child, 'exit');
  kill();
  await isGone;
}

async function findFreePorts(): Promise<[number, number, number, number]> {
  return [await findFreePort(), await findFreePort(), await findFreePort(), await findFreePort()];
}
