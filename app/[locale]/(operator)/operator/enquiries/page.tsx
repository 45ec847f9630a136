import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { EnquiryQueue } from '@/components/operator/enquiries/enquiry-queue';
import { toLocale } from '@/lib/i18n/locales';

interface EnquiriesProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: EnquiriesProps) => readDeskMetadata(params, 'enquiries');

export default async function Enquiries({ params }: EnquiriesProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="enquiries">
      <EnquiryQueue />
    </DeskPage>
  );
}
