import { getCategoryBundle } from '@/lib/client/catalogue';
import type { Locale } from '@/lib/i18n/locales';

import type { ApplicationChoices } from './choices';

/** The options and words of an application, in the page's language. */
export async function readApplicationChoices(locale: Locale): Promise<ApplicationChoices> {
  const { lstCategoriesWithSubCategories, lstCity } = await getCategoryBundle(locale);
  return {
    services: lstCategoriesWithSubCategories
      .filter(({ isHidden }) => isHidden === 'No')
      .map(({ srvcategoryid, serviceName }) => ({ id: Number(srvcategoryid), name: serviceName })),
    cities: lstCity.map(({ cityid, name }) => ({ id: cityid, name })),
  };
}
