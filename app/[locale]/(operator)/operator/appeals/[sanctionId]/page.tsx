import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { AppealCase } from '@/components/operator/standing/appeal-case';
import { toLocale } from '@/lib/i18n/locales';

interface AppealCaseProps {
  params: Promise<{ locale: string; sanctionId: string }>;
}

export const generateMetadata = ({ params }: AppealCaseProps) => readDeskMetadata(params, 'appeal');

export default async function AppealCasePage({ params }: AppealCaseProps) {
  const { locale: requested, sanctionId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="appeal">
      <AppealCase sanctionId={Number(sanctionId)} />
    </DeskPage>
  );
}
