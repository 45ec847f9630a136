import { getTranslations } from 'next-intl/server';

import { ProgressBar } from '@/components/ui/progress';
import type { ReviewQuality } from '@/lib/contract/enumerations';
import { formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

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
  const byStars = starCounts.map((given, index) => ({
    key: String(index + 1),
    label: t('stars', { count: index + 1 }),
    percent: Math.round((given / count) * PERCENT),
    text: formatNumber(given, locale),
  }));
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
        <Bars caption={t('byStars')} rows={byStars.reverse()} />
        {byQuality.length > 0 && <Bars caption={t('byQuality')} rows={byQuality} />}
      </div>
    </div>
  );
}

interface Row {
  readonly key: string;
  readonly label: string;
  readonly percent: number;
  readonly text: string;
  /** The accessible text in place of the shown one. */
  readonly spoken?: string;
}

function Bars({ caption, rows }: { readonly caption: string; readonly rows: readonly Row[] }) {
  return (
    <table className="w-full text-14">
      <caption className="pb-1 text-start font-medium">{caption}</caption>
      <tbody>
        {rows.map(({ key, label, percent, text, spoken }) => (
          <tr key={key}>
            <th scope="row" className="whitespace-nowrap py-1 pe-3 text-start font-normal">
              {label}
            </th>
            <td aria-hidden className="w-full py-1">
              <ProgressBar label={label} percent={percent} />
            </td>
            <td className="py-1 ps-3 text-end">
              {spoken ? (
                <>
                  <span aria-hidden>{text}</span>
                  <span className="sr-only">{spoken}</span>
                </>
              ) : (
                text
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
