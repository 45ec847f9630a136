import { Parser } from 'htmlparser2';

import { readContactDetails } from '@/lib/client/contact-details';
import type { CallAnswer } from '@/lib/contract';
import { listCitiesOf } from '@/lib/domain/place/available-services';
import { getServiceInCity } from '@/lib/domain/place/service-cities';
import { isIndexablePath, listInformationPaths } from '@/lib/i18n/indexable-routes';
import { locales, type Locale } from '@/lib/i18n/locales';
import { listServicePages } from '@/lib/seo/catalogue-paths';
import { toLanguages } from '@/lib/seo/metadata';
import { toNewest, toSitemap, toSitemapIndex } from '@/lib/seo/sitemap';
import { toAbsoluteUrl } from '@/lib/seo/site-url';
import {
  toBreadcrumbList,
  toItemList,
  toOrganization,
  toQuestionPage,
  toService,
  toWebSite,
} from '@/lib/seo/structured-data';
import { listServicePaths } from '@/lib/server/catalogue/service-paths';
import { reviews } from '@/lib/server/schema';
import { createTestService, type TestService } from '@/lib/server/testing/call';
import { loadTestMarket, market, putTask } from '@/lib/server/testing/market';

import { structuredData } from './schema-org';

const SITE = 'https://pelakfan.example';
type Bundle = CallAnswer<'boot/getallcategoryv3'>;

let service: TestService;
const bundles = new Map<Locale, Bundle>();
const bundleIn = (locale: Locale) => bundles.get(locale) ?? ({} as Bundle);

function requireCategory(locale: Locale, id: number | undefined) {
  const category = bundleIn(locale).lstCategoriesWithSubCategories.find(
    ({ srvcategoryid }) => srvcategoryid === String(id),
  );
  if (!category) throw new Error(`The bundle in ${locale} has no category ${id}.`);
  return category;
}

beforeAll(async () => {
  process.env.SITE_URL = SITE;
  service = await createTestService();
  await loadTestMarket(service);
  for (const locale of locales) bundles.set(locale, await service.call('boot/getallcategoryv3', {}, { locale }));
});
afterAll(async () => {
  delete process.env.SITE_URL;
  await service.close();
});

describe('structured data of the catalogue’s pages', () => {
  it.each(locales)(
    '[R-05] [R-06] describes the services in %s with the fields that search engines require',
    async (locale) => {
      const pages = listServicePages(bundleIn(locale));
      expect(pages.length).toBeGreaterThan(60);
      // The structure is the same in every language: one is read whole, of the others the categories.
      for (const { path, product } of pages.filter(({ product: known }) => locale === 'fa' || known.b === '0')) {
        const page = await service.call('pdp/fetch', product, { locale });
        const url = toAbsoluteUrl(locale, path);
        const cities = listCitiesOf(bundleIn(locale), requireCategory(locale, product.a));
        const described = toService({
          name: page.title,
          url,
          siteUrl: SITE,
          siteName: 'Pelakfan',
          page,
          cities,
          imageUrl: `${SITE}/share/${locale}/general.png`,
          serviceType: page.title,
        });
        const crumbs = [
          { name: 'Home', url: toAbsoluteUrl(locale, '/') },
          { name: page.title, url },
        ];
        for (const data of [described, toBreadcrumbList(crumbs), toQuestionPage(page.lstQuestion)])
          expect([path, structuredData.safeParse(data).error?.issues]).toEqual([path, undefined]);
        expect('offers' in described).toBe(page.fromPriceRial !== null);
      }
    },
  );

  it.each(locales)('[R-05] names in %s the cities of a service, without those where it is paused', async (locale) => {
    const category = requireCategory(locale, 3);
    const paused = bundleIn(locale).lstCity.filter(
      ({ cityid }) => getServiceInCity(category, cityid, bundleIn(locale).lstCityServiceStatus) === 'paused',
    );
    expect(paused.length).toBeGreaterThan(0);
    const page = await service.call('pdp/fetch', { a: 3, b: '0' }, { locale });
    const about = {
      name: page.title,
      url: toAbsoluteUrl(locale, '/services/house-cleaning/'),
      siteUrl: SITE,
      siteName: 'Pelakfan',
      page,
    };
    const served = listCitiesOf(bundleIn(locale), category);
    expect(served.length).toBeGreaterThan(0);
    expect(toService({ ...about, cities: served })).toMatchObject({
      areaServed: served.map(({ name }) => ({ '@type': 'City', name })),
    });
    expect(toService({ ...about, cities: [] })).not.toHaveProperty('areaServed');
  });

  it('names the lowest price of a service, and no rating', async () => {
    const at = service.clock.now();
    const taskId = await putTask(service, { state: 'COMPLETED', startsAt: at, endsAt: at });
    await service.context.ports.database.connection.insert(reviews).values({
      taskId,
      providerId: market.providerId,
      customerId: market.customerId,
      stars: 5,
      reasons: [],
      text: '</script>',
      createdAt: at,
      updatedAt: at,
    });
    const page = await service.call('pdp/fetch', { a: 3, b: '0' });
    expect(page.rating).not.toBeNull();
    const data = toService({
      name: 'Cleaning',
      url: `${SITE}/services/house-cleaning/`,
      siteUrl: SITE,
      siteName: 'Pelakfan',
      page,
      cities: bundleIn('fa').lstCity,
    });
    expect(structuredData.safeParse(data).error?.issues).toBeUndefined();
    expect(data).toMatchObject({ offers: { lowPrice: page.fromPriceRial } });
    expect(data).not.toHaveProperty('aggregateRating');
  });

  it.each(locales)('names in %s the configured operator, and the search’s address', (locale) => {
    const site = { name: 'Pelakfan', url: toAbsoluteUrl(locale, '/'), description: 'What it is', siteUrl: SITE };
    const configured = readContactDetails(locale, {
      CONTACT_PHONES: '+98 21 1234 5678',
      CONTACT_EMAIL: 'info@pelakfan.example',
      CONTACT_ADDRESS: 'تهران',
      CONTACT_ADDRESS_EN: 'Tehran',
      SOCIAL_TELEGRAM: 'https://t.me/sample',
    });
    const full = toOrganization({ ...site, contact: configured });
    const bare = toOrganization({ ...site, contact: readContactDetails(locale, {}) });
    const webSite = toWebSite({ ...site, language: locale, searchUrl: toAbsoluteUrl(locale, '/services/') });
    const list = toItemList(
      listServicePages(bundleIn(locale)).map(({ path }) => ({ name: path, url: toAbsoluteUrl(locale, path) })),
    );
    for (const data of [full, bare, webSite, list])
      expect(structuredData.safeParse(data).error?.issues).toBeUndefined();
    expect(full).toMatchObject({
      sameAs: ['https://t.me/sample'],
      email: 'info@pelakfan.example',
      contactPoint: [{ telephone: '+98 21 1234 5678' }],
    });
    for (const key of ['sameAs', 'email', 'address', 'contactPoint']) expect(bare).not.toHaveProperty(key);
    expect(webSite.publisher['@id']).toBe(full['@id']);
  });
});

