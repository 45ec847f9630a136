import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { DisputeQueue } from '@/components/operator/disputes/dispute-queue';
import { toLocale } from '@/lib/i18n/locales';

interface DisputesProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: DisputesProps) => readDeskMetadata(params, 'disputes');

export default async function Disputes({ params }: DisputesProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="disputes">
      <DisputeQueue />
    </DeskPage>
  );
}
