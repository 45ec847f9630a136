import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

import { getRequestListener } from '@hono/node-server';

import type { App } from '../../app';
import type { PageStatistics } from '../../observability/page-gauges';
import { runInRequest } from '../../observability/request-scope';
import { AdmissionQueue, type Admission } from './admission';
import { admitRequest, holdRoom, toWorkClass } from './admit-request';
import { createPageAnswerer } from '../pages/answer-page';
import type { BrokerSocket } from './broker-socket';
import { closeServer } from './close-server';
import { createCachedAnswers, type CachedAnswers } from '../pages/cached-answers';
import { withHeldSigns } from '../pages/held-signs/with-held-signs';
import { toLateBoot } from '../pages/late-boot/to-late-boot';
import type { Site } from '../pages/next-site';
import { observeRequest } from './observe-request';
import { createHostClasses } from '../pages/page-cache/host-classes';
import { isRead } from '../pages/page-cache/page-request';
import { openPages, type Pages } from '../pages/page-cache/pages';
import { createOwnHosts, type OwnHosts } from './own-hosts';
import { hasDotSegment } from './refuse-ambiguous-paths';
import { endWithStatus, FOREIGN_HOST, refuseForeignHost, refuseRawRequests, refuseUnclearHost } from './refuse-raw';
import { listReadyFiles } from '../pages/refuse-unknown-files';
import type { ServicePaths } from '../pages/refuse-unknown-slugs';
import { findRequestAddress } from './request-facts';
import { createRoutes, isOwnPath, type RouteOptions } from '../door/routes';
import { createSiteArrival, type SiteArrival } from './site-arrival';
import { createSecurityHeaders, type SecurityHeaders } from './security-headers';
import { splitUrl } from './split-url';
import { createUploadPlaces, type UploadPlaces } from '../door/upload-places';
import { whenClosed } from './when-closed';

/**
 * Longer than a proxy keeps a connection that nobody uses, so that it is never the server who ends one just as a
 * request comes.
 */
const KEEP_ALIVE_MS = 15_000;
/**
 * Shorter than a proxy stays away (fail_timeout of lib/operations/nginx), and long enough that some page is asked for.
 */
export const PROXY_GOES_WITHIN_MS = 1000;
const LONGEST_URL = 8192;
/** A kept page and its headers fit in: a page that does not is written, and then waited for and told of once more. */
const WRITTEN_AT_ONCE_BYTES = 64 * 1024;

export interface ListenOptions extends Omit<RouteOptions, 'isReady' | 'isDraining'> {
  readonly app: App;
  readonly host: string;
  readonly port: number;
  /** Null where an external broker has sockets of its own. */
  readonly brokerSocket: BrokerSocket | null;
  /** Null while they are not known. */
  readonly getServicePaths: () => ServicePaths | null;
  /** The limit of concurrent work; by default that of this process. */
  readonly admission?: Admission;
}

export interface Listening {
  readonly port: number;
  /** Hands pages to the framework; until then they wait. */
  useSite(site: Site): void;
  /** Forgets every rendered page: the catalogue changed. */
  purgePages(): void;
  getPageStatistics(): PageStatistics | null;
  /** Goes on answering, and sends clients elsewhere: /readyz says 503, and each answer ends its connection. */
  drain(): void;
  /**
   * Sends a proxy away, then ends every connection: idle ones at once, sockets with a goodbye, the rest after five
   * seconds.
   */
  close(): Promise<void>;
}

/** The one HTTP server. Rejects when the address cannot be had. */
export async function listen(options: ListenOptions): Promise<Listening> {
  const { host, brokerSocket, app } = options;
  const state = createState(options);
  const guards = createGuards(options);
  const { security } = guards;
  const answers = createCachedAnswers({ door: options.door, clock: app.context.ports.clock, security });
  const server = createServer(
    { highWaterMark: WRITTEN_AT_ONCE_BYTES, requireHostHeader: false },
    createAnswerer(options, state, guards, answers),
  );
  refuseRawRequests(server, security, (socket) => [...state.underWay].some((response) => response.socket === socket));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('upgrade', (request, socket, head) =>
    upgrade({ request, socket, head, site: state.site.get(), brokerSocket, ...guards }),
  );
  server.listen(options.port, host);
  await once(server, 'listening');
  const port = findPort(server) ?? options.port;
  if (!options.isDevelopment) state.pages = await openPagesOf(options, state, security, port);
  return {
    port,
    useSite: state.site.arrive,
    purgePages: () => {
      answers.forget();
      state.pages?.purge();
    },
    getPageStatistics: () => state.pages?.getStatistics() ?? null,
    drain: () => drain(state),
    close: async () => {
      if (app.context.configuration.TRUSTED_PROXIES > 0) await sendProxyAway(state);
      await closeServer(server, brokerSocket);
      state.pages?.close();
    },
  };
}

/** The checks of every request before anything answers it. */
interface Guards {
  readonly isOwnHost: OwnHosts;
  readonly security: SecurityHeaders;
}

function createGuards({ host, app, isDevelopment = false }: ListenOptions): Guards {
  const { configuration } = app.context;
  const { SITE_URL, NOINDEX_HOSTS } = configuration;
  return {
    isOwnHost: createOwnHosts({ siteUrl: SITE_URL, host, noindexHosts: NOINDEX_HOSTS }),
    security: createSecurityHeaders(configuration, isDevelopment),
  };
}

function findPort(server: Server): number | null {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : null;
}

