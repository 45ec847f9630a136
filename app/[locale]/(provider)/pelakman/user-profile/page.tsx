import { getTranslations, setRequestLocale } from 'next-intl/server';

import { OverviewScreen } from '@/components/account/overview-screen';
import { WordsProvider } from '@/components/layout/words-provider';
import { OwnPlaceList } from '@/components/provider/shell/own-place-list';
import { ProviderPage } from '@/components/provider/shell/provider-page';
import { toLocale } from '@/lib/i18n/locales';

interface ProviderOverviewProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: ProviderOverviewProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('profile'), robots: { index: false } };
}

/** The person's own details in the provider's area (row R-12). */
export default async function ProviderOverview({ params }: ProviderOverviewProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="person">
      <OwnPlaceList locale={locale} />
      <WordsProvider locale={locale} namespaces={['account', 'common']}>
        <OverviewScreen />
      </WordsProvider>
    </ProviderPage>
  );
}
