import { BadgeCheck, Clock } from 'lucide';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { Icon } from '@/components/ui/icon';
import { OnwardLink } from '@/components/ui/onward-link';
import { Rating } from '@/components/ui/rating';
import { ServicePicture } from '@/components/ui/service-picture';
import type { ListedWorker } from '@/components/shared/workers/listed-worker';
import type { CallAnswer } from '@/lib/contract';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { toTomans } from '@/lib/domain/money/money';
import { WORKERS_PATH } from '@/lib/domain/provider/worker-path';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { NextHour } from './next-hour';
import { ServicePeople } from './service-people';
import { findUsualVisit } from './usual-visits';

/** A range of more than this many times its beginning helps nobody. */
const MOST_OF_A_RANGE = 5;

interface ServiceHeroProps {
  readonly locale: Locale;
  readonly page: CallAnswer<'pdp/fetch'>;
  readonly title: string;
  readonly summary: string;
  /** The place whose page it is; left out on the page for all cities, whose hours and faces are the default city's. */
  readonly place?: HeroPlace;
  readonly seopath: string;
  readonly pictureUrl: string;
  /** The cities of the page that take orders, and have somebody who comes. */
  readonly cities: CallAnswer<'pdp/fetch'>['lstCity'];
  readonly isOrderable: boolean;
  readonly kind: ServiceKind;
  /** The best in the place, else in the default city; empty where customers choose nobody. */
  readonly workers: readonly ListedWorker[];
  /** The server's time while it renders. */
  readonly nowMs: number;
  /** The first question of the order, or why there is none. */
  readonly children: ReactNode;
  /** On a phone the question stands above the faces: it is short, and has the price and the hour itself. */
  readonly hasPriceInQuestion?: boolean;
  /** On a desktop, below the question. */
  readonly beside?: ReactNode;
  /** The next parts of the page; on a desktop the question stays in sight beside them. */
  readonly rest?: ReactNode;
}

interface HeroPlace {
  /** A city, or a neighbourhood. */
  readonly name: string;
  /** Where all who come there are listed, with the page's language or as a part of the page. */
  readonly peoplePath: string;
  /** A page that tells more of the service. */
  readonly more: { readonly path: string; readonly label: string };
}

/**
 * The service, its price, its next hour, its professionals and the guarantees, with the order's first question (LOOK).
 */
