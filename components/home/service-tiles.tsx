import { getTranslations } from 'next-intl/server';

import { Badge } from '@/components/ui/badge';
import type { CallAnswer } from '@/lib/contract';
import { TRUNCATE_LENGTH } from '@/lib/domain/constants';
import { truncate } from '@/lib/i18n/formats';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

interface ServiceTilesProps {
  readonly locale: Locale;
  readonly categories: CallAnswer<'boot/getallcategoryv3'>['lstCategoriesWithSubCategories'];
}

/** Categories as tiles; the ribbon shows when a category is special (SPEC 2). */
export async function ServiceTiles({ locale, categories }: ServiceTilesProps) {
  const t = await getTranslations({ locale, namespace: 'home' });
  return (
    <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-4 desktop:gap-4">
      {categories.map((category) => (
        <li key={category.srvcategoryid} className="relative flex flex-col items-center gap-3 rounded-card border border-stone-200 bg-white p-4 text-center transition-colors has-[a:hover]:border-enamel-300">
          {/* eslint-disable-next-line @next/next/no-img-element -- a drawing of 2 kB; the optimiser has nothing to win */}
          <img src={`/illustrations/${category.seopath}.svg`} alt="" width={96} height={96} loading="lazy" className="size-20 rounded-card" />
          <a href={toLocalePath(locale, `/services/${category.seopath}/`)} title={category.serviceName} className="font-semibold leading-snug after:absolute after:inset-0 after:rounded-card">
            {truncate(category.serviceName, TRUNCATE_LENGTH)}
          </a>
          {category.isSpecial === 'Active' && (
            <Badge tone="warning" className="absolute end-2 top-2">
              {t('special')}
            </Badge>
          )}
          {category.isOrderable && <Badge tone="success">{t('orderable')}</Badge>}
        </li>
      ))}
    </ul>
  );
}
