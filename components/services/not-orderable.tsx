import { getTranslations } from 'next-intl/server';

import { OpeningForm, type ClosedService } from '@/components/shared/opening/opening-form';
import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

interface NotOrderableProps {
  readonly locale: Locale;
  readonly category: ClosedService & { readonly seopath: string };
  /** Given on a page about one city. */
  readonly cityId?: number;
  /** Its other types are open, so nothing is waited for. */
  readonly isOneType?: boolean;
}

/**
 * Stands in the place of the first question, where a service cannot be ordered here yet. It offers to tell the person
 * when it can, and lists what can be ordered now. For a closed type these are the service's other types.
 */
export async function NotOrderable({ locale, category, cityId, isOneType = false }: NotOrderableProps) {
  const t = await getTranslations({ locale, namespace: 'services' });
  const opening = await getTranslations({ locale, namespace: 'opening' });
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-18 font-bold">{t('notOrderable.title')}</h2>
      {!isOneType && (
        <>
          <p>{opening('text', { service: category.serviceName })}</p>
          <OpeningForm locale={locale} services={[category]} cityId={cityId} />
        </>
      )}
      <p className={isOneType ? undefined : 'border-t border-stone-200 pt-4 text-14 text-stone-500'}>
        {t('notOrderable.text')}
      </p>
      <a
        href={toLocalePath(locale, `/services/${isOneType ? category.seopath : 'house-cleaning'}/`)}
        className={toButtonClassName({ variant: 'quiet' })}
      >
        {isOneType ? t('notOrderable.otherTypes', { service: category.serviceName }) : t('notOrderable.action')}
      </a>
    </Card>
  );
}
