import type { CallAnswer } from '@/lib/contract';
import { listAvailableIn, listServedCities } from '@/lib/domain/place/available-services';
import { toDistrictPath } from '@/lib/domain/place/district-path';
import { hasPlaceContent } from '@/lib/domain/place/place-content';

import { toNewest, type SitemapPage } from './sitemap';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;
type Category = Bundle['lstCategoriesWithSubCategories'][number];
type Page = Pick<CallAnswer<'pdp/fetch'>, 'cityFacts' | 'fromPriceRial' | 'rating' | 'changedAtMs'>;

/** The arguments of pdp/fetch for a category in a city. */
export interface PlaceProduct {
  readonly a: number;
  readonly b: '0';
  readonly cityid: number;
}

/**
 * Whether search engines may show the page of a service in a city. A service that cannot be ordered online yet, or that
 * nobody comes for, has a page for readers alone.
 */
export function isPlaceShown({ isOrderable }: Pick<Category, 'isOrderable'>, page: Page): boolean {
  return isOrderable && hasPlaceContent(page);
}

/**
 * The pages of cities, of their services and of those in neighbourhoods that search engines may show. A city's own is
 * among them where one of its services' is.
 */
export async function listPlacePages(
  bundle: Pick<Bundle, 'lstCategoriesWithSubCategories' | 'lstCity' | 'lstCityServiceStatus'>,
  readPage: (product: PlaceProduct) => Promise<Page>,
  districts: CallAnswer<'pdp/getdistricts'>['lstDistrict'],
): Promise<SitemapPage[]> {
  const pages: SitemapPage[] = [];
  for (const city of listServedCities(bundle)) {
    const { cityid, seopath } = city;
    const own = `/services-at-location/${seopath}/`;
    const below: SitemapPage[] = [];
    for (const category of listAvailableIn(bundle, cityid)) {
      if (!category.isOrderable) continue;
      // One after the other: visitors' pages come first.
      const page = await readPage({ a: Number(category.srvcategoryid), b: '0', cityid });
      if (!isPlaceShown(category, page)) continue;
      below.push({ path: `${own}${category.seopath}/`, changedAt: new Date(page.changedAtMs) });
      for (const district of districts)
        if (district.cityid === cityid && district.srvcategoryid === category.srvcategoryid)
          below.push({ path: toDistrictPath(city, category, district), changedAt: new Date(district.changedAtMs) });
    }
    if (below.length > 0) pages.push({ path: own, changedAt: toNewest(below) }, ...below);
  }
  return pages;
}
