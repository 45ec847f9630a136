'use client';

import { useEffect, useState } from 'react';

import { KEPT_PAGES_PREFIX, OFFLINE_PATH } from '@/lib/domain/site/offline-pages';
import { ORDER_STEP_PARAMETER } from '@/lib/domain/site/query-parameters';
import { attemptLater, fromWindow } from '@/lib/client/browser-features';
import { listDraftSeopaths } from '@/lib/client/order-draft';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocalePath, toLocalePath } from '@/lib/i18n/paths';

const MOST_LINKS = 8;

interface OfflinePage {
  readonly path: string;
  readonly title: string;
}

/** The pages in this language that the service worker kept, the last one first. */
async function readOfflinePages(caches: CacheStorage, locale: Locale): Promise<readonly OfflinePage[]> {
  const name = (await caches.keys()).findLast((known) => known.startsWith(KEPT_PAGES_PREFIX));
  if (name === undefined) return [];
  const cache = await caches.open(name);
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => ({
      path: toPath(request.url),
      title: readTitle(await (await cache.match(request))?.text()),
    })),
  );
  return pages
    .filter(
      ({ path, title }) =>
        title !== '' && splitLocalePath(path).locale === locale && splitLocalePath(path).path !== OFFLINE_PATH,
    )
    .reverse();
}

function toPath(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

function readTitle(html = ''): string {
  // Behind the bar stands the name of the site, or more of the same.
  return new DOMParser().parseFromString(html, 'text/html').title.split(' | ', 1)[0] ?? '';
}

interface OfflinePagesProps {
  readonly locale: Locale;
  readonly words: { readonly drafts: string; readonly pages: string };
}

/**
 * The pages that open without a network: begun orders and visited pages. Opens the requested page once the network is
 * back.
 */
export function OfflinePages({ locale, words }: OfflinePagesProps) {
  const [kept, setKept] = useState<readonly OfflinePage[]>([]);
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('online', reload);
    const caches = fromWindow('caches');
    if (caches) void attemptLater(() => readOfflinePages(caches, locale)).then((pages) => pages && setKept(pages));
    return () => window.removeEventListener('online', reload);
  }, [locale]);
  const orders = kept.filter(({ path }) => path.endsWith(`?${ORDER_STEP_PARAMETER}`));
  const began = listBegunOrders(locale, orders);
  const pages = kept.filter((page) => !orders.includes(page)).slice(0, MOST_LINKS);
  return (
    <>
      <Links title={words.drafts} pages={began} />
      <Links title={words.pages} pages={pages} />
    </>
  );
}

/** The orders with answers in this browser, each at the step where it stands. */
function listBegunOrders(locale: Locale, orders: readonly OfflinePage[]): readonly OfflinePage[] {
  if (orders.length === 0) return [];
  const begun = listDraftSeopaths().map((seopath) => toLocalePath(locale, `/services/${seopath}/`));
  return orders
    .filter(({ path }) => begun.includes(path.slice(0, path.indexOf('?'))))
    .map(({ path, title }) => ({ title, path: `${path}=1` }));
}

function Links({ title, pages }: { title: string; pages: readonly OfflinePage[] }) {
  if (pages.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-18 font-bold">{title}</h2>
      <ul className="grid gap-2">
        {pages.map((page) => (
          <li key={page.path}>
            <a
              href={page.path}
              className="flex min-h-touch items-center rounded-card bg-card px-4 py-3 font-medium text-enamel-700 ring-1 ring-inset ring-stone-200 hover:bg-enamel-50 hover:ring-enamel-300"
            >
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
