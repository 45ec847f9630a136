import { setRequestLocale } from 'next-intl/server';

import { CashCase } from '@/components/operator/cash/cash-case';
import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { toLocale } from '@/lib/i18n/locales';

interface CashClaimProps {
  params: Promise<{ locale: string; taskId: string }>;
}

export const generateMetadata = ({ params }: CashClaimProps) => readDeskMetadata(params, 'cashClaim');

export default async function CashClaimPage({ params }: CashClaimProps) {
  const { locale: requested, taskId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="cashClaim">
      <CashCase taskId={Number(taskId)} />
    </DeskPage>
  );
}
