import { setRequestLocale } from 'next-intl/server';
import { Suspense } from 'react';

import { AccountPage } from '@/components/account/account-page';
import { ListSkeleton } from '@/components/shared/list-skeleton';
import { readAccountMetadata } from '@/components/account/read-account-metadata';
import { WalletScreen } from '@/components/account/wallet-screen';
import { toLocale } from '@/lib/i18n/locales';

/** The last one says how far a withdrawal has come. */
const NAMESPACES = ['accounting.own', 'accounting.month', 'accounting.firm', 'pay.payouts.states'];

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
    <AccountPage locale={locale} place="wallet" namespaces={NAMESPACES}>
      <Suspense fallback={<ListSkeleton />}>
        <WalletScreen />
      </Suspense>
    </AccountPage>
  );
}
