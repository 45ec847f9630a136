import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { RunCase } from '@/components/operator/payouts/run-case';
import { toLocale } from '@/lib/i18n/locales';

interface PayoutRunProps {
  params: Promise<{ locale: string; runId: string }>;
}

export const generateMetadata = ({ params }: PayoutRunProps) => readDeskMetadata(params, 'payoutRun');

export default async function PayoutRun({ params }: PayoutRunProps) {
  const { locale: requested, runId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="payoutRun">
      <RunCase runId={Number(runId)} />
    </DeskPage>
  );
}
