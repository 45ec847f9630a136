import { setRequestLocale } from 'next-intl/server';

import { AccountPage } from '@/components/account/account-page';
import { readAccountMetadata } from '@/components/account/read-account-metadata';
import { SeriesScreen } from '@/components/order-following/series/series-screen';
import { toLocale } from '@/lib/i18n/locales';

interface SeriesProps {
  params: Promise<{ locale: string }>;
}

export function generateMetadata({ params }: SeriesProps) {
  return readAccountMetadata(params, 'series');
}

export default async function Series({ params }: SeriesProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <AccountPage locale={locale} place="series" namespaces={['order-following', 'order', 'series']}>
      <SeriesScreen />
    </AccountPage>
  );
}
