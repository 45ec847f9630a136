import { setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';

import { AccountPage } from '@/components/account/account-page';
import { ListSkeleton } from '@/components/shared/list-skeleton';
import { readAccountMetadata } from '@/components/account/read-account-metadata';
import { WalletScreen } from '@/components/account/wallet-screen';
import { toLocale } from '@/lib/i18n/locales';

interface WalletProps {
  params: Promise<{ locale: string }>;
}

export function generateMetadata({ params }: WalletProps) {
  return readAccountMetadata(params, 'wallet');
}

export default async function Wallet({ params }: WalletProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <AccountPage locale={locale} place="wallet" namespaces={['accounting.own', 'accounting.month', 'accounting.firm']}>
      <Suspense fallback={<ListSkeleton />}>
        <WalletScreen />
      </Suspense>
    </AccountPage>
  );
}
