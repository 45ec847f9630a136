import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ProviderPage } from '@/components/provider/shell/provider-page';
import { VehiclesScreen } from '@/components/provider/vehicles/vehicles-screen';
import { toLocale } from '@/lib/i18n/locales';

interface VehiclesProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: VehiclesProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('vehicles'), robots: { index: false } };
}

export default async function Vehicles({ params }: VehiclesProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="vehicles">
      <VehiclesScreen />
    </ProviderPage>
  );
}
