import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { GiftsScreen } from '@/components/operator/gifts/gifts-screen';
import { toLocale } from '@/lib/i18n/locales';

interface GiftsProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: GiftsProps) => readDeskMetadata(params, 'gifts');

export default async function Gifts({ params }: GiftsProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="gifts">
      <GiftsScreen />
    </DeskPage>
  );
}
