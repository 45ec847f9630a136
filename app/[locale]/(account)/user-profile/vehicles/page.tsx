import { setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';

import { AccountPage } from '@/components/account/account-page';
import { ListSkeleton } from '@/components/shared/list-skeleton';
import { readAccountMetadata } from '@/components/account/read-account-metadata';
import { VehiclesScreen } from '@/components/account/vehicles-screen';
import { toLocale } from '@/lib/i18n/locales';

interface AccountVehiclesProps {
  params: Promise<{ locale: string }>;
}

export function generateMetadata({ params }: AccountVehiclesProps) {
  return readAccountMetadata(params, 'vehicles');
}

export default async function AccountVehicles({ params }: AccountVehiclesProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <AccountPage locale={locale} place="vehicles">
      <Suspense fallback={<ListSkeleton rowClassName="h-20" />}>
        <VehiclesScreen />
      </Suspense>
    </AccountPage>
  );
}
