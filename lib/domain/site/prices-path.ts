import type { CallAnswer } from '@/lib/contract';

import { isOfKind } from '../kind/service-kind';

type Category = CallAnswer<'boot/getallcategoryv3'>['lstCategoriesWithSubCategories'][number];

/** The page of the price of a service, without its language. No type and no grade of a service is called so. */
export function toPricesPath({ seopath }: Pick<Category, 'seopath'>): string {
  return `/services/${seopath}/prices/`;
}

/** Whether a service has that page: it is shown, and its price does not come with a bid (decision 0147). */
export function hasPricesPage({
  isHidden,
  isOrderable,
  kind,
}: Pick<Category, 'isHidden' | 'isOrderable' | 'kind'>): boolean {
  return isHidden === 'No' && isOrderable && !isOfKind(kind, { matching: 'bids' });
}
