import { getTranslations } from 'next-intl/server';

import { WordsProvider } from '@/components/layout/words-provider';
import { Notice } from '@/components/ui/notice';
import { getCategoryBundle } from '@/lib/client/catalogue';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { ApplicationIsland } from './application-island';

/** To become a provider (row R-16): the page is everybody's, what is in it depends on who has come. */
export async function ApplicationPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'application' });
  const { lstCategoriesWithSubCategories, lstCity } = await getCategoryBundle(locale);
  const services = lstCategoriesWithSubCategories.filter(({ isHidden }) => isHidden === 'No').map(({ srvcategoryid, serviceName }) => ({ id: Number(srvcategoryid), name: serviceName }));
  const cities = lstCity.map(({ cityid, name }) => ({ id: cityid, name }));
  return (
    <div className="mx-auto flex w-full max-w-dialog-wide grow flex-col gap-6 px-4 pt-4 desktop:pb-16 desktop:pt-2">
      <h1 className="text-28 font-bold leading-snug">{t('title')}</h1>
      <noscript>
        <Notice tone="warning">
          <p>{t('needsScript')}</p>
          <a href={toLocalePath(locale, '/contact/')} className="inline-flex min-h-touch items-center font-semibold underline underline-offset-4">
            {t('toContact')}
          </a>
        </Notice>
      </noscript>
      <WordsProvider locale={locale} namespaces={['application', 'common', 'account.personal']}>
        <ApplicationIsland services={services} cities={cities} />
      </WordsProvider>
    </div>
  );
}
