import { resolve } from 'node:path';

import type { Logger } from 'pino';

import { systemClock } from '../adapters/clock/system';
import type { Backend } from './backend';
import { listSecrets, listVariables, readConfiguration, type Configuration } from './configuration';
import { endOnSignal } from './ending';
import { ADMITS_ALL } from '../http/edge/admission';
import { createDoor } from '../http/door/door';
import { publishMarketplace } from '../http/pages/marketplace-for-pages';
import { listen, type Listening } from '../http/edge/listen';
import { openNextSite } from '../http/pages/next-site';
import { observeBrokerSocket, observeSite } from '../http/edge/observe-site';
import { watchServicePaths } from '../http/edge/watch-service-paths';
import { createLog } from '../observability/log';
import { explain } from './explain';
import { openMarketplace } from './open-marketplace';
import { openMetrics } from './open-metrics';
import { watchOwnBuild, type OwnBuild } from './own-build';
import { openRemote } from '../remote/open-remote';
import { isWithoutMarketplace } from '../remote/remote-hosts';
import { readOrMakeSecret } from './data-directory-secret';
import { tellReady, toGreeting } from './start-greeting';
import { takeConsole, tellAbsences, tellStart, toLifeLog } from './life-log';
import { requirePartners } from './require-partners';
import { StartProblem } from './start-problem';

const WARM_PATHS = ['/', '/services/', '/services/house-cleaning/'];

interface Running {
  readonly listening: Listening;
  /** The steps at a signal, in this order. */
  readonly steps: readonly (() => Promise<void>)[];
  readonly siteUrl: string;
  readonly checkReadiness: Backend['checkReadiness'];
}

async function main(): Promise<void> {
  try {
    const configuration = await configure();
    const log = createLog({ level: configuration.LOG_LEVEL, secrets: listSecrets(configuration) });
    process.on('unhandledRejection', (err) => log.error({ err }, 'a promise failed and nobody listened'));
    const life = toLifeLog(log, configuration);
    if (!configuration.isEmbeddedDemo) {
      takeConsole(log);
      tellStart(life, process.env, listVariables());
      tellAbsences(life, configuration);
    }
    const { listening, steps, siteUrl, checkReadiness } = await start(configuration, log);
    endOnSignal({ drainMs: configuration.DRAIN_SECONDS * 1000, drain: listening.drain, steps, log: life });
    // The greeting comes last: who reads it may end the process at once. Outside the demo the log alone is on standard
    // output.
    const { isEmbeddedDemo, DATA_DIR } = configuration;
    if (isEmbeddedDemo) process.stdout.write(toGreeting({ siteUrl, dataDirectory: resolve(DATA_DIR) }));
    else tellReady(life, { siteUrl, isWithoutOperator: (await checkReadiness()).degraded.includes('operator') });
  } catch (error) {
    process.stderr.write(`The server did not start. ${explain(error, process.env)}\n`);
    process.exit(1);
  }
}

async function configure(): Promise<Configuration> {
  // An empty value counts as not set. Pages read their variables from the environment themselves, so it is removed
  // there.
  for (const name of listVariables()) if (process.env[name] === '') delete process.env[name];
  const read = readConfiguration(process.env);
  requirePartners(read, Boolean(process.env.DATA_DIR));
  const SESSION_SECRET = read.SESSION_SECRET ?? (await readOrMakeSecret(resolve(read.DATA_DIR)));
  // The framework's middleware opens the session's seal by itself, and reads its configuration there.
  process.env.SESSION_SECRET = SESSION_SECRET;
  return { ...read, SESSION_SECRET };
}

async function start(configuration: Configuration, log: Logger): Promise<Running> {
  const dataDirectory = resolve(configuration.DATA_DIR);
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const backend = isWithoutMarketplace(configuration)
    ? openRemote({ configuration, log, ports: { clock: systemClock } })
    : await openMarketplace({ configuration, dataDirectory, log, refusesWrongAnswers: isDevelopment });
  try {
    return await startOn(backend, isDevelopment);
  } catch (error) {
    await backend.close();
    throw error;
  }
}

/** A demo whose clock tests move is tried by browsers that run beside it. Undefined: the real one. */
function chooseAdmission({ TEST_CLOCK, isEmbeddedDemo }: Configuration) {
  return TEST_CLOCK && isEmbeddedDemo ? ADMITS_ALL : undefined;
}

