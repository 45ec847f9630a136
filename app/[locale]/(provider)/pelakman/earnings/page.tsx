import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ProviderPage } from '@/components/provider/shell/provider-page';
import { EarningsScreen } from '@/components/provider/earnings/earnings-screen';
import { toLocale } from '@/lib/i18n/locales';

interface EarningsProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: EarningsProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('places.earnings'), robots: { index: false } };
}

export default async function Earnings({ params }: EarningsProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="earnings">
      <EarningsScreen />
    </ProviderPage>
  );
}
