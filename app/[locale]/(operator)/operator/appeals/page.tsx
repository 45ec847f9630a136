import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { AppealQueue } from '@/components/operator/standing/appeal-queue';
import { toLocale } from '@/lib/i18n/locales';

interface AppealsProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: AppealsProps) => readDeskMetadata(params, 'appeals');

export default async function Appeals({ params }: AppealsProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="appeals">
      <AppealQueue />
    </DeskPage>
  );
}
