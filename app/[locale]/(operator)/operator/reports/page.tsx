import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { ReportQueue } from '@/components/operator/reports/report-queue';
import { toLocale } from '@/lib/i18n/locales';

interface ReportsProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: ReportsProps) => readDeskMetadata(params, 'reports');

export default async function Reports({ params }: ReportsProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="reports">
      <ReportQueue />
    </DeskPage>
  );
}
