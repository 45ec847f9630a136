import { createTranslator } from 'use-intl/core';

import { hasPricesPage, toPricesPath } from '@/lib/domain/site/prices-path';
import { formatTomans } from '@/lib/i18n/formats';
import { isIndexablePath } from '@/lib/i18n/indexable-routes';
import { locales, toWordsLocale, type Locale } from '@/lib/i18n/locales';
import { findPublicRoute } from '@/lib/i18n/public-routes';
import { DESCRIPTION_LENGTH } from '@/lib/dev/audit/page-problems.mjs';
import { listServicePages } from '@/lib/seo/catalogue-paths';
import { fitTitle, LONGEST_DESCRIPTION, LONGEST_TITLE } from '@/lib/seo/fit-description';
import { toService } from '@/lib/seo/structured-data';
import { listServicePaths } from '@/lib/server/catalogue/service-paths';
import { useMarket } from '@/lib/server/testing/use-market';

import { structuredData } from './schema-org';

const SITE = 'https://pelakfan.example';

describe('the page of a service’s prices', () => {
  const service = useMarket();
  const readBundle = (locale: Locale) => service.call('boot/getallcategoryv3', {}, { locale });

  it('exists for exactly the services whose price is known beforehand', async () => {
    const bundle = await readBundle('fa');
    const priced = bundle.lstCategoriesWithSubCategories.filter(hasPricesPage);
    expect(priced.map(({ seopath }) => seopath).sort()).toEqual([
      'carpet-cleaning',
      'carwash',
      'gas',
      'house-cleaning',
      'laundry',
      'online-testing',
    ]);
    const known = listServicePaths(bundle).filter(({ path }) => path.endsWith('/prices/'));
    const shown = listServicePages(bundle).filter(({ path }) => path.endsWith('/prices/'));
    expect(known.map(({ path }) => path)).toEqual(priced.map(toPricesPath));
    expect(shown.map(({ path }) => path)).toEqual(priced.map(toPricesPath));
    for (const { path } of known)
      expect([findPublicRoute(path), isIndexablePath(path)]).toEqual(['/services/{seopath}/prices/', true]);
  });

  it.each(locales)('has in %s a title and a description that a search engine shows whole', async (locale) => {
    const messages = (await import(`@/messages/${locale}/service-prices.json`)).default as Record<string, string>;
    const say = createTranslator({ locale: toWordsLocale(locale), messages });
    const { lstCategoriesWithSubCategories } = await readBundle(locale);
    for (const { serviceName: name, srvcategoryid } of lstCategoriesWithSubCategories.filter(hasPricesPage)) {
      const { fromPriceRial, city } = await service.call('pdp/getprices', { srvcategoryid }, { locale });
      const facts = say('inCity', { price: formatTomans(fromPriceRial, locale), city: city.name });
      const title = fitTitle([say('metaTitle', { name }), say('metaTitleShort', { name })]);
      const description = say('metaDescription', { name, facts });
      expect([title, title.length <= LONGEST_TITLE]).toEqual([title, true]);
      const isWhole = description.length >= DESCRIPTION_LENGTH.shortest && description.length <= LONGEST_DESCRIPTION;
      expect([description, isWhole]).toEqual([description, true]);
    }
  });

  it('tells search engines the lowest price of its city', async () => {
    const page = await service.call('pdp/fetch', { a: 3, b: '0' });
    const { city, fromPriceRial } = await service.call('pdp/getprices', { srvcategoryid: 3 });
    const url = `${SITE}/services/house-cleaning/prices/`;
    const data = toService({ name: 'Prices', url, siteUrl: SITE, siteName: 'Pelakfan', page, cities: [city] });
    expect(structuredData.safeParse(data).error?.issues).toBeUndefined();
    expect(data).toMatchObject({
      offers: { '@type': 'AggregateOffer', lowPrice: fromPriceRial, priceCurrency: 'IRR' },
      areaServed: [{ '@type': 'City', name: city.name }],
    });
  });
});