export async function ServiceHero(props: ServiceHeroProps) {
  const { locale, page, title, summary, place, seopath, pictureUrl, cities, workers, nowMs, rest } = props;
  const { hasPriceInQuestion = false, children, beside } = props;
  const t = await getTranslations({ locale, namespace: 'services' });
  const facesPlace = place ?? cities.find(({ cityid }) => cityid === DEFAULT_CITY_ID);
  const question = (
    <div className="flex flex-col gap-5 desktop:top-24 desktop:col-start-2 desktop:row-span-4 desktop:row-start-1 desktop:[@media(min-height:46rem)]:sticky">
      {children}
      {beside}
    </div>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 desktop:grid-cols-[minmax(0,1fr)_26rem] desktop:grid-rows-[auto_auto_auto_1fr] desktop:items-start desktop:gap-x-10 desktop:gap-y-5">
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
            <h1 className="hyphens-auto text-28 font-bold leading-tight narrow:text-22 desktop:text-36">{title}</h1>
            {page.rating && <PageRating locale={locale} rating={page.rating} />}
          </div>
        </div>
        {cities.length > 0 && !hasPriceInQuestion && <PriceAndTime {...props} />}
      </div>
      {hasPriceInQuestion && question}
      <div className="flex flex-col gap-4 empty:hidden desktop:col-start-1 desktop:gap-5">
        {cities.length > 0 && (
          <p className="flex gap-2 text-14 desktop:text-16">
            <Icon icon={BadgeCheck} className="mt-0.5 shrink-0 text-turquoise-600" />
            {t('facts.trustText')}
          </p>
        )}
        {facesPlace && workers.length > 0 && (
          <ServicePeople
            locale={locale}
            place={facesPlace.name}
            allPath={place?.peoplePath ?? `${toLocalePath(locale, WORKERS_PATH)}?service=${seopath}`}
            workers={workers}
            nowMs={nowMs}
          />
        )}
        {page.inTime && <InTime locale={locale} inTime={page.inTime} />}
      </div>
      {!hasPriceInQuestion && question}
      <div className="flex flex-col gap-2 desktop:col-start-1">
        <p className="max-w-prose desktop:text-18">{summary}</p>
        {place && <OnwardLink {...place.more} />}
      </div>
      {rest && <div className="mt-7 flex min-w-0 flex-col gap-12 desktop:col-start-1 desktop:gap-16">{rest}</div>}
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

/** The lowest or the usual price, and the next free time. */
async function PriceAndTime(props: ServiceHeroProps) {
  const { locale, page, isOrderable } = props;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 empty:hidden">
      {page.fromPriceRial !== null ? (
        <FromPrice locale={locale} page={page} fromRial={page.fromPriceRial} />
      ) : (
        (page.usualBid ?? page.usualPrice) && <BidPrice locale={locale} page={page} />
      )}
      {isOrderable && <NextHour {...props} isInPlace={props.place !== undefined} />}
    </div>
  );
}

/** The prices that won in the last quarter where enough is known of them, else the price of the book. */
async function BidPrice({ locale, page: { usualBid, usualPrice } }: Pick<ServiceHeroProps, 'locale' | 'page'>) {
  const t = await getTranslations({ locale, namespace: 'services' });
  const usual = usualBid ?? usualPrice;
  if (!usual) return null;
  return (
    <div className="flex flex-col">
      <UsualPrice locale={locale} usual={usual} />
      {usualBid && (
        <p className="text-14 text-stone-500">
          {t('firstBid', { minutes: formatNumber(usualBid.firstBidMinutes, locale), count: usualBid.firstBidMinutes })}
        </p>
      )}
    </div>
  );
}

/** A wide range, as that of several types, and a job known in its smallest size alone say the beginning alone. */
async function UsualPrice({
  locale,
  usual: { leastRial, mostRial },
}: Pick<ServiceHeroProps, 'locale'> & {
  usual: Pick<NonNullable<ServiceHeroProps['page']['usualPrice']>, 'leastRial' | 'mostRial'>;
}) {
  const t = await getTranslations({ locale, namespace: 'services' });
  const isNarrow = mostRial > leastRial && mostRial <= leastRial * MOST_OF_A_RANGE;
  const text = isNarrow
    ? t('usuallyBetween', {
        // One unit for both: the least is written without it.
        least: formatNumber(toTomans(leastRial), locale),
        most: formatTomans(mostRial, locale),
      })
    : t('usually', { price: formatTomans(leastRial, locale) });
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-22 font-bold desktop:text-28">{text}</span>
      <span className="text-14 text-stone-500">{t('namedByBid')}</span>
    </p>
  );
}

/** The usual visit where hours make the price, and the lowest one; else the lowest and what it is of. */
async function FromPrice({
  locale,
  page: { lstPrice },
  fromRial,
}: Pick<ServiceHeroProps, 'locale' | 'page'> & { fromRial: number }) {
  const t = await getTranslations({ locale, namespace: 'services' });
  const usual = findUsualVisit(lstPrice);
  const from = t('from', { price: formatTomans(fromRial, locale) });
  if (usual && usual.amountRial > fromRial)
    return (
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-22 font-bold desktop:text-28">{formatTomans(usual.amountRial, locale)}</span>
        <span className="text-14 text-stone-500">{t('forVisit', { visit: usual.label })}</span>
        <span aria-hidden className="text-14 text-stone-500">
          ·
        </span>
        <span className="text-14 text-stone-500">{from}</span>
      </p>
    );
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
      <span className="text-22 font-bold desktop:text-28">{from}</span>
      {detail !== null && <span className="text-14 text-stone-500">{detail}</span>}
    </p>
  );
}
