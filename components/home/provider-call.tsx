import { getTranslations } from 'next-intl/server';

import { accountPaths } from '@/components/layout/site-links';
import { toButtonClassName } from '@/components/ui/button-look';
import { Plate } from '@/components/ui/plate';
import { toLocalePath } from '@/lib/i18n/paths';
import type { Locale } from '@/lib/i18n/locales';

/** For who wants to work, not to order (row S-19). */
export async function ProviderCall({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' });
  return (
    <Plate className="flex flex-col items-start gap-4 p-8 desktop:flex-row desktop:items-center desktop:justify-between desktop:p-10">
      <div className="flex max-w-prose flex-col gap-2">
        <h2 className="text-22 font-bold desktop:text-28">{t('provider.title')}</h2>
        <p className="text-enamel-100">{t('provider.text')}</p>
      </div>
      <a
        href={toLocalePath(locale, accountPaths.becomeProvider)}
        className={`${toButtonClassName({ variant: 'inverse', size: 'large' })} shrink-0`}
      >
        {t('provider.action')}
      </a>
    </Plate>
  );
}
