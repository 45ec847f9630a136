'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { WayCard } from '@/components/shared/way/way-card';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { ErrorState } from '@/components/ui/states';
import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { WAY_POSITION } from '@/lib/domain/constants/providers';
import { toWorkName } from '@/lib/domain/order/work-name';
import { formatDigits, formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { RefuseVisit } from './refuse-visit';
import { VisitMessages } from './visit-messages';
import { toVisitPhase } from './visit-phase';

type Visit = CallAnswer<'orderrecipient/getvisit'>;

/** How often the page asks what has changed while somebody looks at it: whoever it is for has no line to the broker. */
const REFRESH_MS = 15_000;
const NOT_FOUND = 404;

/** The page of whoever an order is for (BEHAVIOUR 17): who comes, when, and the code. */
export function VisitScreen({ visitKey }: { visitKey: string }) {
  const t = useTranslations('visit');
  const { data, error, mutate } = useCall('orderrecipient/getvisit', { visitKey }, { refreshInterval: REFRESH_MS });
  const [isRefused, setIsRefused] = useState(false);
  if (isRefused) return <Notice tone="success">{t('refused')}</Notice>;
  if (error?.status === NOT_FOUND) return <ErrorState title={t('gone')} text={t('goneText')} />;
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  return (
    <>
      <VisitCard visit={data} />
      {data.state === 'EN_ROUTE' && <VisitWay visitKey={visitKey} />}
      <VisitMessages visitKey={visitKey} customer={data.customerName} />
      <RefuseVisit visitKey={visitKey} customer={data.customerName} onRefused={() => setIsRefused(true)} />
    </>
  );
}

function VisitWay({ visitKey }: { visitKey: string }) {
  const { data } = useCall('orderrecipient/getposition', { visitKey }, { refreshInterval: WAY_POSITION.everyMs });
  return data ? <WayCard whereabouts={data} home={null} /> : null;
}

function VisitCard({ visit }: { visit: Visit }) {
  const t = useTranslations('visit');
  const locale = useLocale();
  const phase = toVisitPhase(visit.state);
  return (
    <Card className="flex flex-col gap-5">
      <p>
        {t('greeting', {
          hasName: visit.recipientName === '' ? 'no' : 'yes',
          name: visit.recipientName,
          customer: visit.customerName,
        })}
      </p>
      <div className="flex flex-col gap-1">
        <h2 className="text-22 font-bold">{toWorkName(visit)}</h2>
        <p className="font-semibold">{formatVisitTime(visit.gDate, visit.startHour, visit.endHour, locale)}</p>
      </div>
      <div aria-live="polite">
        <Notice tone={phase === 'off' ? 'warning' : 'info'}>{t(`phases.${phase}`)}</Notice>
      </div>
      {visit.fastingHours > 0 && (
        <Notice tone="warning">
          {t('fasting', { count: visit.fastingHours, hours: formatDigits(visit.fastingHours, locale) })}
        </Notice>
      )}
      {visit.providerName !== null && (
        <div className="flex items-center gap-4">
          <Avatar name={visit.providerName} imageUrl={visit.providerImage} />
          <div className="min-w-0">
            <p className="text-14 text-stone-500">{t('comes')}</p>
            <p className="text-18 font-bold">
              <WrittenText text={visit.providerName} />
            </p>
          </div>
        </div>
      )}
      {visit.startCode !== null && (
        <div className="flex items-center gap-4 border-t border-stone-200 pt-5 small-phone:flex-wrap">
          <div className="min-w-0 grow">
            <h3 className="font-bold">{t(phase === 'returning' ? 'returnCode' : 'code')}</h3>
            <p className="text-14 text-stone-500">{t(phase === 'returning' ? 'returnCodeText' : 'codeText')}</p>
          </div>
          <p dir="ltr" className="text-28 font-bold tracking-widest">
            {formatDigits(visit.startCode, locale)}
          </p>
        </div>
      )}
    </Card>
  );
}
