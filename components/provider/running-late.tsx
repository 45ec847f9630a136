import { Check } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { callFromBrowser } from '@/lib/client/browser';
import { useOnline } from '@/lib/client/use-online';
import { useSending } from '@/lib/client/use-sending';
import { RUNNING_LATE } from '@/lib/domain/constants/providers';
import { isVisitAgreed } from '@/lib/domain/order/order-states';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { LateHours } from './late-hours';
import { isVisitMissed, isVisitOver, type WorkDetail } from './work-move';

interface RunningLateProps {
  readonly work: WorkDetail;
  readonly onTold: () => void;
}

/** Whether its customer can be told that somebody comes late. */
export function mayTellLate(work: WorkDetail): boolean {
  const { state, startsAtMs, serverNowMs, returnVisit, doorWait } = work;
  // Then the bar proposes another hour (missed-visit.tsx).
  if (isVisitMissed(work)) return false;
  const isSoon = serverNowMs >= startsAtMs - RUNNING_LATE.opensBeforeMs;
  return isVisitAgreed(state) && !returnVisit && isSoon && typeof doorWait?.arrivedAtMs !== 'number';
}

/**
 * From a while before the visit until its start, one tap tells the customer how late its professional will be. Once the
 * booked hours are over, no minutes help.
 */
export function RunningLate({ work, onTold }: RunningLateProps) {
  const t = useTranslations('provider.late');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { isSending, failure, send } = useSending();
  const [told, setTold] = useState<number | null>(work.lateness?.delay?.minutes ?? null);
  const isOnline = useOnline();
  const { taskid, contactMobile } = work;
  if (!mayTellLate(work)) return null;
  if (isVisitOver(work)) return <LateHours work={work} onTold={onTold} />;
  const tell = async (minutes: number) => {
    const sent = await send(() => callFromBrowser('expert/telldelay', { taskid, minutes }));
    if (!sent.ok) return;
    setTold(minutes);
    onTold();
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{t('title')}</p>
      <div data-late className="flex gap-2 narrow:flex-wrap">
        {RUNNING_LATE.minutes.map((minutes) =>
          !isOnline && contactMobile ? (
            <a
              key={minutes}
              href={`sms:${contactMobile}?body=${encodeURIComponent(t('sms', { minutes: formatNumber(minutes, locale) }))}`}
              className={`${toButtonClassName({ variant: 'secondary' })} grow !px-2`}
            >
              {t('minutes', { count: minutes, shown: formatNumber(minutes, locale) })}
            </a>
          ) : (
            <Button
              key={minutes}
              variant="secondary"
              className="grow !px-2"
              isLoading={isSending}
              disabled={told === minutes}
              onClick={() => void tell(minutes)}
            >
              {t('minutes', { count: minutes, shown: formatNumber(minutes, locale) })}
            </Button>
          ),
        )}
      </div>
      {!isOnline && <p className="text-14 text-stone-500">{t('offline')}</p>}
      <p role="status" className="flex items-center gap-2 text-turquoise-600 empty:hidden">
        {told !== null && (
          <>
            <Icon icon={Check} />
            {t(`answers.${work.lateness?.delay?.answer ?? 'unasked'}`, { minutes: formatNumber(told, locale) })}
          </>
        )}
      </p>
      <LateHours work={work} onTold={onTold} />
      {failure && <Notice tone="error">{toErrorText(failure)}</Notice>}
    </div>
  );
}