interface Entry {
  loc: string;
  lastmod: string;
  readonly languages: Record<string, string>;
}

/** Reads a sitemap as a search engine would. */
function readEntries(xml: string, of: 'url' | 'sitemap'): readonly Entry[] {
  const entries: Entry[] = [];
  let tag = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        tag = name;
        if (name === of) entries.push({ loc: '', lastmod: '', languages: {} });
        const last = entries.at(-1);
        if (name === 'xhtml:link' && last) last.languages[attributes.hreflang ?? ''] = attributes.href ?? '';
      },
      ontext(text) {
        const last = entries.at(-1);
        if (last && (tag === 'loc' || tag === 'lastmod')) last[tag] += text.trim();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return entries;
}

describe('the sitemap', () => {
  const changedAt = new Date('2026-11-22T00:00:00Z');
  const listPages = (locale: Locale) => [
    ...listInformationPaths(),
    ...listServicePages(bundleIn(locale)).map(({ path }) => path),
  ];

  it('names one file a language, each with the time of its newest page', () => {
    const index = toSitemapIndex({
      fa: changedAt,
      en: changedAt,
      de: changedAt,
      ar: toNewest([
        { path: '/', changedAt },
        { path: '/faq/', changedAt: new Date('2026-11-23T00:00:00Z') },
      ]),
    });
    expect(readEntries(index, 'sitemap').map(({ loc, lastmod }) => [loc, lastmod])).toEqual([
      [`${SITE}/sitemaps/fa.xml`, '2026-11-22T00:00:00.000Z'],
      [`${SITE}/sitemaps/en.xml`, '2026-11-22T00:00:00.000Z'],
      [`${SITE}/sitemaps/de.xml`, '2026-11-22T00:00:00.000Z'],
      [`${SITE}/sitemaps/ar.xml`, '2026-11-23T00:00:00.000Z'],
    ]);
  });

  it.each(locales)('has every indexable page of %s once, with all its languages', (locale) => {
    const paths = listPages(locale);
    const entries = readEntries(
      toSitemap(
        locale,
        paths.map((path) => ({ path, changedAt })),
      ),
      'url',
    );
    expect(entries.map(({ loc }) => loc)).toEqual(paths.map((path) => toAbsoluteUrl(locale, path)));
    expect(new Set(paths).size).toBe(paths.length);
    entries.forEach(({ languages, lastmod }, index) => {
      expect(languages).toEqual(toLanguages(paths[index] ?? ''));
      expect(Date.parse(lastmod)).toBe(changedAt.getTime());
    });
  });

  it('[R-06] has the visible services, and their parts with a page of their own', () => {
    const { lstCategoriesWithSubCategories } = bundleIn('fa');
    const paths = listPages('fa');
    for (const path of [
      '/',
      '/services/',
      '/faq/',
      '/services/house-cleaning/',
      '/services/house-cleaning/regular-cleaning/',
      '/services/laundry/eco/',
    ])
      expect(paths).toContain(path);
    const known = new Map(listServicePaths(bundleIn('fa')).map((path) => [path.path, path]));
    for (const path of paths.filter((listed) => listed.startsWith('/services/') && listed !== '/services/'))
      expect([path, known.get(path)?.redirectsTo]).toEqual([path, null]);
    const hidden = lstCategoriesWithSubCategories.filter(({ isHidden }) => isHidden === 'Yes');
    expect(hidden.length).toBeGreaterThan(0);
    for (const { seopath } of hidden) expect(paths.some((path) => path.includes(`/${seopath}/`))).toBe(false);
  });

  it('[X-12] has no page that search engines must not show', () => {
    const paths = listPages('fa');
    for (const path of paths) expect([path, isIndexablePath(path)]).toEqual([path, true]);
    for (const path of [
      '/404/',
      '/offline/',
      '/login/',
      '/register/',
      '/my-order-list/',
      '/pelakman/dashboard/',
      '/success-online/',
    ])
      expect([path, isIndexablePath(path)]).toEqual([path, false]);
  });
});
