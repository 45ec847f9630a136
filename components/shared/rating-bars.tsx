import { getTranslations } from 'next-intl/server';

import type { ReviewQuality } from '@/lib/contract/enumerations';
import { formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import { Bars, toStarRows } from './bars';

const MOST_STARS = 5;
const PERCENT = 100;

interface RatingBarsProps {
  readonly locale: Locale;
  /** How many gave one star, two, and so on to five; empty where they are too few for bars. */
  readonly starCounts: readonly number[];
  readonly average: number | null;
  readonly qualities?: readonly {
    readonly quality: ReviewQuality;
    readonly average: number;
  }[];
}

/** How the stars are distributed, and the averages of single qualities: bars for eyes, tables for readers. */
export async function RatingBars({ locale, starCounts, average, qualities = [] }: RatingBarsProps) {
  const t = await getTranslations({ locale, namespace: 'ratings' });
  const reviews = await getTranslations({ locale, namespace: 'reviews' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const count = starCounts.reduce((sum, given) => sum + given, 0);
  if (count === 0 || average === null) return null;
  const toText = (rating: number) =>
    formatNumber(rating, locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const byStars = toStarRows(starCounts, {
    toLabel: (stars) => t('stars', { count: stars }),
    toText: (given) => formatNumber(given, locale),
  });
  const byQuality = qualities.map(({ quality, average: rating }) => ({
    key: quality,
    label: reviews(`qualities.${quality}`),
    percent: Math.round((rating / MOST_STARS) * PERCENT),
    text: toText(rating),
    spoken: common('ratingOf', { rating: toText(rating) }),
  }));
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold">
        {t('summary', { rating: common('ratingOf', { rating: toText(average) }), count })}
      </p>
      <div className="grid gap-6 tablet:grid-cols-2">
        <Bars caption={t('byStars')} rows={byStars} />
        {byQuality.length > 0 && <Bars caption={t('byQuality')} rows={byQuality} />}
      </div>
    </div>
  );
}
