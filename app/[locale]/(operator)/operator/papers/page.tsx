import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { PaperQueue } from '@/components/operator/papers/paper-queue';
import { toLocale } from '@/lib/i18n/locales';

interface PapersProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: PapersProps) => readDeskMetadata(params, 'papers');

export default async function Papers({ params }: PapersProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="papers">
      <PaperQueue />
    </DeskPage>
  );
}
