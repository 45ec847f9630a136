import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { EnquiryCase } from '@/components/operator/enquiries/enquiry-case';
import { toLocale } from '@/lib/i18n/locales';

interface EnquiryProps {
  params: Promise<{ locale: string; enquiryId: string }>;
}

export const generateMetadata = ({ params }: EnquiryProps) => readDeskMetadata(params, 'enquiry');

export default async function EnquiryPage({ params }: EnquiryProps) {
  const { locale: requested, enquiryId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="enquiry">
      <EnquiryCase enquiryId={Number(enquiryId)} />
    </DeskPage>
  );
}
