import { getTranslations } from 'next-intl/server';

import { RatingBars } from '@/components/shared/rating-bars';
import { ReviewPhotos } from '@/components/shared/review-photos';
import { Card } from '@/components/ui/card';
import { PageSection } from '@/components/ui/page-section';
import { Rating } from '@/components/ui/rating';
import { WrittenText } from '@/components/ui/written-text';
import { formatJalaliDate, formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { Worker } from './worker';

/**
 * How customers rate the work and its qualities, and what they wrote, newest first, each with the provider's one answer
 * (BEHAVIOUR 11).
 */
export async function WorkerReviews({ locale, worker }: { locale: Locale; worker: Worker }) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const common = await getTranslations({ locale, namespace: 'common' });
  if (worker.reviews.length === 0 && worker.lstStarCount.length === 0) return null;
  return (
    <PageSection id="reviews" title={t('reviews')}>
      <RatingBars
        locale={locale}
        starCounts={worker.lstStarCount}
        average={worker.workerRate}
        qualities={worker.lstQuality}
      />
      <ul className="flex flex-col gap-4">
        {worker.reviews.map((review) => {
          const stars = formatNumber(review.stars, locale);
          return (
            <li key={`${review.createdAtMs}-${review.name}`}>
              <Card className="flex flex-col gap-3">
                <div className="flex items-center justify-between gap-3">
                  <WrittenText text={review.name} className="font-semibold" />
                  <Rating value={review.stars} text={stars} label={common('ratingOf', { rating: stars })} />
                </div>
                {review.text !== '' && <WrittenText text={review.text} as="p" />}
                <ReviewPhotos locale={locale} photos={review.lstPhoto} />
                <time dateTime={new Date(review.createdAtMs).toISOString()} className="text-14 text-stone-500">
                  {formatJalaliDate(review.createdAtMs, locale, { hasWeekday: false, hasYear: true })}
                </time>
                {review.answer !== null && (
                  <div className="rounded-field bg-enamel-50 px-4 py-3">
                    <p className="text-14 font-semibold">{t('answer', { name: worker.fullname })}</p>
                    <WrittenText text={review.answer} as="p" />
                  </div>
                )}
              </Card>
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}
