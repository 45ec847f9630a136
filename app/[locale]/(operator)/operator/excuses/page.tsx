import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { ExcuseQueue } from '@/components/operator/standing/excuse-queue';
import { toLocale } from '@/lib/i18n/locales';

interface ExcusesProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: ExcusesProps) => readDeskMetadata(params, 'excuses');

export default async function Excuses({ params }: ExcusesProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="excuses">
      <ExcuseQueue />
    </DeskPage>
  );
}
