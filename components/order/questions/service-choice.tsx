import { ChevronLeft } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { ServicePicture } from '@/components/ui/service-picture';
import { ORDER_STEP_PARAMETER } from '@/lib/domain/site/query-parameters';
import { listOpenCityIds } from '@/lib/domain/place/service-cities';
import { STEPS } from '@/lib/funnel/steps';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import type { Category, OrderBundle } from '../state/order-service';

interface ServiceChoiceProps {
  readonly locale: Locale;
  readonly bundle: OrderBundle & { readonly lstCategoriesWithSubCategories: readonly Category[] };
}

/**
 * Step 1 of the open order at /services: which service. Its own page then asks the rest; one that cannot be ordered yet
 * says so.
 */
export async function ServiceChoice({ locale, bundle }: ServiceChoiceProps) {
  const t = await getTranslations({ locale, namespace: 'order' });
  const services = await getTranslations({ locale, namespace: 'services' });
  const visible = bundle.lstCategoriesWithSubCategories.filter((category) => category.isHidden === 'No');
  const sorted = [
    ...visible.filter((category) => category.isOrderable),
    ...visible.filter((category) => !category.isOrderable),
  ];
  const toHref = (category: Category) =>
    toLocalePath(
      locale,
      `/services/${category.seopath}/${category.isOrderable ? `?${ORDER_STEP_PARAMETER}=${STEPS.mainServices}` : ''}`,
    );
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pb-16 pt-4">
      <div>
        <h1 className="text-22 font-bold desktop:text-28">{t('choice.title')}</h1>
        <p className="text-stone-500">{t('choice.hint')}</p>
      </div>
      <ul className="grid gap-3 tablet:grid-cols-2">
        {sorted.map((category) => (
          <li
            key={category.srvcategoryid}
            data-cities={
              category.isOrderable ? listOpenCityIds(category, bundle.lstCityServiceStatus).join(' ') : undefined
            }
          >
            <a
              href={toHref(category)}
              className="flex min-h-16 items-center gap-4 rounded-card border border-stone-200 bg-card p-3 transition-colors hover:border-enamel-300"
            >
              <ServicePicture
                url={category.iconUrl}
                name={category.seopath}
                size={56}
                className="faded-away-picture size-14 rounded-field"
              />
              <span className="flex min-w-0 grow flex-col items-start gap-1">
                <span className="faded-away font-semibold leading-snug">{category.serviceName}</span>
                {!category.isOrderable && <Badge>{t('choice.notYet')}</Badge>}
                <span className="only-away">
                  <Badge>{services('list.notInCity')}</Badge>
                </span>
              </span>
              <Icon icon={ChevronLeft} className="text-enamel-600 ltr:-scale-x-100" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
