import { locales, type Locale } from '@/lib/i18n/locales';
import { listSitePages } from '@/lib/seo/site-pages';
import { toNewest, toSitemapIndex } from '@/lib/seo/sitemap';
import { toXmlResponse } from '@/lib/seo/xml-response';

// The catalogue is not there while the site is being built.
export const dynamic = 'force-dynamic';

/** The index of the sitemaps, one a language. */
export async function GET(request: Request): Promise<Response> {
  const changes: Partial<Record<Locale, Date>> = {};
  for (const locale of locales) changes[locale] = toNewest(await listSitePages(locale));
  return toXmlResponse(toSitemapIndex(changes as Record<Locale, Date>), request);
}
