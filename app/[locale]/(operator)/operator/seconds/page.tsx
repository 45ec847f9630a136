import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { SecondsScreen } from '@/components/operator/seconds/seconds-screen';
import { toLocale } from '@/lib/i18n/locales';

interface SecondsProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: SecondsProps) => readDeskMetadata(params, 'seconds');

export default async function Seconds({ params }: SecondsProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="seconds">
      <SecondsScreen />
    </DeskPage>
  );
}
