import { getTranslations, setRequestLocale } from 'next-intl/server';

import { InfoScreen } from '@/components/account/info-screen';
import { WordsProvider } from '@/components/layout/words-provider';
import { ProviderPage } from '@/components/provider/shell/provider-page';
import { toLocale } from '@/lib/i18n/locales';

interface ProviderInfoProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: ProviderInfoProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('profile'), robots: { index: false } };
}

/** The person's own details in the provider's area (row R-12). */
export default async function ProviderInfo({ params }: ProviderInfoProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="person">
      <WordsProvider locale={locale} namespaces={['account', 'common']}>
        <InfoScreen />
      </WordsProvider>
    </ProviderPage>
  );
}
