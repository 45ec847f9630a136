import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { ExcuseCase } from '@/components/operator/standing/excuse-case';
import { toLocale } from '@/lib/i18n/locales';

interface ExcuseCaseProps {
  params: Promise<{ locale: string; excuseId: string }>;
}

export const generateMetadata = ({ params }: ExcuseCaseProps) => readDeskMetadata(params, 'excuse');

export default async function ExcuseCasePage({ params }: ExcuseCaseProps) {
  const { locale: requested, excuseId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="excuse">
      <ExcuseCase excuseId={Number(excuseId)} />
    </DeskPage>
  );
}