/** The parts that change while the server listens. */
interface State {
  readonly site: SiteArrival;
  /** Null in development. */
  pages: Pages | null;
  /** Answers that are not out yet, but for those from memory. */
  readonly underWay: Set<ServerResponse>;
  isDraining: boolean;
  isSendingProxyAway: boolean;
  readonly admission: Admission;
  readonly uploads: UploadPlaces;
}

function createState({ admission = new AdmissionQueue() }: ListenOptions): State {
  return {
    site: createSiteArrival(),
    pages: null,
    underWay: new Set(),
    isDraining: false,
    isSendingProxyAway: false,
    admission,
    uploads: createUploadPlaces(),
  };
}

function drain(state: State): void {
  state.isDraining = true;
  for (const response of state.underWay) response.shouldKeepAlive = false;
}

/**
 * A request that may be asked twice is left without an answer. A proxy asks another process, and passes nothing on to
 * this one for some time (max_fails, fail_timeout). So no order is on its way when the door closes. A proxy may not
 * send it twice, and its customer would be told that it failed.
 */
async function sendProxyAway(state: State): Promise<void> {
  state.isSendingProxyAway = true;
  await wait(PROXY_GOES_WITHIN_MS);
}

type Answerer = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers from memory where memory has the page, and measures everything else. */
function createAnswerer(options: ListenOptions, state: State, guards: Guards, answers: CachedAnswers): Answerer {
  const { log, configuration } = options.app.context;
  const isBehindProxy = configuration.TRUSTED_PROXIES > 0;
  const { security } = guards;
  const answer = createRouter(options, state, security);
  return (request, response) => {
    if (state.isDraining) response.shouldKeepAlive = false;
    if (state.isSendingProxyAway && isRead(request)) return void request.socket.destroy();
    if (refuseUnclearHost(request, response, security) || refuseForeignHost(request, response, guards)) return;
    const answerPage = () => state.pages?.answerFromMemory(request, response) ?? false;
    // Measuring costs more than an answer from memory. So it is only counted, unless each request is logged.
    const isLogged = log.isLevelEnabled('info');
    if (!isLogged && (answers.answer(request, response) || answerPage())) return;
    state.underWay.add(response);
    whenClosed(response, () => state.underWay.delete(response));
    runInRequest(observeRequest(request, response, { log, isBehindProxy }), () => {
      if (!isLogged || !answerPage()) answer(request, response);
    });
  };
}

/** Our own addresses to the routes, all others to the pages. */
function createRouter(options: ListenOptions, state: State, security: SecurityHeaders): Answerer {
  const { log, configuration } = options.app.context;
  const routes = createRoutes({
    ...options,
    isReady: () => state.site.get() !== null,
    isDraining: () => state.isDraining,
  });
  // Without overriding: the framework in this process keeps the Request and Response that it knows.
  const answerOwn = getRequestListener(routes.fetch, { overrideGlobalObjects: false });
  const answerPage = createPageAnswerer({
    waitForSite: state.site.waitFor,
    getPages: () => state.pages,
    getServicePaths: options.getServicePaths,
    readyFiles: listReadyFiles(process.cwd()),
    noindexHosts: configuration.NOINDEX_HOSTS,
    security,
    log,
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    const { path, search } = splitUrl(request.url ?? '/');
    const isTooLong = path.length + search.length > LONGEST_URL;
    if (!isTooLong && !isOwnPath(path, options.demo !== null))
      return void answerPage(request, response, { path, search });
    security.set(response);
    // What is refused early is decided by what is written, and the call by what it means.
    if (!isTooLong && hasDotSegment(path)) return void response.writeHead(404).end();
    const kind = toWorkClass(path);
    if (!isTooLong && kind !== null) {
      const address = findRequestAddress(request, configuration.TRUSTED_PROXIES);
      return void admitRequest(request, response, { ...state, kind, path, address }).then(
        (isAdmitted) => void (isAdmitted && answerOwn(request, response)),
      );
    }
    return isTooLong ? void response.writeHead(414).end() : void answerOwn(request, response);
  };
}

function openPagesOf(
  { app, host, getServicePaths }: ListenOptions,
  state: State,
  security: SecurityHeaders,
  port: number,
): Promise<Pages> {
  const { log, configuration } = app.context;
  return openPages({
    handle: async (request, response) => {
      const site = await state.site.waitFor();
      return site ? site.handle(request, response) : void response.writeHead(503).end();
    },
    getHostClass: createHostClasses({
      siteUrl: configuration.SITE_URL,
      host,
      port,
      noindexHosts: configuration.NOINDEX_HOSTS,
    }),
    getServicePaths,
    admit: (response) => holdRoom(state.admission, 'other', response),
    security,
    toLateBoot,
    withHeldSigns,
    log,
  });
}

interface Upgrade extends Guards {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
  readonly site: Site | null;
  readonly brokerSocket: BrokerSocket | null;
}

function upgrade({ request, socket, head, site, brokerSocket, isOwnHost, security }: Upgrade): void {
  const { path } = splitUrl(request.url ?? '/');
  // A peer that resets before anybody listens on the socket must not end the process.
  socket.on('error', () => socket.destroy());
  if (!isOwnHost(request.headers.host, request.socket.localAddress))
    return endWithStatus(socket, FOREIGN_HOST, security);
  if (brokerSocket && (path === '/mqtt' || path === '/mqtt/'))
    return brokerSocket.upgrade(request, socket, head, (status) => endWithStatus(socket, status, security));
  if (site?.upgrade) return void site.upgrade(request, socket, head).catch(() => socket.destroy());
  return endWithStatus(socket, 404, security);
}
