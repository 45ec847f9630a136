import { setRequestLocale } from 'next-intl/server';

import { AccountPage } from '@/components/account/account-page';
import { readAccountMetadata } from '@/components/account/read-account-metadata';
import { SettingsScreen } from '@/components/account/settings-screen';
import { toLocale } from '@/lib/i18n/locales';

interface AccountSettingsProps {
  params: Promise<{ locale: string }>;
}

export function generateMetadata({ params }: AccountSettingsProps) {
  return readAccountMetadata(params, 'settings');
}

export default async function AccountSettings({ params }: AccountSettingsProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <AccountPage locale={locale} place="settings" namespaces={['alerts.push']}>
      <SettingsScreen />
    </AccountPage>
  );
}
