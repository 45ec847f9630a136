import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { CashQueue } from '@/components/operator/cash/cash-queue';
import { toLocale } from '@/lib/i18n/locales';

interface CashClaimsProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: CashClaimsProps) => readDeskMetadata(params, 'cash');

export default async function CashClaims({ params }: CashClaimsProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="cash">
      <CashQueue />
    </DeskPage>
  );
}
