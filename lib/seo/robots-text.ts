import { defaultLocale, locales } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

/** Not pages: calls, the demo's pages, the broker. */
const MACHINERY = ['/api/', '/dev/', '/mqtt'];
/** Pages behind the login, to which a robot would only ever be sent. */
const GUARDED = [
  '/my-order-list/',
  '/user-profile/',
  '/pelakman/',
  '/operator/',
  '/wallet-turnover/',
  '/increase-wallet/',
];

interface RobotsOptions {
  /** The site's own address without a slash at its end. */
  readonly siteUrl: string;
  /** The request came by a host that search engines must leave alone (NOINDEX_HOSTS). */
  readonly isNoindexHost: boolean;
}

/**
 * The text of /robots.txt. It closes only addresses with nothing to read. Pages that must not be listed (login, the
 * order's steps, searches, all of a provider's host) say noindex themselves. A robot has to come in to read that: a
 * closed address is listed by its links alone. The framework's files stay open, because pages are rendered with them.
 */
export function toRobotsText({ siteUrl, isNoindexHost }: RobotsOptions): string {
  const guarded = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)].flatMap((locale) =>
    GUARDED.map((path) => toLocalePath(locale, path)),
  );
  const sitemap = isNoindexHost ? [] : [`Sitemap: ${siteUrl}/sitemap.xml`, ''];
  return ['User-agent: *', ...[...MACHINERY, ...guarded].map((path) => `Disallow: ${path}`), '', ...sitemap].join('\n');
}
