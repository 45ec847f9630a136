import { KEPT_FILES_PREFIX, KEPT_PAGES_PREFIX, KEPT_WORK_PREFIX } from '@/lib/domain/site/offline-pages';

import { scope } from './scope';

/**
 * Takes the place of the worker without waiting for its pages, removes all that was kept, and goes. SERVICE_WORKER=off
 * sends it, and so does a site in development. Where a page asks the worker for something in that moment, Chromium
 * changes them once the worker rests, half a minute later.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const names = await scope.caches.keys();
  const prefixes = [KEPT_PAGES_PREFIX, KEPT_FILES_PREFIX, KEPT_WORK_PREFIX];
  const own = names.filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
  await Promise.all(own.map((name) => scope.caches.delete(name)));
  await scope.registration.unregister();
}
