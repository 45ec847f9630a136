import { getTranslations } from 'next-intl/server';

import { RatingBars } from '@/components/shared/rating-bars';
import { ReviewPhotos } from '@/components/shared/review-photos';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { PageSection } from '@/components/ui/page-section';
import { Rating } from '@/components/ui/rating';
import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';
import { formatJalaliDate, formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

interface ServiceReviewsProps {
  readonly locale: Locale;
  readonly page: Pick<CallAnswer<'pdp/fetch'>, 'lstReview' | 'lstStarCount' | 'rating'>;
  /** The title over reviews of one place; absent for reviews from everywhere. */
  readonly title?: string;
}

/** The columns of the reviews, so that none stands alone in a row. */
function toColumns(count: number): string {
  const odd = count % 2 === 1 ? 'tablet:[&>:last-child]:col-span-2 ' : '';
  return odd + (count % 3 === 1 ? '' : 'wide:grid-cols-3 wide:[&>:last-child]:col-span-1');
}

/** How their stars are distributed, and what customers wrote and showed, newest first. */
export async function ServiceReviews({ locale, page, title }: ServiceReviewsProps) {
  const t = await getTranslations({ locale, namespace: 'services' });
  if (page.lstReview.length === 0 && page.lstStarCount.length === 0)
    return title === undefined ? (
      <PageSection id="reviews" title={t('reviews.title')}>
        <p>{t('reviews.none')}</p>
      </PageSection>
    ) : null;
  const common = await getTranslations({ locale, namespace: 'common' });
  return (
    <PageSection id="reviews" title={title ?? t('reviews.title')}>
      <RatingBars locale={locale} starCounts={page.lstStarCount} average={page.rating?.average ?? null} />
      {/* In any language, so laid out when the reader comes near: words far below need no font before. */}
      <ul
        className={classNames(
          'grid gap-4 [contain-intrinsic-size:auto_24rem] [content-visibility:auto] tablet:grid-cols-2',
          toColumns(page.lstReview.length),
        )}
      >
        {page.lstReview.map((review) => {
          const stars = formatNumber(review.stars, locale);
          return (
            <li key={review.createdAtMs}>
              <Card className="flex h-full flex-col gap-3">
                <div className="flex items-center justify-between gap-3">
                  {/* A name in another script keeps its full stop on its own side. */}
                  <WrittenText text={review.name} className="font-semibold" />
                  <Rating value={review.stars} text={stars} label={common('ratingOf', { rating: stars })} />
                </div>
                {review.text !== '' && <WrittenText text={review.text} as="p" className="grow" />}
                <ReviewPhotos locale={locale} photos={review.lstPhoto} />
                <time dateTime={new Date(review.createdAtMs).toISOString()} className="text-14 text-stone-500">
                  {formatJalaliDate(review.createdAtMs, locale, { hasWeekday: false, hasYear: true })}
                </time>
              </Card>
            </li>
          );
        })}
      </ul>
    </PageSection>
  );
}
