import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { AccountCase } from '@/components/operator/payouts/account-case';
import { toLocale } from '@/lib/i18n/locales';

interface AccountCaseProps {
  params: Promise<{ locale: string; userId: string }>;
}

export const generateMetadata = ({ params }: AccountCaseProps) => readDeskMetadata(params, 'account');

export default async function AccountCasePage({ params }: AccountCaseProps) {
  const { locale: requested, userId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="account">
      <AccountCase userId={Number(userId)} />
    </DeskPage>
  );
}
