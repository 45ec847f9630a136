import { resolve } from 'node:path';

import { pino, type Logger } from 'pino';

import { DirectoryInUse } from './adapters/database/directory-lock';
import { startAlertRelay } from './alerts/relay';
import { createApp } from './app';
import { forgetCategoryBundle } from './catalogue/getallcategoryv3';
import { loadCatalogue } from './catalogue/load-catalogue';
import { listServicePaths } from './catalogue/service-paths';
import { ConfigurationError, readConfiguration, type Configuration } from './configuration';
import type { ServiceContext, Signals } from './context';
import { handlers } from './handlers';
import { createBrokerSocket } from './http/broker-socket';
import { createDoor } from './http/door';
import { publishHandle } from './http/handle';
import { listen, type Listening } from './http/listen';
import { openNextSite, type Site } from './http/next-site';
import { toServicePaths, type ServicePaths } from './http/refuse-unknown-slugs';
import { openPorts, type OpenedPorts } from './open-ports';
import { readOrMakeSecret } from './secret';
import { seedDemo } from './seed/demo';
import { authenticate } from './session/authenticate';
import { toGreeting } from './start-greeting';
import { runDueWork, startTimers } from './timers';

const SHUTDOWN_DEADLINE_MS = 9000;
const SAME_SIGNAL_MS = 500;
const SERVICE_PATHS_EVERY_MS = 60_000;
const WARM_PATHS = ['/', '/services/', '/services/house-cleaning/'];

/** A start that cannot go on, in words for the person at the terminal. */
class StartProblem extends Error {
  override readonly name = 'StartProblem';
}

interface Running {
  readonly listening: Listening;
  readonly opened: OpenedPorts;
  readonly site: Site;
  readonly stopBackground: () => Promise<void>;
}

