import { getTranslations } from 'next-intl/server';

import { getCategoryBundle } from '@/lib/client/catalogue';
import { formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

/** How much there is to order, and where: counted in the catalogue, so that it is never out of date. */
export async function AboutFacts({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'about' });
  const { lstCategoriesWithSubCategories } = await getCategoryBundle(locale);
  const shown = lstCategoriesWithSubCategories.filter(({ isHidden }) => isHidden === 'No');
  const cityCount = new Set(shown.flatMap(({ lstActiveCity }) => lstActiveCity.map(({ cityid }) => cityid))).size;
  const facts = [
    { label: t('facts.services'), value: shown.length },
    { label: t('facts.cities'), value: cityCount },
  ];
  return (
    <dl className="grid grid-cols-2 gap-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse rounded-card bg-enamel-50 p-4">
          <dt className="text-14">{label}</dt>
          <dd className="text-28 font-bold text-enamel-700">{formatNumber(value, locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
