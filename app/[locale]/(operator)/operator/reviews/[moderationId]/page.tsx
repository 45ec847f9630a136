import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { ReviewAppealCase } from '@/components/operator/reviews/review-appeal-case';
import { toLocale } from '@/lib/i18n/locales';

interface ReviewAppealCaseProps {
  params: Promise<{ locale: string; moderationId: string }>;
}

export const generateMetadata = ({ params }: ReviewAppealCaseProps) => readDeskMetadata(params, 'reviewAppeal');

export default async function ReviewAppealCasePage({ params }: ReviewAppealCaseProps) {
  const { locale: requested, moderationId } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="reviewAppeal">
      <ReviewAppealCase moderationId={Number(moderationId)} />
    </DeskPage>
  );
}
