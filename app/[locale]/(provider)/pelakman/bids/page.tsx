import { getTranslations, setRequestLocale } from 'next-intl/server';

import { ProviderPage } from '@/components/provider/shell/provider-page';
import { OwnBidsScreen } from '@/components/provider/bids/own-bids-screen';
import { toLocale } from '@/lib/i18n/locales';

interface OwnBidsProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: OwnBidsProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'provider' });
  return { title: t('places.bids'), robots: { index: false } };
}

export default async function OwnBids({ params }: OwnBidsProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <ProviderPage locale={locale} place="bids">
      <OwnBidsScreen />
    </ProviderPage>
  );
}
