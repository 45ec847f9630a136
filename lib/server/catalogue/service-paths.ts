import type { CallAnswer } from '@/lib/contract';
import { hasPricesPage, toPricesPath } from '@/lib/domain/site/prices-path';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;

export interface ServicePath {
  /** The path without the language: `/services/house-cleaning/regular-cleaning/`. */
  readonly path: string;
  /** False: no product page of its own; the path answers 308 to `redirectsTo` (WIRE, Addresses). */
  readonly hasPage: boolean;
  /** The category's path; null for a path with a page. */
  readonly redirectsTo: string | null;
}

/**
 * Every known address under /services/: categories, their prices, types and grades. An address that is not here is
 * unknown.
 */
export function listServicePaths({
  lstCategoriesWithSubCategories,
}: Pick<Bundle, 'lstCategoriesWithSubCategories'>): ServicePath[] {
  return lstCategoriesWithSubCategories.flatMap((category) => {
    const { seopath, lstGrades, lstServiceCategoryType_New } = category;
    const own = `/services/${seopath}/`;
    const below = [...lstGrades, ...lstServiceCategoryType_New].map((page) => {
      const hasPage = page.hasPDP === 'Yes';
      return { path: `${own}${page.seopath}/`, hasPage, redirectsTo: hasPage ? null : own };
    });
    const prices = hasPricesPage(category) ? [{ path: toPricesPath(category), hasPage: true, redirectsTo: null }] : [];
    return [{ path: own, hasPage: true, redirectsTo: null }, ...prices, ...below];
  });
}
