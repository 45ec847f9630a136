import { getTranslations, setRequestLocale } from 'next-intl/server';

import { AccountPage } from '@/components/account/account-page';
import { WithdrawalScreen } from '@/components/account/withdrawal-screen';
import { toLocale } from '@/lib/i18n/locales';

/** Words of the money's way to the bank, which the pages of a provider's pay share. */
const NAMESPACES = ['withdrawal', 'pay.balance', 'pay.bank', 'pay.payouts', 'banks', 'application.bank'];

interface WithdrawalProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: WithdrawalProps) {
  const t = await getTranslations({ locale: toLocale((await params).locale), namespace: 'withdrawal' });
  return { title: t('title'), robots: { index: false } };
}

export default async function Withdrawal({ params }: WithdrawalProps) {
  const { locale: requested } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'withdrawal' });
  return (
    <AccountPage locale={locale} place="wallet" title={t('title')} namespaces={NAMESPACES}>
      <WithdrawalScreen />
    </AccountPage>
  );
}
