import { isJsonObject } from '@/lib/domain/text/json';
import { KEEP_WORK_MESSAGE } from '@/lib/domain/site/offline-pages';
import { fromNavigator } from '@/lib/client/browser-features';
import { savesData } from '@/lib/domain/site/saves-data';
import { splitLocalePath } from '@/lib/i18n/paths';

import {
  answerFile,
  findKept,
  findOfflinePage,
  forgetOthers,
  keepAnswer,
  keepOfflinePage,
  keepVisited,
} from './keep-page';
import { followPush, showPush } from './notifications';
import { renewPush } from './push-renewal';
import { scope, type AskEvent } from './scope';
import { chooseTreatment, isWorkKey } from './treatment';

/** After this time a page that is kept is better than a page that may come. */
const SLOW_AFTER_MS = 5000;

// A new version waits until no page of the old one is open: an open page goes on with the files it was made with.
scope.addEventListener('install', (event) => event.waitUntil(keepOpenPages()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOthers(), scope.registration.navigationPreload?.enable(), scope.clients.claim()])),
);
scope.addEventListener('fetch', answer);
scope.addEventListener('message', (event) => event.waitUntil(keepDay(event.data)));
scope.addEventListener('push', (event) => event.waitUntil(showPush(event)));
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(followPush(event)));

function answer(event: AskEvent): void {
  const { request } = event;
  const treatment = chooseTreatment(
    { method: request.method, mode: request.mode, url: request.url, isClientNavigation: isClientNavigation(request) },
    scope.location.origin,
  );
  if (treatment.kind === 'file') event.respondWith(answerFile(request));
  if (treatment.kind === 'document') event.respondWith(answerDocument(event, treatment.key));
  if (treatment.kind === 'visit' && (isWorkKey(treatment.key) || !savesData(fromNavigator('connection'))))
    event.waitUntil(keepVisited(treatment.key).catch(() => undefined));
}

/**
 * The framework's own client shows the next page without loading a document: the document is kept beside. Prefetches
 * are no visits.
 */
function isClientNavigation({ headers }: Request): boolean {
  return headers.has('rsc') && !headers.has('next-router-prefetch');
}

async function answerDocument(event: AskEvent, key: string | null): Promise<Response> {
  const asked = ask(event, key);
  // Heard at once, also where it fails before it is waited for.
  event.waitUntil(asked.catch(() => undefined));
  const kept = key === null ? undefined : await findKept(key);
  if (!kept) return asked.catch(() => findInstead(event.request));
  return Promise.race([asked, waitFor(SLOW_AFTER_MS).then(() => kept)]).catch(() => kept);
}

async function ask(event: AskEvent, key: string | null): Promise<Response> {
  const { locale } = splitLocalePath(new URL(event.request.url).pathname);
  const answered = (await event.preloadResponse) ?? (await fetch(event.request));
  // Read at once: the page takes the answer itself.
  const copy = answered.clone();
  if (key !== null)
    event.waitUntil(
      keepAnswer(key, copy)
        .then(() => (savesData(fromNavigator('connection')) ? undefined : keepVisited(key)))
        .catch(() => undefined),
    );
  event.waitUntil(keepOfflinePage(locale).catch(() => undefined));
  return answered;
}

async function findInstead(request: Request): Promise<Response> {
  const { locale } = splitLocalePath(new URL(request.url).pathname);
  return (await findOfflinePage(locale)) ?? Response.error();
}

/**
 * A provider's dashboard names the pages of the day: they open without network also where nobody looked at them. Such a
 * day is wanted on a metered network, too.
 */
async function keepDay(message: unknown): Promise<void> {
  if (!isJsonObject(message) || message.kind !== KEEP_WORK_MESSAGE || !Array.isArray(message.paths)) return;
  for (const path of message.paths) {
    if (typeof path === 'string' && isWorkKey(path)) await keepVisited(path).catch(() => undefined);
  }
}

/** Browsers that are here when the worker comes find this page again, and the offline page in its language. */
async function keepOpenPages(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of pages) {
    const treatment = chooseTreatment(
      { method: 'GET', mode: 'navigate', url, isClientNavigation: false },
      scope.location.origin,
    );
    // Without the offline page this worker is of no use: the browser then tries again at another visit.
    await keepOfflinePage(splitLocalePath(new URL(url).pathname).locale);
    if (treatment.kind === 'document' && treatment.key !== null && !savesData(fromNavigator('connection')))
      await keepVisited(treatment.key).catch(() => undefined);
  }
}

function waitFor(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
