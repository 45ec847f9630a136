import { isLocale } from '@/lib/i18n/locales';
import { listSitePages } from '@/lib/seo/site-pages';
import { toSitemap } from '@/lib/seo/sitemap';
import { toXmlResponse } from '@/lib/seo/xml-response';

export const dynamic = 'force-dynamic';

interface SitemapProps {
  params: Promise<{ file: string }>;
}

/** The pages of one language: /sitemaps/fa.xml. */
export async function GET(request: Request, { params }: SitemapProps): Promise<Response> {
  const locale = (await params).file.replace(/\.xml$/, '');
  if (!isLocale(locale)) return new Response('not found', { status: 404 });
  return toXmlResponse(toSitemap(locale, await listSitePages(locale)), request);
}
