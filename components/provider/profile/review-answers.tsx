import { useTranslations } from 'next-intl';

import { PhotoStrip } from '@/components/shared/photo-strip';
import { Card } from '@/components/ui/card';
import { Rating } from '@/components/ui/rating';
import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import { formatJalaliDate, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { ReviewAnswer } from '../review-answer';
import type { OwnPage } from './use-own-page';

type Review = OwnPage['lstReview'][number];

/** The customers' reviews, each with its one answer or the form for it. */
export function ReviewAnswers({ reviews }: { reviews: readonly Review[] }) {
  const t = useTranslations('own-page.reviews');
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="text-14 text-stone-500">{t('hint')}</p>
      </div>
      {reviews.length === 0 && <p className="text-stone-500">{t('empty')}</p>}
      <ul className="flex flex-col divide-y divide-stone-200 empty:hidden">
        {reviews.map((review) => (
          <ReviewItem key={review.taskid} review={review} />
        ))}
      </ul>
    </Card>
  );
}

function ReviewItem({ review }: { review: Review }) {
  const common = useTranslations('common');
  const locale = useLocale();
  const photos = useTranslations('photos');
  const { mutate } = useCall('workerprofile/getown', {});
  const own = review.lstPhoto.filter(({ moment }) => moment === null);
  const stars = formatNumber(review.stars, locale);
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex items-center justify-between gap-3">
        <WrittenText text={review.name} className="font-semibold" />
        <Rating value={review.stars} text={stars} label={common('ratingOf', { rating: stars })} />
      </div>
      {review.text !== '' && <WrittenText text={review.text} as="p" />}
      <PhotoStrip title={photos('customersOwn')} photos={own.map(({ fileurl }) => ({ url: fileurl }))} />
      <p className="text-14 text-stone-500">
        {formatJalaliDate(review.createdAtMs, locale, { hasWeekday: false, hasYear: true })}
      </p>
      <ReviewAnswer taskId={review.taskid} answer={review.answer} onAnswered={() => mutate()} />
    </li>
  );
}
