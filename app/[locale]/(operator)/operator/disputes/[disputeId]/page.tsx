import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { DeskDispute } from '@/components/operator/disputes/desk-dispute';
import { toLocale } from '@/lib/i18n/locales';

interface DisputeProps {
  params: Promise<{ locale: string; disputeId: string }>;
}

export const generateMetadata = ({ params }: DisputeProps) => readDeskMetadata(params, 'dispute');

export default async function Dispute({ params }: DisputeProps) {
  const { locale: requested, disputeId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="dispute">
      <DeskDispute disputeId={Number(disputeId)} />
    </DeskPage>
  );
}
