import { findCityContent, findPlaceContent, hasPlaceContent } from '@/lib/domain/place/place-content';
import { isIndexablePath } from '@/lib/i18n/indexable-routes';
import { listPlacePages } from '@/lib/seo/place-pages';
import { listPlacePaths } from '@/lib/server/catalogue/place-paths';
import { providers } from '@/lib/server/schema';
import { market } from '@/lib/server/testing/market';
import { useMarket } from '@/lib/server/testing/use-market';

const TEHRAN = '/services-at-location/tehran/';
const CLEANING = `${TEHRAN}house-cleaning/`;

describe('the pages of cities that search engines may show', () => {
  const service = useMarket({ holds: 'people' });
  const district = {
    srvcategoryid: String(market.categoryId),
    cityid: market.cityId,
    locationid: 1,
    name: 'Tajrish',
    seopath: 'tajrish',
    changedAtMs: 1,
  };
  const readBundle = () => service.call('boot/getallcategoryv3', {});
  const listShown = async () =>
    (
      await listPlacePages(await readBundle(), (product) => service.call('pdp/fetch', product), [
        district,
        { ...district, cityid: 2 },
      ])
    ).map(({ path }) => path);
  const setStatus = (status: 'active' | 'paused') =>
    service.context.ports.database.connection.update(providers).set({ status });

  it('[R-25] are those of services with providers there, and of their city', async () => {
    const shown = await listShown();
    expect(shown).toEqual([TEHRAN, CLEANING, `${CLEANING}tajrish/`]);
    expect(shown.filter((path) => !isIndexablePath(path))).toEqual([]);
    // Readers still find the others.
    const known = listPlacePaths(await readBundle()).filter(({ redirectsTo }) => redirectsTo === null);
    expect(known.map(({ path }) => path)).toEqual(
      expect.arrayContaining([TEHRAN, CLEANING, '/services-at-location/karaj/']),
    );
  });

  it('are fewer while every provider of a city is on a break, whatever a visit would cost there', async () => {
    const askCleaning = () => service.call('pdp/fetch', { a: market.categoryId, b: '0', cityid: market.cityId });
    expect(findPlaceContent(await askCleaning())).toBe('bookable');
    await setStatus('paused');
    const deserted = await askCleaning();
    expect([deserted.fromPriceRial === null, findPlaceContent(deserted), await listShown()]).toEqual([
      false,
      'plain',
      [],
    ]);
    await setStatus('active');
    expect(await listShown()).toContain(CLEANING);
  });

  it('have the content of the richest of their services', async () => {
    const cleaning = await service.call('pdp/fetch', { a: market.categoryId, b: '0', cityid: market.cityId });
    const priced = { ...cleaning, cityFacts: cleaning.cityFacts && { ...cleaning.cityFacts, nextVisit: null } };
    const staffed = { ...cleaning, fromPriceRial: null };
    const anywhere = { ...cleaning, cityFacts: null, rating: null };
    expect([priced, staffed, anywhere].map(findPlaceContent)).toEqual(['priced', 'staffed', 'plain']);
    expect([findCityContent([anywhere, staffed, priced]), findCityContent([])]).toEqual(['priced', 'plain']);
    expect([hasPlaceContent(anywhere), hasPlaceContent({ ...anywhere, rating: { average: 5, count: 1 } })]).toEqual([
      false,
      true,
    ]);
  });
});
