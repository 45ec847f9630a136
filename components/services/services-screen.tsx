import { getTranslations } from 'next-intl/server';

import { Badge } from '@/components/ui/badge';
import type { CallAnswer } from '@/lib/contract';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

interface ServicesScreenProps {
  readonly locale: Locale;
  readonly bundle: CallAnswer<'boot/getallcategoryv3'>;
}

/** Every service with its subcategories (row R-04). */
export async function ServicesScreen({ locale, bundle }: ServicesScreenProps) {
  const t = await getTranslations({ locale, namespace: 'services' });
  const categories = bundle.lstCategoriesWithSubCategories.filter((category) => category.isHidden === 'No');
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pb-16 pt-6">
      <div className="flex flex-col gap-3">
        <h1 className="text-28 font-bold desktop:text-36">{t('list.title')}</h1>
        <p className="max-w-prose text-18 text-stone-500">{t('list.text')}</p>
      </div>
      <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
        {categories.map((category) => (
          <li key={category.srvcategoryid} className="flex flex-col gap-3 rounded-card border border-stone-200 bg-white p-4">
            <div className="flex items-center gap-3">
              {/* eslint-disable-next-line @next/next/no-img-element -- a drawing of 2 kB; the optimiser has nothing to win */}
              <img src={`/illustrations/${category.seopath}.svg`} alt="" width={56} height={56} loading="lazy" className="size-14 rounded-field" />
              <div className="flex min-w-0 flex-col items-start gap-1">
                <h2 className="text-18 font-bold">
                  <a href={toLocalePath(locale, `/services/${category.seopath}/`)} className="inline-flex min-h-touch items-center hover:underline">
                    {category.serviceName}
                  </a>
                </h2>
                {category.isOrderable && <Badge tone="success">{t('list.orderable')}</Badge>}
              </div>
            </div>
            <p className="text-stone-500">{category.serviceNameDesc}</p>
            <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14">
              {category.lstServiceCategoryType_New
                .filter((type) => type.hasPDP === 'Yes')
                .map((type) => (
                  <li key={type.srvcategorytypeid}>
                    <a href={toLocalePath(locale, `/services/${category.seopath}/${type.seopath}/`)} className="inline-flex min-h-touch items-center text-enamel-700 hover:underline">
                      {type.servicecatname}
                    </a>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
