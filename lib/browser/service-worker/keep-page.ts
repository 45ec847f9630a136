import { KEPT_FILES_PREFIX, KEPT_PAGES_PREFIX, KEPT_WORK_PREFIX, OFFLINE_PATH } from '@/lib/domain/site/offline-pages';
import { toLocalePath } from '@/lib/i18n/paths';
import { locales, type Locale } from '@/lib/i18n/locales';

import { scope } from './scope';
import { isOrderKey, isWorkKey } from './treatment';

/** The id of this worker's build; written in when the worker is sent (service-worker-script.ts). */
declare const BUILD_ID: string;

const PAGES = KEPT_PAGES_PREFIX + BUILD_ID;
const FILES = KEPT_FILES_PREFIX + BUILD_ID;
const WORK = KEPT_WORK_PREFIX + BUILD_ID;
/** The pages that somebody looked at last; an older one gives way. */
const MOST_PAGES = 24;
const FRESH_FOR_MS = 10 * 60 * 1000;
const FILE = /\/_next\/static\/[\w./~-]+\.(?:js|css|woff2|svg)/g;
const PRIVATE = /private|no-store/;

/** A provider's pages are apart from everybody's, for they go with the session (lib/client/offline/forget-work.ts). */
function openPages(key: string): Promise<Cache> {
  return scope.caches.open(isWorkKey(key) ? WORK : PAGES);
}

export function findKept(key: string): Promise<Response | undefined> {
  return openPages(key).then((pages) => pages.match(key));
}

/** The page that says what can be done, in this language; else in any. */
export async function findOfflinePage(locale: Locale): Promise<Response | undefined> {
  for (const language of [locale, ...locales]) {
    const page = await findKept(toLocalePath(language, OFFLINE_PATH));
    if (page) return page;
  }
  return undefined;
}

/** The cached answer, else the network's, which is then cached. */
export async function answerFile(request: Request): Promise<Response> {
  const files = await scope.caches.open(FILES);
  const known = await files.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.status === 200) await files.put(request, answer.clone()).catch(() => undefined);
  return answer;
}

/** Keeps an answer that a browser has just shown, if it is everybody's, or a provider's page. */
export async function keepAnswer(key: string, answer: Response): Promise<void> {
  if (isOrderKey(key) || !(isWorkKey(key) ? isDocument(answer) : isEverybodys(answer))) return;
  await put(key, answer);
}

/**
 * Fetches a page without cookies, as a stranger would, so that the cache holds nothing of one person. Fetched again
 * only when it has grown old.
 */
export async function keepVisited(key: string): Promise<void> {
  if (isWorkKey(key)) return keepWork(key);
  const kept = await findKept(key);
  if (kept && Date.now() - Date.parse(kept.headers.get('date') ?? '') < FRESH_FOR_MS) return;
  // The order of a service is rendered for each visitor alike up to what only the browser knows; a page for no step
  // holds the place of each.
  const answer = await fetch(isOrderKey(key) ? `${key}=` : key, { credentials: 'omit', redirect: 'error' });
  if (isDocument(answer) && (isOrderKey(key) || isEverybodys(answer))) await put(key, answer);
}

/** A provider's page, which a stranger is not shown; once a build, for there is nothing in it that grows old. */
async function keepWork(key: string): Promise<void> {
  if (await findKept(key)) return;
  const answer = await fetch(key, { redirect: 'error' });
  if (isDocument(answer)) await put(key, answer);
}

/** The offline page of a language, once a build. */
export async function keepOfflinePage(locale: Locale): Promise<void> {
  const path = toLocalePath(locale, OFFLINE_PATH);
  if (!(await findKept(path))) await keepVisited(path);
}

/** Other builds' pages and files: nobody looks at them any more when this worker takes over. */
export async function forgetOthers(): Promise<void> {
  const names = await scope.caches.keys();
  const old = names.filter(
    (name) =>
      [KEPT_PAGES_PREFIX, KEPT_FILES_PREFIX, KEPT_WORK_PREFIX].some((prefix) => name.startsWith(prefix)) &&
      ![PAGES, FILES, WORK].includes(name),
  );
  await Promise.all(old.map((name) => scope.caches.delete(name)));
}

async function put(key: string, answer: Response): Promise<void> {
  const pages = await openPages(key);
  const html = await answer.clone().text();
  // Behind the others: the first in line is the one that nobody looked at for longest.
  await pages.delete(key);
  await pages.put(key, answer);
  await keepFiles(html);
  const visited = (await pages.keys()).filter(({ url }) => !url.endsWith(OFFLINE_PATH));
  await Promise.all(visited.slice(0, Math.max(0, visited.length - MOST_PAGES)).map((request) => pages.delete(request)));
}

/**
 * Caches the files of the page. The browser has them already, so this asks nobody. A file that fails does not stop the
 * page.
 */
async function keepFiles(html: string): Promise<void> {
  const files = await scope.caches.open(FILES);
  const named = [...new Set(html.match(FILE) ?? [])];
  await Promise.all(
    named.map(async (file) => ((await files.match(file)) ? undefined : files.add(file).catch(() => undefined))),
  );
}

function isDocument(answer: Response): boolean {
  return answer.status === 200 && (answer.headers.get('content-type') ?? '').startsWith('text/html');
}

/** The server says so: a page that it kept for all, or made for one (lib/server/http/pages/page-cache). */
function isEverybodys(answer: Response): boolean {
  return isDocument(answer) && !PRIVATE.test(answer.headers.get('cache-control') ?? 'private');
}
