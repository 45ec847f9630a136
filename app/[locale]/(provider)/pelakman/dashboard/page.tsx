import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ProviderPage } from '@/components/provider/shell/provider-page';
import { DashboardScreen } from '@/components/provider/dashboard-screen';
import { toLocale } from '@/lib/i18n/locales';

interface DashboardProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: DashboardProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('places.dashboard'), robots: { index: false } };
}

export default async function Dashboard({ params }: DashboardProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="dashboard">
      <DashboardScreen />
    </ProviderPage>
  );
}
