import 'server-only';

import { statSync } from 'node:fs';
import { join } from 'node:path';

import { getCategoryBundle } from '@/lib/client/catalogue';
import { callOnServer } from '@/lib/client/server';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { TimedMemory } from '@/lib/domain/site/timed-memory';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { listInformationPaths } from '@/lib/i18n/indexable-routes';
import type { Locale } from '@/lib/i18n/locales';

import { listServicePages } from './catalogue-paths';
import { listPlacePages } from './place-pages';
import type { SitemapPage } from './sitemap';

const KEPT_FOR_MS = 10 * MINUTE_MS;

const collected = new TimedMemory<readonly SitemapPage[]>({
  keptForMs: KEPT_FOR_MS,
  now: () => Date.now(),
  sharesReads: true,
});

/**
 * Every page of the site that search engines may show, with the moment it changed last. Collected once in ten minutes:
 * it asks for each service's page.
 */
export function listSitePages(locale: Locale): Promise<readonly SitemapPage[]> {
  return collected.recall(locale, () => collect(locale));
}

async function collect(locale: Locale): Promise<SitemapPage[]> {
  const builtAt = readBuildTime();
  const bundle = await getCategoryBundle(locale);
  const pages: SitemapPage[] = listInformationPaths().map((path) => ({ path, changedAt: builtAt }));
  // One after the other: visitors' pages come first.
  for (const { path, product } of listServicePages(bundle)) {
    // A service's page has our words, whose last change is known, and reviews of customers.
    const { changedAtMs } = await callOnServer('pdp/fetch', product, { locale });
    pages.push({ path, changedAt: new Date(changedAtMs) });
  }
  const { lstDistrict } = await callOnServer('pdp/getdistricts', {}, { locale });
  const places = await listPlacePages(bundle, (product) => callOnServer('pdp/fetch', product, { locale }), lstDistrict);
  return [...pages, ...places, ...(await listWorkerPages(locale))];
}

/** The professionals who take work now; the page of one on a break is not to be shown. */
async function listWorkerPages(locale: Locale): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  let afterUserId: number | undefined;
  let hasMore = true;
  while (hasMore) {
    const answer = await callOnServer('workerprofile/getpages', { afterUserId }, { locale });
    for (const { workerCode, changedAtMs } of answer.lstPage)
      pages.push({ path: toWorkerPath(workerCode), changedAt: new Date(changedAtMs) });
    afterUserId = answer.lstPage.at(-1)?.userId;
    hasMore = answer.hasMore;
  }
  return pages;
}

/**
 * The build's time, which stands for the site's own words and pages: a build only follows a change of the sources
 * (lib/dev/build.mjs). While pages are being written, now.
 */
function readBuildTime(): Date {
  const file = statSync(join(process.cwd(), '.next/BUILD_ID'), { throwIfNoEntry: false });
  return file?.mtime ?? new Date();
}
