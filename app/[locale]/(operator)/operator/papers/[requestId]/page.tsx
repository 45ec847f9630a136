import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { PaperCase } from '@/components/operator/papers/paper-case';
import { toLocale } from '@/lib/i18n/locales';

interface PaperCaseProps {
  params: Promise<{ locale: string; requestId: string }>;
}

export const generateMetadata = ({ params }: PaperCaseProps) => readDeskMetadata(params, 'paper');

export default async function PaperCasePage({ params }: PaperCaseProps) {
  const { locale: requested, requestId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="paper">
      <PaperCase requestId={Number(requestId)} />
    </DeskPage>
  );
}
