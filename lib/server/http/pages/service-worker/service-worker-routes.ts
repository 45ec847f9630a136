import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';

import { SERVICE_WORKER_PATH } from '@/lib/domain/site/offline-pages';

import { makeServiceWorker, findBuildId, type ServiceWorkerScript } from './service-worker-script';

interface ServiceWorkerOptions {
  /** False sends the worker that removes everything and goes (SERVICE_WORKER=off). */
  readonly isOn: boolean;
  /** Pages are being written: nothing of them must be kept. */
  readonly isDevelopment: boolean;
}

/**
 * `/service-worker.js`: asked for again at every visit, so that a new build or the switch reaches everybody; mostly
 * answered with 304.
 */
export function addServiceWorkerRoute(
  routes: Hono<{ Bindings: HttpBindings }>,
  { isOn, isDevelopment }: ServiceWorkerOptions,
): void {
  let script: ServiceWorkerScript | undefined;
  routes.get(SERVICE_WORKER_PATH, (context) => {
    script ??= choose(isOn && !isDevelopment);
    const headers = {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      etag: script.etag,
    };
    return context.req.header('if-none-match') === script.etag
      ? context.body(null, 304, headers)
      : context.body(script.text, 200, headers);
  });
}

function choose(isOn: boolean): ServiceWorkerScript {
  const buildId = isOn ? findBuildId() : null;
  return buildId === null ? makeServiceWorker('farewell', '') : makeServiceWorker('service-worker', buildId);
}
