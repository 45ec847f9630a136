import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { OutgoingCase } from '@/components/operator/outbox/outgoing-case';
import { toLocale } from '@/lib/i18n/locales';

interface OutgoingCaseProps {
  params: Promise<{ locale: string; outgoingId: string }>;
}

export const generateMetadata = ({ params }: OutgoingCaseProps) => readDeskMetadata(params, 'outgoing');

export default async function OutgoingCasePage({ params }: OutgoingCaseProps) {
  const { locale: requested, outgoingId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="outgoing">
      <OutgoingCase outgoingId={Number(outgoingId)} />
    </DeskPage>
  );
}
