import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { BankQueue } from '@/components/operator/bank/bank-queue';
import { toLocale } from '@/lib/i18n/locales';

interface BankCasesProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: BankCasesProps) => readDeskMetadata(params, 'bank');

export default async function BankCases({ params }: BankCasesProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="bank">
      <BankQueue />
    </DeskPage>
  );
}
