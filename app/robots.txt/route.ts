import { isNoindexHost } from '@/lib/seo/noindex-hosts';
import { toRobotsText } from '@/lib/seo/robots-text';
import { getSiteUrl } from '@/lib/seo/site-url';

/** The rules for robots. They depend on the host of the request (row G-07). */
export function GET(request: Request): Response {
  const host = request.headers.get('host') ?? '';
  const text = toRobotsText({ siteUrl: getSiteUrl(), isNoindexHost: isNoindexHost(host, process.env.NOINDEX_HOSTS) });
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600', Vary: 'Host' },
  });
}
