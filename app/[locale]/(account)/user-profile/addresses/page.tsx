import { setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';

import { AccountPage } from '@/components/account/account-page';
import { AddressesScreen } from '@/components/account/addresses-screen';
import { ListSkeleton } from '@/components/shared/list-skeleton';
import { readAccountMetadata } from '@/components/account/read-account-metadata';
import { readMapTiles } from '@/components/shared/map/map-tiles';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { toLocale } from '@/lib/i18n/locales';

interface AccountAddressesProps {
  params: Promise<{ locale: string }>;
}

export function generateMetadata({ params }: AccountAddressesProps) {
  return readAccountMetadata(params, 'addresses');
}

export default async function AccountAddresses({ params }: AccountAddressesProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const bundle = await getCategoryBundle(locale);
  const servedCityIds = new Set(
    bundle.lstCategoriesWithSubCategories.flatMap(({ lstActiveCity }) => lstActiveCity.map(({ cityid }) => cityid)),
  );
  return (
    <AccountPage locale={locale} place="addresses" namespaces={['order.address', 'order.map']}>
      <Suspense fallback={<ListSkeleton />}>
        <AddressesScreen servedCityIds={[...servedCityIds]} mapTiles={readMapTiles()} />
      </Suspense>
    </AccountPage>
  );
}
