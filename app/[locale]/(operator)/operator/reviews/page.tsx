import { setRequestLocale } from 'next-intl/server';

import { DeskPage, readDeskMetadata } from '@/components/operator/desk-page';
import { ReviewAppeals } from '@/components/operator/reviews/review-appeals';
import { toLocale } from '@/lib/i18n/locales';

interface ReviewsProps {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ({ params }: ReviewsProps) => readDeskMetadata(params, 'reviews');

export default async function Reviews({ params }: ReviewsProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  return (
    <DeskPage locale={locale} place="reviews">
      <ReviewAppeals />
    </DeskPage>
  );
}
