import { useTranslations } from 'next-intl';

import { PersonFacts } from '@/components/shared/facts/person-facts';
import { Bars, toStarRows } from '@/components/shared/bars';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { DatedPapers, type FreeProvider } from '@/components/shared/provider-facts';
import { YarName } from '@/components/shared/yar-name';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { Rating } from '@/components/ui/rating';
import { SkeletonText } from '@/components/ui/skeleton';
import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import { toWorkerPath } from '@/lib/domain/provider/worker-path';
import { formatDigits, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

interface ProviderProfileProps {
  readonly provider: FreeProvider;
  /** The name stands above the face already. */
  readonly hasName?: boolean;
}

/** A provider in full: numbers, badges, own words and the newest review. */
export function ProviderProfile({ provider, hasName = false }: ProviderProfileProps) {
  const t = useTranslations('order.provider');
  const locale = useLocale();
  const { fullname, price, takesCash, lstCertificate, workerCode } = provider;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <Avatar name={fullname} imageUrl={provider.userImage} size="hero" />
        <div className="flex min-w-0 flex-col items-start gap-1">
          {!hasName && (
            <h2 className="text-22 font-bold leading-snug">
              <YarName fullname={fullname} />
            </h2>
          )}
          <PersonFacts person={provider} />
          <span className="font-semibold text-enamel-700">{formatTomans(price, locale)}</span>
          {takesCash && <Badge>{t('takesCash')}</Badge>}
        </div>
      </div>
      <Numbers provider={provider} />
      {lstCertificate.length > 0 && (
        <div className="flex flex-col gap-2">
          <DatedPapers papers={lstCertificate} />
        </div>
      )}
      <OwnWords workerCode={workerCode} />
      {/* A page of its own, so that what is chosen meanwhile stays. */}
      <Link
        href={toWorkerPath(workerCode)}
        target="_blank"
        className="inline-flex min-h-touch items-center self-start text-14 font-semibold text-enamel-700 underline-offset-4 hover:underline"
      >
        <IsolatedNames text={t('page', { name: toIsolatedName(fullname) })} />
      </Link>
    </div>
  );
}

/** Rating, reviews, jobs and how many began in time; one that is missing is not a zero. */
function Numbers({
  provider: { workerRate, reviewCount, doneTaskCount, inTimePercent = null },
}: Pick<ProviderProfileProps, 'provider'>) {
  const t = useTranslations('order.provider.numbers');
  const locale = useLocale();
  const numbers = [
    { key: 'rating', text: workerRate === null ? null : formatNumber(workerRate, locale, RATING) },
    { key: 'reviews', text: reviewCount === 0 ? null : formatDigits(reviewCount, locale) },
    { key: 'inTime', text: inTimePercent === null ? null : formatNumber(inTimePercent / WHOLE, locale, PERCENT) },
    { key: 'jobs', text: doneTaskCount === 0 ? null : formatDigits(doneTaskCount, locale) },
  ] as const;
  const known = numbers.filter(({ text }) => text !== null);
  if (known.length === 0) return null;
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-3 narrow:grid-flow-row">
      {known.map(({ key, text }) => (
        <div key={key} className="flex flex-col-reverse items-center rounded-card bg-enamel-50 px-2 py-3">
          <dt className="text-center text-12 text-stone-500">{t(key)}</dt>
          <dd className="text-22 font-bold leading-snug">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const WHOLE = 100;
const PERCENT = { style: 'percent' } as const;
const RATING = { maximumFractionDigits: 1, minimumFractionDigits: 1 };

/** How the stars are distributed; nothing while the reviews are too few. */
function Stars({ starCounts }: { readonly starCounts: readonly number[] }) {
  const t = useTranslations('ratings');
  const locale = useLocale();
  const rows = toStarRows(starCounts, {
    toLabel: (stars) => t('stars', { count: stars }),
    toText: (given) => formatNumber(given, locale),
  });
  return rows.length > 0 && <Bars caption={t('byStars')} rows={rows} />;
}

/** Words and stars that only the provider's page has. If they fail to load, the link below leads there. */
function OwnWords({ workerCode }: Pick<FreeProvider, 'workerCode'>) {
  const t = useTranslations('order.provider');
  const common = useTranslations('common');
  const locale = useLocale();
  const { data, isLoading } = useCall('workerprofile/getDetail', { id: workerCode });
  if (isLoading) return <SkeletonText lines={3} />;
  if (!data) return null;
  const review = data.reviews.find(({ text }) => text !== '');
  const stars = review ? formatNumber(review.stars, locale) : '';
  return (
    <>
      {data.aboutWorker !== '' && <WrittenText text={data.aboutWorker} as="p" />}
      <Stars starCounts={data.lstStarCount} />
      {review && (
        <figure className="flex flex-col gap-2 rounded-card bg-stone-50 p-4">
          <figcaption className="flex flex-wrap items-center justify-between gap-2 text-14">
            <span className="font-semibold">{t('newestReview')}</span>
            <Rating value={review.stars} text={stars} label={common('ratingOf', { rating: stars })} />
          </figcaption>
          <blockquote>
            <WrittenText text={review.text} as="p" />
          </blockquote>
          <WrittenText text={review.name} className="text-14 text-stone-500" />
        </figure>
      )}
    </>
  );
}
