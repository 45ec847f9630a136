import { useTravelText } from '@/components/shared/use-travel-text';
import { Clock, Hourglass, MapPin } from 'lucide';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { PersonFacts } from '@/components/shared/facts/person-facts';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { PhotoStrip } from '@/components/shared/photo-strip';
import { DatedPapers } from '@/components/shared/provider-facts';
import { YarName } from '@/components/shared/yar-name';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { LabelWithName, WrittenText } from '@/components/ui/written-text';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { formatDigits, formatNumber, formatRemainingTime, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import type { Bid, BidChange } from './use-bidding';

interface BidCardProps {
  readonly bid: Bid;
  /** The bid's change since the page was opened. */
  readonly change?: BidChange;
  readonly isChosen?: boolean;
  /** With it what helps to choose: papers with their dates, the way to the bidder's page. */
  readonly action?: ReactNode;
}

/** One bid: who, for how much, and what one weighs it by. */
export function BidCard({ bid, change, isChosen = false, action }: BidCardProps) {
  const t = useTranslations('bidding');
  const locale = useLocale();
  const formerRial = change?.kind === 'edited' && change.formerRial !== bid.price ? change.formerRial : null;
  return (
    <li
      data-bid={bid.sgid}
      className={classNames(
        'flex flex-col gap-3 rounded-card border bg-card p-4',
        isChosen ? 'border-enamel-600 ring-1 ring-enamel-600' : 'border-stone-200',
        change?.kind === 'new' && 'animate-rise-in',
      )}
    >
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Avatar name={bid.fullname} imageUrl={bid.userImage} />
        <div className="min-w-0 grow basis-40">
          <h3 className="font-bold leading-snug">
            <YarName fullname={bid.fullname} />
          </h3>
          <PersonFacts person={bid} />
          <BidderRating bid={bid} />
        </div>
        <div className="text-end">
          <Price
            text={formatTomans(bid.price, locale)}
            formerText={formerRial === null ? undefined : formatTomans(formerRial, locale)}
            formerLabel={t('before')}
            className="text-18"
          />
          {bid.sgtype === 'hourly' && (
            <p className="text-14 text-stone-500">
              {t('hourly', { hours: formatDigits(bid.hourneed, locale), rate: formatTomans(bid.sgamount, locale) })}
            </p>
          )}
        </div>
      </div>
      <BidFacts bid={bid} change={change} isChosen={isChosen} />
      {bid.sgDesc && (
        <p className="rounded-field bg-stone-50 px-3 py-2 text-14">
          <WrittenText text={bid.sgDesc} className="inline-block max-w-full" />
        </p>
      )}
      {bid.lstPhoto.length > 0 && (
        <PhotoStrip
          title={t('photos', { name: toIsolatedName(bid.fullname) })}
          photos={bid.lstPhoto.map(({ fileurl }) => ({ url: fileurl }))}
        />
      )}
      {action && (
        <div className="flex flex-wrap items-center justify-between gap-3 pt-1">
          <Link
            href={bid.workerUrl}
            target="_blank"
            className="inline-flex min-h-touch items-center font-semibold text-enamel-700 underline-offset-4 hover:underline"
          >
            <LabelWithName label={t('page', { name: '{name}' })} name={bid.fullname} />
          </Link>
          {action}
        </div>
      )}
    </li>
  );
}

function BidderRating({ bid: { workerRate, reviewCount, doneTaskCount } }: { bid: Bid }) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const locale = useLocale();
  const rating =
    workerRate === null ? '' : formatNumber(workerRate, locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-14 text-stone-500">
      {workerRate === null ? (
        <span>{t('provider.noReviews')}</span>
      ) : (
        <Rating
          value={workerRate}
          text={rating}
          label={common('ratingOf', { rating })}
          countText={t('provider.reviews', { count: reviewCount, shown: formatDigits(reviewCount, locale) })}
        />
      )}
      {doneTaskCount > 0 && <span>{t('provider.doneTasks', { count: formatDigits(doneTaskCount, locale) })}</span>}
    </p>
  );
}

function BidFacts({ bid, change, isChosen }: Pick<BidCardProps, 'bid' | 'change' | 'isChosen'>) {
  const t = useTranslations('bidding');
  const toTravelText = useTravelText('other');
  const locale = useLocale();
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-2 text-14">
      {isChosen && <Fact tone="info">{t('chosen')}</Fact>}
      {change?.kind === 'new' && !isChosen && <Fact tone="success">{t('changes.new')}</Fact>}
      {change?.kind === 'edited' && <Fact tone="warning">{t('changes.edited')}</Fact>}
      {bid.isFavourite && <Fact tone="info">{t('favourite')}</Fact>}
      <li className="inline-flex items-center gap-1">
        <Icon icon={Clock} size={16} className="text-stone-500" />
        {t('hours', { count: bid.hourneed, hours: formatDigits(bid.hourneed, locale) })}
      </li>
      <TimeLeft bid={bid} />
      {bid.travel && (
        <li className="inline-flex items-center gap-1">
          <Icon icon={MapPin} size={16} className="text-stone-500" />
          {toTravelText(bid.travel)}
        </li>
      )}
      {bid.lstCertificate.length > 0 && (
        <li className="flex w-full flex-col gap-1">
          <DatedPapers papers={bid.lstCertificate} />
        </li>
      )}
      {bid.takesCash && <Fact>{t('cash')}</Fact>}
    </ul>
  );
}

/** The time until the bid ends with its window, by the server's answer. */
function TimeLeft({ bid: { remainingHours, remainingMinutes } }: Pick<BidCardProps, 'bid'>) {
  const t = useTranslations('bidding');
  const locale = useLocale();
  const leftMs = remainingHours * HOUR_MS + remainingMinutes * MINUTE_MS;
  if (leftMs === 0) return null;
  return (
    <li className="inline-flex items-center gap-1">
      <Icon icon={Hourglass} size={16} className="text-stone-500" />
      {t('left', { time: formatRemainingTime(leftMs, locale) })}
    </li>
  );
}

function Fact({ tone, children }: { tone?: 'info' | 'success' | 'warning'; children: ReactNode }) {
  return (
    <li className="max-w-full">
      <Badge tone={tone} className="flex-wrap !leading-snug">
        {children}
      </Badge>
    </li>
  );
}
