import { setRequestLocale } from 'next-intl/server';

import { AccountPage } from '@/components/account/account-page';
import { InfoScreen } from '@/components/account/info-screen';
import { readAccountMetadata } from '@/components/account/read-account-metadata';
import { toLocale } from '@/lib/i18n/locales';

interface AccountInfoProps {
  params: Promise<{ locale: string }>;
}

export function generateMetadata({ params }: AccountInfoProps) {
  return readAccountMetadata(params, 'info');
}

export default async function AccountInfo({ params }: AccountInfoProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <AccountPage locale={locale} place="info">
      <InfoScreen />
    </AccountPage>
  );
}
