import { getTranslations, setRequestLocale } from 'next-intl/server';

import { AccountPage } from '@/components/account/account-page';
import { TopUpScreen } from '@/components/account/top-up-screen';
import { toLocale } from '@/lib/i18n/locales';

interface IncreaseWalletProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: IncreaseWalletProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'account' });
  return { title: t('topUp.title'), robots: { index: false } };
}

export default async function IncreaseWallet({ params }: IncreaseWalletProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'account' });
  return (
    <AccountPage locale={locale} place="wallet" title={t('topUp.title')}>
      <TopUpScreen />
    </AccountPage>
  );
}