function toAnswerers({ app, demo, receiveSms }: Backend) {
  return { app, door: createDoor(app), demo, receiveSms };
}

/** Watches no build in development, where files change all the time and the process restarts by itself. */
function watchBuild(log: Logger, isDevelopment: boolean): OwnBuild {
  return watchOwnBuild(isDevelopment ? { log, readText: () => null } : { log });
}

async function startOn(backend: Backend, isDevelopment: boolean): Promise<Running> {
  const { configuration, log } = backend.app.context;
  const servicePaths = await watchServicePaths(backend.app);
  backend.onCatalogueChanged(servicePaths.refresh);
  const host = getHost(configuration);
  const ownBuild = watchBuild(log, isDevelopment);
  const listening = await listen({
    ...toAnswerers(backend),
    host,
    port: configuration.PORT,
    brokerSocket: backend.brokerSocket && observeBrokerSocket(backend.brokerSocket),
    getServicePaths: servicePaths.get,
    checkReadiness: ownBuild.guard(backend.checkReadiness),
    isDevelopment,
    admission: chooseAdmission(configuration),
  }).catch(startProblemOf(host, configuration.PORT));
  backend.onCatalogueChanged(listening.purgePages);
  const metrics = await openMetrics(configuration, backend, listening).catch(
    startProblemOf(configuration.METRICS_HOST, configuration.METRICS_PORT ?? 0, 'METRICS_'),
  );
  const { siteUrl, site } = await bringSite(backend.app, listening, host, isDevelopment);
  const stopTimers = backend.startTimers();
  // A test that moves the clock of a server asks for a few pages of it: a fifth of a start's processor time would be
  // for nobody.
  if (!isDevelopment && !configuration.TEST_CLOCK) void warm(`http://${toHostname(host)}:${listening.port}`, log);
  const stopBackground = async () => {
    servicePaths.stop();
    ownBuild.stop();
    await stopTimers();
  };
  return {
    listening,
    siteUrl,
    checkReadiness: backend.checkReadiness,
    steps: [listening.close, stopBackground, site.close, backend.close, async () => metrics?.close()],
  };
}

/** The framework, with the facts of this process that its pages have to know. */
async function bringSite(app: Backend['app'], listening: Listening, host: string, isDevelopment: boolean) {
  const { port } = listening;
  const hostname = toHostname(host);
  const siteUrl = app.context.configuration.SITE_URL?.replace(/\/+$/, '') ?? `http://${hostname}:${port}`;
  // Pages write it into canonical addresses and structured data.
  process.env.SITE_URL = siteUrl;
  publishMarketplace(app, siteUrl);
  const site = await openNextSite({ isDevelopment, directory: process.cwd(), hostname, port });
  listening.useSite(observeSite(site));
  return { siteUrl, site };
}

async function warm(url: string, log: Logger): Promise<void> {
  for (const path of WARM_PATHS) {
    await fetch(`${url}${path}`)
      .then((response) => response.arrayBuffer())
      .catch((err: unknown) => log.warn({ err, path }, 'a page could not be warmed'));
  }
}

/** The demo is for this computer alone: its visitors read every code and log in as the samples. */
function getHost({ HOST, isEmbeddedDemo }: Configuration): string {
  return HOST ?? (isEmbeddedDemo ? '127.0.0.1' : '0.0.0.0');
}

function toHostname(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return host === '127.0.0.1' ? host : 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Throws an address's fault. `prefix` is that of its variables. */
const startProblemOf =
  (host: string, port: number, prefix = '') =>
  (error: unknown): never => {
    throw toStartProblem(error, host, port, prefix);
  };

function toStartProblem(error: unknown, host: string, port: number, prefix: string): unknown {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : null;
  switch (code) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Port ${port} of ${host} is in use by another program: stop that one, or set ${prefix}PORT to another number (0 picks a free one).`,
      );
    case 'EACCES':
      return new StartProblem(
        `Port ${port} of ${host} is not allowed for this user: set ${prefix}PORT to a number above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartProblem(
        `${prefix}HOST is "${host}", which is no address of this computer: correct it or remove it from the environment.`,
      );
    default:
      return error;
  }
}

await main();
