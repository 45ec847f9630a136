import { getTranslations } from 'next-intl/server';

import { Rating } from '@/components/ui/rating';
import { formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

interface WorkerRatingProps {
  readonly locale: Locale;
  readonly rating: number | null;
  readonly count: number;
  /** On a card that is narrower than the words. */
  readonly isNarrow?: boolean;
}

/** On a card: what customers said on average, or that somebody is new. */
export async function RatingOrNewcomer({ rating, ...props }: WorkerRatingProps) {
  const t = await getTranslations({ locale: props.locale, namespace: 'yar.person' });
  return rating === null ? (
    <span className="text-14 font-semibold text-enamel-700">{t('newcomer')}</span>
  ) : (
    <WorkerRating rating={rating} {...props} />
  );
}

/** The customers' average rating. A professional without a review has none. */
export async function WorkerRating({ locale, rating, count, isNarrow = false }: WorkerRatingProps) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const common = await getTranslations({ locale, namespace: 'common' });
  if (rating === null) return <p className="text-14 text-stone-500">{t('noReviews')}</p>;
  const text = formatNumber(rating, locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <Rating
      value={rating}
      text={text}
      label={common('ratingOf', { rating: text })}
      countText={t('reviewCount', { count })}
      shortCount={isNarrow ? formatNumber(count, locale) : undefined}
    />
  );
}
