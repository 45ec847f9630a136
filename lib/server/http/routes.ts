import type { HttpBindings } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';

import type { App } from '../app';
import { addDemoRoutes, type Demo } from '../dev/routes';
import { toOpenApi } from '../openapi';
import type { Door } from './door';

export interface RouteOptions {
  readonly app: App;
  readonly door: Door;
  /** The outbox, the test bank and the clock; null as soon as anything real is configured. */
  readonly demo: Demo | null;
  /** Pages are served. */
  readonly isReady: () => boolean;
}

export type Routes = Hono<{ Bindings: HttpBindings }>;

const OWN_PATHS = ['/api/', '/dev/'];
const OWN_FILES = ['/healthz', '/readyz'];

/** What this server answers itself; everything else is the framework's. */
export function isOwnPath(path: string): boolean {
  return OWN_FILES.includes(path) || OWN_PATHS.some((own) => path.startsWith(own));
}

export function createRoutes({ app, door, demo, isReady }: RouteOptions): Routes {
  const routes: Routes = new Hono<{ Bindings: HttpBindings }>();
  let openApi: string | undefined;
  routes.get('/healthz', (context) => context.text('ok'));
  routes.get('/readyz', async (context) => {
    const isDatabaseThere = await app.context.ports.database.connection.execute(sql`select 1`).then(() => true, () => false);
    return isReady() && isDatabaseThere ? context.text('ok') : context.text('starting', 503);
  });
  routes.get('/api/openapi.json', (context) => {
    openApi ??= JSON.stringify(toOpenApi());
    return context.body(openApi, 200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' });
  });
  if (demo) addDemoRoutes(routes, demo);
  routes.all('/api/*', (context) => door(context.req.raw, context.env.incoming.socket.remoteAddress ?? ''));
  routes.notFound((context) => context.text('not found', 404));
  routes.onError((error, context) => {
    app.context.log.error({ err: error, path: context.req.path }, 'a route failed unforeseen');
    return context.text('something went wrong here', 500);
  });
  return routes;
}
