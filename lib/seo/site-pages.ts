import 'server-only';

import { statSync } from 'node:fs';
import { join } from 'node:path';

import { getCategoryBundle } from '@/lib/client/catalogue';
import { callOnServer } from '@/lib/client/server';
import { listInformationPaths } from '@/lib/i18n/indexable-routes';
import type { Locale } from '@/lib/i18n/locales';

import { listPlacePages, listServicePages, type CataloguePage } from './catalogue-paths';
import type { SitemapPage } from './sitemap';

const KEPT_FOR_MS = 10 * 60 * 1000;

interface Kept {
  readonly pages: readonly SitemapPage[];
  readonly until: number;
}

const kept = new Map<Locale, Kept>();

/** Every page of the site that search engines may show, with the moment it changed last. Collected once in ten minutes: it asks for each service's page. */
export async function listSitePages(locale: Locale): Promise<readonly SitemapPage[]> {
  const known = kept.get(locale);
  if (known && known.until > Date.now()) return known.pages;
  const pages = await collect(locale);
  kept.set(locale, { pages, until: Date.now() + KEPT_FOR_MS });
  return pages;
}

async function collect(locale: Locale): Promise<SitemapPage[]> {
  const builtAt = readBuildTime();
  const bundle = await getCategoryBundle(locale);
  const pages: SitemapPage[] = listInformationPaths().map((path) => ({ path, changedAt: builtAt }));
  const newest = new Map<string, number>();
  for (const { path, product } of [...listServicePages(bundle), ...listPlacePages(bundle)]) {
    const key = JSON.stringify(product);
    // One after the other: visitors' pages come first.
    if (!newest.has(key)) newest.set(key, await readNewestReviewMs(product, locale));
    pages.push({ path, changedAt: new Date(Math.max(builtAt.getTime(), newest.get(key) ?? 0)) });
  }
  return pages;
}

/** A service's page changes with its words, which come with a build, and with what customers say of it. */
async function readNewestReviewMs(product: CataloguePage['product'], locale: Locale): Promise<number> {
  if (product === null) return 0;
  const { lstReview } = await callOnServer('pdp/fetch', product, { locale });
  return Math.max(0, ...lstReview.map(({ createdAtMs }) => createdAtMs));
}

/** When the words and pages of this site were made: a build only follows a change of the sources (lib/dev/build.mjs). While pages are being written, now. */
function readBuildTime(): Date {
  const file = statSync(join(process.cwd(), '.next/BUILD_ID'), { throwIfNoEntry: false });
  return file?.mtime ?? new Date();
}
