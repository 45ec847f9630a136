import { Eye, Hourglass, Users, WifiOff } from 'lucide';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';

import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { useOnline } from '@/lib/client/use-online';
import { formatDigits, formatRemainingTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PriceLines } from '../price/price-lines';
import { useRemainingMs } from '@/components/shared/use-remaining';
import { useGuideText } from './guide-price';
import type { Bidding } from './use-bidding';

interface WindowCardProps {
  readonly bidding: Bidding;
  readonly isStale: boolean;
  /** The time is up: the page asks the server for the order's state. */
  readonly onOver: () => void;
}

/**
 * How long bids are taken, by the server's clock; how many were told and have opened it; what such a job costs as a
 * rule.
 */
export function WindowCard({ bidding, isStale, onOver }: WindowCardProps) {
  const t = useTranslations('bidding');
  const locale = useLocale();
  const isOnline = useOnline();
  const { windowEndsAtMs, serverNowMs, askedCount, readerCount, guide } = bidding;
  const remainingMs = useRemainingMs(windowEndsAtMs, serverNowMs);
  const guideText = useGuideText(guide);
  const isOver = remainingMs === 0;
  const tellOver = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) tellOver();
  }, [isOver]);
  return (
    <Card tone="tinted" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <p>
          <span className="flex items-center gap-2 text-14 text-stone-500">
            <Icon icon={Hourglass} size={16} />
            {t('window.label')}
          </span>
          <span role="timer" className="block min-h-touch text-28 font-bold leading-snug">
            {remainingMs === null ? '' : formatRemainingTime(remainingMs, locale)}
          </span>
        </p>
        {guideText !== null && (
          <p className="text-14">
            <span className="block text-stone-500">{t('guide.label')}</span>
            <span className="block text-16 font-bold">{guideText}</span>
          </p>
        )}
      </div>
      {guide && guide.lines.length > 0 && (
        <Disclosure title={t('guide.lines')}>
          <PriceLines lines={guide.lines} />
        </Disclosure>
      )}
      {askedCount > 0 && (
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-14" aria-live="polite">
          <span className="inline-flex items-center gap-2">
            <Icon icon={Users} size={16} className="text-enamel-600" />
            {t('window.asked', { count: askedCount, number: formatDigits(askedCount, locale) })}
          </span>
          <span className="inline-flex items-center gap-2">
            <Icon icon={Eye} size={16} className="text-enamel-600" />
            {t('window.readers', { count: readerCount, number: formatDigits(readerCount, locale) })}
          </span>
        </p>
      )}
      <p role="status" className="flex items-center gap-2 text-14">
        {isOnline && !isStale ? (
          <>
            <span aria-hidden className="size-2 animate-shimmer rounded-full bg-turquoise-600" />
            {t('window.live')}
          </>
        ) : (
          <>
            <Icon icon={WifiOff} size={16} />
            {t('window.away')}
          </>
        )}
      </p>
    </Card>
  );
}
