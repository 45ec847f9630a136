import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { PausesScreen } from '@/components/operator/pauses/pauses-screen';
import { toLocale } from '@/lib/i18n/locales';

interface PausesProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: PausesProps) => readDeskMetadata(params, 'pauses');

export default async function Pauses({ params }: PausesProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="pauses">
      <PausesScreen />
    </DeskPage>
  );
}
