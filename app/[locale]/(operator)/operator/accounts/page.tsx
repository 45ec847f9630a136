import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { ShebaQueue } from '@/components/operator/payouts/sheba-queue';
import { toLocale } from '@/lib/i18n/locales';

interface BankAccountsProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: BankAccountsProps) => readDeskMetadata(params, 'accounts');

export default async function BankAccounts({ params }: BankAccountsProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="accounts">
      <ShebaQueue />
    </DeskPage>
  );
}
