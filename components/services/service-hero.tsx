import { BadgeCheck, Clock } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/icon';
import { Rating } from '@/components/ui/rating';
import { ServicePicture } from '@/components/ui/service-picture';
import { NextFree } from '@/components/shared/workers/next-free';
import { findEarliest, type ListedWorker } from '@/components/shared/workers/listed-worker';
import type { CallAnswer } from '@/lib/contract';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { getKind } from '@/lib/domain/kind/service-kind';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import { ServicePeople } from './service-people';

interface ServiceHeroProps {
  readonly locale: Locale;
  readonly page: CallAnswer<'pdp/fetch'>;
  readonly seopath: string;
  readonly pictureUrl: string;
  /** The cities that take orders. */
  readonly cities: CallAnswer<'pdp/fetch'>['lstCity'];
  readonly isOrderable: boolean;
  readonly kind: ServiceKind;
  /** The best in the default city; empty where customers choose nobody. */
  readonly workers: readonly ListedWorker[];
  /** The server's time while it renders. */
  readonly nowMs: number;
  /** The first question of the order, or why there is none. */
  readonly children: ReactNode;
}

/**
 * The service, its price, its next hour, its professionals and the guarantees, with the order's first question (LOOK).
 */
export async function ServiceHero(props: ServiceHeroProps) {
  const { locale, page, seopath, pictureUrl, cities, workers, nowMs, children } = props;
  const t = await getTranslations({ locale, namespace: 'services' });
  const facesCity = cities.find(({ cityid }) => cityid === DEFAULT_CITY_ID);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 desktop:grid-cols-[minmax(0,1fr)_26rem] desktop:grid-rows-[auto_1fr] desktop:items-start desktop:gap-x-10">
      <div className="flex flex-col gap-4 desktop:gap-5">
        {/* The picture stands at the top: in the middle it would move when the heading arrives after it. */}
        <div className="flex items-center gap-4 narrow:flex-col narrow:items-start">
          <ServicePicture
            url={pictureUrl}
            name={seopath}
            size={96}
            isFirst
            className="size-16 self-start rounded-card desktop:size-24"
          />
          <div className="flex min-w-0 flex-col gap-1">
            <h1 className="hyphens-auto text-28 font-bold leading-tight narrow:text-22 desktop:text-36">
              {page.title}
            </h1>
            {page.rating && <PageRating locale={locale} rating={page.rating} />}
          </div>
        </div>
        <PriceAndTime {...props} />
        {facesCity && workers.length > 0 && (
          <ServicePeople locale={locale} seopath={seopath} city={facesCity.name} workers={workers} nowMs={nowMs} />
        )}
        {page.inTime && <InTime locale={locale} inTime={page.inTime} />}
        {cities.length > 0 && (
          <p className="flex gap-2 text-14 desktop:text-16">
            <Icon icon={BadgeCheck} className="mt-0.5 shrink-0 text-turquoise-600" />
            {t('facts.trustText')}
          </p>
        )}
      </div>
      <div className="desktop:row-span-2">{children}</div>
      <p className="max-w-prose desktop:col-start-1 desktop:text-18">{page.summary}</p>
    </div>
  );
}

async function PageRating({
  locale,
  rating,
}: Pick<ServiceHeroProps, 'locale'> & { rating: NonNullable<ServiceHeroProps['page']['rating']> }) {
  const person = await getTranslations({ locale, namespace: 'yar.person' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const text = formatNumber(rating.average, locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <Rating
      value={rating.average}
      text={text}
      label={common('ratingOf', { rating: text })}
      countText={person('reviewCount', { count: rating.count })}
    />
  );
}

/** How many of the last visits began within the promise (row B-29). */
async function InTime({
  locale,
  inTime: { percent, visitCount },
}: Pick<ServiceHeroProps, 'locale'> & { inTime: NonNullable<ServiceHeroProps['page']['inTime']> }) {
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <p className="flex gap-2 text-14 desktop:text-16">
      <Icon icon={Clock} className="mt-0.5 shrink-0 text-turquoise-600" />
      {t('facts.inTime', { percent: formatNumber(percent, locale), visits: formatNumber(visitCount, locale) })}
    </p>
  );
}

/** The lowest price, and the next free time: the hour in the default city, elsewhere the number of days. */
async function PriceAndTime({ locale, page, cities, isOrderable, kind, workers, nowMs }: ServiceHeroProps) {
  const t = await getTranslations({ locale, namespace: 'services' });
  const nextFree = findEarliest(workers);
  const howSoon = t(getKind(kind).hasVisit ? 'facts.timeText' : 'facts.timeSoon');
  if (page.fromPriceRial === null && !isOrderable) return null;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      {page.fromPriceRial !== null && <FromPrice locale={locale} page={page} fromRial={page.fromPriceRial} />}
      {isOrderable && nextFree === null && <p>{howSoon}</p>}
      {isOrderable &&
        nextFree !== null &&
        cities.map(({ cityid }) => (
          <p key={cityid} data-only-city={cityid} hidden={cityid !== DEFAULT_CITY_ID}>
            {cityid === DEFAULT_CITY_ID ? (
              <>
                <span aria-hidden className="text-14 text-stone-500">
                  {t('nearest')}
                </span>{' '}
                <NextFree locale={locale} hour={nextFree} nowMs={nowMs} />
              </>
            ) : (
              howSoon
            )}
          </p>
        ))}
    </div>
  );
}

/** The price of a piece where small orders are raised to a minimum; else the length of that visit. */
async function FromPrice({
  locale,
  page: { lstPrice },
  fromRial,
}: Pick<ServiceHeroProps, 'locale' | 'page'> & { fromRial: number }) {
  const t = await getTranslations({ locale, namespace: 'services' });
  const pieceRial = Math.min(...lstPrice.map(({ amountRial }) => amountRial));
  const least = lstPrice.find(({ amountRial, hourCount }) => amountRial === fromRial && hourCount !== null);
  const detail =
    pieceRial < fromRial
      ? t('ofPiece', { piece: formatTomans(pieceRial, locale) })
      : least
        ? t('forVisit', { visit: least.label })
        : null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-22 font-bold desktop:text-28">{t('from', { price: formatTomans(fromRial, locale) })}</span>
      {detail !== null && <span className="text-14 text-stone-500">{detail}</span>}
    </p>
  );
}
