'use client';

import { useTranslations } from 'next-intl';

import { FailureNotice } from '@/components/shared/failure-notice';
import { toIsolatedName } from '@/components/shared/isolated-name';
import { Avatar } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { useCall } from '@/lib/client/use-call';
import { useUserAccount } from '@/lib/client/user-account';
import { formatInstant, formatTomans, formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { useHourOffer, type HourOffer } from './use-hour-offer';

const NOTHING = {};

interface HourOffersProps {
  /** Only what is offered after this order; all without it. */
  readonly taskid?: number;
}

/** Hours that the reader's regulars offer. Each is ordered in one press (BEHAVIOUR 26). */
export function HourOffers({ taskid }: HourOffersProps) {
  const account = useUserAccount();
  const { data, mutate } = useCall('regular/getoffers', account ? NOTHING : null);
  const offers = (data?.lstOffer ?? []).filter((offer) => taskid === undefined || offer.taskid === taskid);
  if (offers.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {offers.map((offer) => (
        <OfferCard key={offer.offerid} offer={offer} onChange={() => void mutate()} />
      ))}
    </ul>
  );
}

interface OfferCardProps {
  readonly offer: HourOffer;
  readonly onChange: () => void;
}

function OfferCard({ offer, onChange }: OfferCardProps) {
  const t = useTranslations('order-following.offers');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { isSending, failure, take, decline } = useHourOffer(offer, onChange);
  const { fullname, userImage, gDate, startHour, endHour, workName, priceRial, paymentWay, endsAtMs } = offer;
  return (
    <li>
      <Card className="flex flex-col gap-3">
        <div className="flex items-center gap-4">
          <Avatar name={fullname} imageUrl={userImage} />
          <div className="min-w-0">
            <h3 className="font-bold">
              <IsolatedNames
                text={t('title', {
                  name: toIsolatedName(fullname),
                  visit: formatVisitTime(gDate, startHour, endHour, locale),
                })}
              />
            </h3>
            <p className="text-14">
              {t('terms', { work: workName, price: formatTomans(priceRial, locale), way: paymentWay })}
            </p>
            <p className="text-14 text-stone-500">{t('until', { until: formatInstant(endsAtMs, locale) })}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button isLoading={isSending} onClick={() => void take()}>
            {t('take')}
          </Button>
          <Button variant="quiet" disabled={isSending} onClick={() => void decline()}>
            {t('decline')}
          </Button>
        </div>
        <FailureNotice problem={failure && toErrorText(failure)} error={failure} onRetry={null} />
      </Card>
    </li>
  );
}
