import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { StartScreen } from '@/components/operator/start-screen';
import { toLocale } from '@/lib/i18n/locales';

interface DeskStartProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: DeskStartProps) => readDeskMetadata(params, 'start');

export default async function DeskStart({ params }: DeskStartProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="start">
      <StartScreen />
    </DeskPage>
  );
}
