import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';

import { SERVICE_WORKER_PATH } from '@/lib/domain/site/offline-pages';
import { SHORT_LINK_KINDS } from '@/lib/domain/site/order-links';
import { SHARE_PICTURES_PATH } from '@/lib/domain/site/share-picture-path';
import { splitLocalePath } from '@/lib/i18n/paths';

import type { App } from '../../app';
import { addDemoRoutes, type Demo } from '../../demo/routes';
import { toOpenApi } from '../../calls/openapi';
import type { Door } from './door';
import { addCalendarFeedRoutes } from './calendar-feed-routes';
import { addDocumentRoutes } from './document-routes';
import { addFormRoutes } from './form-routes';
import { addHealthRoutes, type HealthOptions } from '../health/health-routes';
import { toConnection } from '../edge/request-facts';
import { addSharePictureRoutes } from './share-picture-routes';
import { addShortLinkRoutes } from './short-links';
import { addStopNoticesRoutes } from './stop-notices-routes';
import { addSmsHookRoute, type ReceiveSms } from './sms-hook-route';
import { addServiceWorkerRoute } from '../pages/service-worker/service-worker-routes';

export interface RouteOptions extends HealthOptions {
  readonly app: App;
  readonly door: Door;
  /** The outbox, the test bank and the clock; null as soon as anything real is configured. */
  readonly demo: Demo | null;
  /** Takes SMS that came in; null where orders are elsewhere. */
  readonly receiveSms?: ReceiveSms | null;
  /** Pages are being written: each is rendered anew, with the framework's own scripts for it. */
  readonly isDevelopment?: boolean;
}

export type Routes = Hono<{ Bindings: HttpBindings }>;

const OWN_PATHS = ['/api/', '/dev/', SHARE_PICTURES_PATH, ...SHORT_LINK_KINDS.map((kind) => `/${kind}/`)];
const OWN_FILES = ['/healthz', '/readyz', SERVICE_WORKER_PATH];

/** Pages of the framework that the demo alone has, in each language. */
const DEMO_PAGES = ['/dev/parts/'];

/** Whether this server answers the path itself; every other one is the framework's. */
export function isOwnPath(path: string, hasDemo: boolean): boolean {
  if (DEMO_PAGES.includes(splitLocalePath(path).path)) return !hasDemo;
  return OWN_FILES.includes(path) || OWN_PATHS.some((own) => path.startsWith(own));
}

export function createRoutes({
  app,
  door,
  demo,
  receiveSms = null,
  isDevelopment = false,
  ...health
}: RouteOptions): Routes {
  const routes: Routes = new Hono<{ Bindings: HttpBindings }>();
  let openApi: string | undefined;
  addHealthRoutes(routes, health);
  addServiceWorkerRoute(routes, { isOn: app.context.configuration.SERVICE_WORKER === 'on', isDevelopment });
  routes.get('/api/openapi.json', (context) => {
    openApi ??= JSON.stringify(toOpenApi());
    return context.body(openApi, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
  });
  if (demo) addDemoRoutes(routes, demo);
  addFormRoutes(routes, door);
  addShortLinkRoutes(routes);
  addStopNoticesRoutes(routes, door);
  addCalendarFeedRoutes(routes, door);
  addDocumentRoutes(routes, door);
  addSharePictureRoutes(routes, door);
  if (receiveSms) addSmsHookRoute(routes, receiveSms, app.context);
  routes.all('/api/*', (context) => door(context.req.raw, toConnection(context.env.incoming)));
  routes.notFound((context) => context.text('not found', 404));
  routes.onError((error, context) => {
    app.context.log.error({ err: error, path: context.req.path }, 'a route failed unforeseen');
    return context.text('something went wrong here', 500);
  });
  return routes;
}
