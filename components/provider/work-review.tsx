import { useTranslations } from 'next-intl';

import { PhotoStrip } from '@/components/shared/photo-strip';
import { Card } from '@/components/ui/card';
import { Rating } from '@/components/ui/rating';
import { WrittenText } from '@/components/ui/written-text';
import { isWorkDone } from '@/lib/domain/order/order-states';
import { formatNumber, joinPhrases } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { ReviewAnswer } from './review-answer';
import { useProviderCall } from './use-provider-call';
import type { WorkDetail } from './work-move';

/**
 * The customer's review and photos of a finished work, with the provider's one answer or its form. The review of a
 * company's work is the company's, not its worker's.
 */
export function WorkReview({ work: { taskid, state, handed } }: { work: WorkDetail }) {
  const t = useTranslations('provider');
  const reasons = useTranslations('reviews.reasons');
  const photos = useTranslations('photos');
  const common = useTranslations('common');
  const locale = useLocale();
  const isReviewed = isWorkDone(state) && !handed?.isForCompany;
  const { data, mutate } = useProviderCall('review/getreview', isReviewed ? { taskid } : null);
  if (!data?.review) return null;
  const { review } = data;
  const stars = formatNumber(review.stars, locale);
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-18 font-bold">{t('review')}</h2>
        <Rating value={review.stars} text={stars} label={common('ratingOf', { rating: stars })} />
      </div>
      {review.reasons.length > 0 && (
        <p className="text-14 text-stone-500">
          {joinPhrases(
            review.reasons.map((reason) => reasons(reason)),
            locale,
          )}
        </p>
      )}
      {review.text !== '' && <WrittenText text={review.text} as="p" />}
      <PhotoStrip title={photos('customersOwn')} photos={review.lstPhoto.map(({ fileurl }) => ({ url: fileurl }))} />
      <ReviewAnswer taskId={taskid} answer={review.answer} onAnswered={() => mutate()} />
    </Card>
  );
}
