import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { ReportCase } from '@/components/operator/reports/report-case';
import { toLocale } from '@/lib/i18n/locales';

interface ReportProps {
  params: Promise<{ locale: string; reportId: string }>;
}

export const generateMetadata = ({ params }: ReportProps) => readDeskMetadata(params, 'report');

export default async function Report({ params }: ReportProps) {
  const { locale: requested, reportId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="report">
      <ReportCase reportId={Number(reportId)} />
    </DeskPage>
  );
}
