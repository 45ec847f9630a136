import { locales, type Locale } from '@/lib/i18n/locales';

import { toLanguages } from './metadata';
import { getSiteUrl, toAbsoluteUrl } from './site-url';

/** sitemaps.org allows no more addresses in one file. */
const MOST_ADDRESSES = 50_000;
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface SitemapPage {
  /** The path without locale, with its closing slash. */
  readonly path: string;
  readonly changedAt: Date;
}

/** The index at /sitemap.xml: one file a language. */
export function toSitemapIndex(changes: Readonly<Record<Locale, Date>>): string {
  const entries = locales.map(
    (locale) =>
      `<sitemap><loc>${escape(toSitemapUrl(locale))}</loc><lastmod>${changes[locale].toISOString()}</lastmod></sitemap>`,
  );
  return [DECLARATION, `<sitemapindex xmlns="${NAMESPACE}">`, ...entries, '</sitemapindex>', ''].join('\n');
}

/**
 * The indexable pages of one language, each with its other languages, itself included. Throws where they are more than
 * one file may have.
 */
export function toSitemap(locale: Locale, pages: readonly SitemapPage[]): string {
  if (pages.length > MOST_ADDRESSES)
    throw new Error(
      `The sitemap of ${locale} would have ${pages.length} addresses, and one file may have ${MOST_ADDRESSES}: split it by kind in lib/seo/sitemap.ts.`,
    );
  const entries = pages.map(({ path, changedAt }) => {
    const alternates = Object.entries(toLanguages(path)).map(
      ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escape(url)}"/>`,
    );
    return `<url><loc>${escape(toAbsoluteUrl(locale, path))}</loc><lastmod>${changedAt.toISOString()}</lastmod>${alternates.join('')}</url>`;
  });
  return [
    DECLARATION,
    `<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function toNewest(pages: readonly SitemapPage[]): Date {
  return new Date(Math.max(...pages.map(({ changedAt }) => changedAt.getTime())));
}

function toSitemapUrl(locale: Locale): string {
  return `${getSiteUrl()}/sitemaps/${locale}.xml`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