async function main(): Promise<void> {
  const log = pino({ level: process.env.LOG_LEVEL ?? 'warn' });
  process.on('unhandledRejection', (err) => log.error({ err }, 'a promise failed and nobody listened'));
  try {
    const running = await start(log);
    endOnSignal(running, log);
  } catch (error) {
    const isForPeople = error instanceof ConfigurationError || error instanceof DirectoryInUse || error instanceof StartProblem;
    process.stderr.write(isForPeople ? `${error.message}\n` : `The server did not start.\n${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  }
}

async function start(log: Logger): Promise<Running> {
  const read = readConfiguration(process.env);
  const dataDirectory = resolve(read.DATA_DIR);
  const configuration: Configuration = { ...read, SESSION_SECRET: read.SESSION_SECRET ?? (await readOrMakeSecret(dataDirectory)) };
  // The framework's middleware opens the session's seal by itself, and reads its configuration there.
  process.env.SESSION_SECRET = configuration.SESSION_SECRET;
  const opened = await openPorts(configuration, dataDirectory, log);
  try {
    return await startOn(opened, configuration, log);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function startOn(opened: OpenedPorts, configuration: Configuration, log: Logger): Promise<Running> {
  const { signals, connect } = createSignals();
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const app = createApp({ ports: opened.ports, configuration, signals, log, handlers, authenticate, refusesWrongAnswers: isDevelopment });
  const { context } = app;
  await fill(context);
  const servicePaths = await watchServicePaths(context);
  const relay = startAlertRelay(context);
  const forget = () => forgetCategoryBundle(context.ports.database);
  connect({ alertsPending: relay.wake, catalogueChanged: () => [forget, servicePaths.refresh].forEach((purge) => purge()) });

  const host = getHost(configuration);
  const { embeddedBroker, testBank, testClock } = opened;
  const brokerSocket = embeddedBroker ? createBrokerSocket(embeddedBroker.accept) : null;
  const onClockMoved = () => runDueWork(context).then(relay.wake);
  const demo = configuration.isEmbeddedDemo && testBank ? { database: context.ports.database, bank: testBank, clock: testClock, onClockMoved } : null;
  const listening = await listen({ app, door: createDoor(app), demo, host, port: configuration.PORT, brokerSocket, getServicePaths: servicePaths.get }).catch((error: unknown) => {
    throw toStartProblem(error, host, configuration.PORT);
  });
  const siteUrl = configuration.SITE_URL?.replace(/\/+$/, '') ?? `http://${toHostname(host)}:${listening.port}`;
  // Pages write it into canonical addresses and structured data.
  process.env.SITE_URL = siteUrl;
  publishHandle(app, siteUrl);
  const site = await openNextSite({ isDevelopment, directory: process.cwd(), hostname: toHostname(host), port: listening.port });
  listening.useSite(site);
  const stopTimers = startTimers(context);
  process.stdout.write(toGreeting({ siteUrl, isDemo: demo !== null, dataDirectory: resolve(configuration.DATA_DIR) }));
  if (!isDevelopment) void warm(`http://${toHostname(host)}:${listening.port}`, log);
  const stopBackground = async () => {
    servicePaths.stop();
    await stopTimers();
    await relay.stop();
  };
  return { listening, opened, site, stopBackground };
}

/** The samples in the demo; the catalogue alone where real people come. */
async function fill(context: ServiceContext): Promise<void> {
  if (context.configuration.isEmbeddedDemo) await seedDemo(context);
  else await context.ports.database.transaction((transaction) => loadCatalogue(transaction));
}

/** Handlers need signals before there is anybody to hear them: what is sent until `connect` is lost, and nothing runs by then. */
function createSignals(): { signals: Signals; connect: (listeners: Signals) => void } {
  let listeners: Signals = { alertsPending: () => undefined, catalogueChanged: () => undefined };
  return {
    signals: { alertsPending: () => listeners.alertsPending(), catalogueChanged: () => listeners.catalogueChanged() },
    connect: (next) => void (listeners = next),
  };
}

async function watchServicePaths(context: ServiceContext): Promise<{ get: () => ServicePaths; refresh: () => void; stop: () => void }> {
  const load = async () => toServicePaths(await listServicePaths(context.ports.database.connection));
  let paths = await load();
  const refresh = () => {
    void load().then((next) => (paths = next)).catch((err: unknown) => context.log.warn({ err }, 'the service paths could not be read again'));
  };
  // Another process may have changed the catalogue of a shared database.
  const timer = setInterval(refresh, SERVICE_PATHS_EVERY_MS);
  timer.unref();
  return { get: () => paths, refresh, stop: () => clearInterval(timer) };
}

async function warm(url: string, log: Logger): Promise<void> {
  for (const path of WARM_PATHS) {
    await fetch(`${url}${path}`).then((response) => response.arrayBuffer()).catch((err: unknown) => log.warn({ err, path }, 'a page could not be warmed'));
  }
}

/** Without an SMS provider the codes can be read by whoever opens the outbox: this computer alone, unless told otherwise. */
function getHost({ HOST, KAVENEGAR_API_KEY }: Configuration): string {
  return HOST ?? (KAVENEGAR_API_KEY === undefined ? '127.0.0.1' : '0.0.0.0');
}

function toHostname(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return host === '127.0.0.1' ? host : 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function toStartProblem(error: unknown, host: string, port: number): unknown {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : null;
  switch (code) {
    case 'EADDRINUSE':
      return new StartProblem(`Port ${port} of ${host} is in use by another program: stop that one, or set PORT to another number (0 picks a free one).`);
    case 'EACCES':
      return new StartProblem(`Port ${port} of ${host} is not allowed for this user: set PORT to a number above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(`HOST is "${host}", which is no address of this computer: correct it or remove it from the environment.`);
    default:
      return error;
  }
}

function endOnSignal({ listening, opened, site, stopBackground }: Running, log: Logger): void {
  let endingSinceMs: number | null = null;
  const end = async () => {
    if (endingSinceMs !== null) {
      // A second signal is somebody who does not want to wait; but npm passes on the terminal's own, so at once it is the same one.
      if (performance.now() - endingSinceMs > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    endingSinceMs = performance.now();
    setTimeout(() => process.exit(1), SHUTDOWN_DEADLINE_MS).unref();
    try {
      await listening.close();
      await stopBackground();
      await site.close();
      await opened.close();
      process.exit(0);
    } catch (err) {
      log.error({ err }, 'the end was not a clean one');
      process.exit(1);
    }
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
}

await main();
