import { ChevronLeft } from 'lucide-react';
import { getTranslations } from 'next-intl/server';

import { Icon } from '@/components/ui/icon';
import type { CallAnswer } from '@/lib/contract';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

import { PageSection } from './page-section';

type Category = CallAnswer<'boot/getallcategoryv3'>['lstCategoriesWithSubCategories'][number];

interface TypeCardsProps {
  readonly locale: Locale;
  readonly category: Category;
  /** The type whose page this is: it is not offered again. */
  readonly currentTypeId?: number;
}

/** The subcategories of a category; those with a page of their own are links to it. */
export async function TypeCards({ locale, category, currentTypeId }: TypeCardsProps) {
  const types = category.lstServiceCategoryType_New.filter((type) => type.srvcategorytypeid !== currentTypeId);
  if (types.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <PageSection id="types" title={currentTypeId ? t('types.others') : t('types.title', { name: category.serviceName })}>
      <ul className="grid gap-3 tablet:grid-cols-2 wide:grid-cols-3">
        {types.map((type) => (
          <li key={type.srvcategorytypeid} className="relative flex items-center gap-3 rounded-card border border-stone-200 bg-white p-4 transition-colors has-[a:hover]:border-enamel-300">
            <div className="min-w-0 grow">
              <h3 className="font-bold">
                {type.hasPDP === 'Yes' ? (
                  <a href={toLocalePath(locale, `/services/${category.seopath}/${type.seopath}/`)} className="after:absolute after:inset-0 after:rounded-card">
                    {type.servicecatname}
                  </a>
                ) : (
                  type.servicecatname
                )}
              </h3>
              <p className="text-14 text-stone-500">{type.description}</p>
            </div>
            {type.hasPDP === 'Yes' && <Icon icon={ChevronLeft} className="text-enamel-600 ltr:-scale-x-100" />}
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
