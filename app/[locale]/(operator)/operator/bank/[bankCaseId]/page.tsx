import { setRequestLocale } from 'next-intl/server';

import { BankCaseScreen } from '@/components/operator/bank/bank-case-screen';
import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { toLocale } from '@/lib/i18n/locales';

interface BankCaseProps {
  params: Promise<{ locale: string; bankCaseId: string }>;
}

export const generateMetadata = ({ params }: BankCaseProps) => readDeskMetadata(params, 'bankCase');

export default async function BankCasePage({ params }: BankCaseProps) {
  const { locale: requested, bankCaseId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="bankCase">
      <BankCaseScreen bankCaseId={Number(bankCaseId)} />
    </DeskPage>
  );
}
