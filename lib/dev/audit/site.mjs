// What every part of the audit starts from: the product with data of its own, its languages and addresses, and one
// crawl of it.
import { withProduct } from '../bench/product.mjs';
import { crawlSite, readSitemap } from './crawl-site.mjs';
import { loadSource } from './product-sources.mjs';

/** Configured as fully as an operator can, so that everything there is to see is seen. */
const ENVIRONMENT = {
  TEST_CLOCK: '1',
  CONTACT_PHONES: '+98 21 1234 5678, 021-12345679',
  CONTACT_EMAIL: 'info@pelakfan.example',
  CONTACT_ADDRESS: 'تهران، خیابان نمونه، پلاک ۱',
  CONTACT_ADDRESS_EN: '1 Sample Street, Tehran',
  SOCIAL_INSTAGRAM: 'https://instagram.example/pelakfan',
  SOCIAL_TELEGRAM: 'https://t.example/pelakfan',
  SOCIAL_WHATSAPP: 'https://wa.example/pelakfan',
  SOCIAL_LINKEDIN: 'https://linkedin.example/pelakfan',
  SOCIAL_APARAT: 'https://aparat.example/pelakfan',
  BLOG_URL: 'https://blog.pelakfan.example/',
  TRUST_ENAMAD_URL: 'https://enamad.example/?id=1',
  TRUST_SAMANDEHI_URL: 'https://samandehi.example/?id=1',
};

/**
 * Runs work on { url, locales, routes, toLocalePath, getDirection, crawl(), sitemap() } and ends the product
 * afterwards. The crawl runs once, however often it is asked for.
 */
export async function withSite(work) {
  const { locales, getDirection } = await loadSource('lib/i18n/locales.ts');
  const { toLocalePath, splitLocalePath } = await loadSource('lib/i18n/paths.ts');
  const { publicRoutes, isGuardedRoute, isDeskRoute, findPublicRoute } = await loadSource('lib/i18n/public-routes.ts');
  return withProduct({ environment: ENVIRONMENT }, ({ url }) => {
    let crawl = null;
    return work({
      url,
      locales,
      getDirection,
      toLocalePath,
      splitLocalePath,
      publicRoutes,
      needsLogin: (path) => isGuardedRoute(path) || isDeskRoute(path),
      findPublicRoute,
      crawl: () =>
        (crawl ??= crawlSite(
          url,
          locales.map((locale) => toLocalePath(locale, '/')),
        )),
      sitemap: () => readSitemap(url),
    });
  });
}
