import { getTranslations, setRequestLocale } from 'next-intl/server';

import { readMapTiles } from '@/components/shared/map/map-tiles';
import { ProviderPage } from '@/components/provider/shell/provider-page';
import { OwnPageScreen } from '@/components/provider/profile/own-page-screen';
import { toLocale } from '@/lib/i18n/locales';

interface OwnPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: OwnPageProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('places.profile'), robots: { index: false } };
}

export default async function OwnPage({ params }: OwnPageProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="profile">
      <OwnPageScreen mapTiles={readMapTiles()} />
    </ProviderPage>
  );
}
