'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { LoadFailure } from '@/components/shared/load-failure';
import { WayCard } from '@/components/shared/way/way-card';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { CodePlates } from '@/components/ui/code-plates';
import { IsolatedNames } from '@/components/ui/isolated-names';
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

import { isVisitAhead } from '@/lib/domain/order/order-states';
import { RefuseVisit } from './refuse-visit';
import { VisitCalendar } from './visit-calendar';
import { VisitMessages } from './visit-messages';
import { toVisitPhase } from './visit-phase';

type Visit = CallAnswer<'orderrecipient/getvisit'>;

/** How often the page asks what has changed while somebody looks at it: the recipient has no line to the broker. */
const REFRESH_MS = 15_000;
const NOT_FOUND = 404;
/** A guest's link, after the visit. */
const OVER = 403;

/**
 * The page of a visit by the key of its link (BEHAVIOUR 17): who comes and when. Its readers are the recipient of the
 * order and guests, to whom the customer shows it. Only the recipient has the code and the messages.
 */
export function VisitScreen({ visitKey }: { visitKey: string }) {
  const t = useTranslations('visit');
  const [isLive, setIsLive] = useState(true);
  const { data, error, mutate } = useCall(
    'orderrecipient/getvisit',
    { visitKey },
    { refreshInterval: isLive ? REFRESH_MS : 0 },
  );
  const [isRefused, setIsRefused] = useState(false);
  const end = [NOT_FOUND, OVER].find((status) => status === error?.status);
  // A link that shows nothing any more stays so.
  if (end !== undefined && isLive) setIsLive(false);
  if (isRefused) return <Notice tone="success">{t('refused')}</Notice>;
  if (end === OVER) return <ErrorState title={t('guest.over')} text={t('guest.overText')} />;
  if (end === NOT_FOUND) return <ErrorState title={t('gone')} text={t('goneText')} />;
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  return (
    <>
      <VisitCard visit={data} />
      {isVisitAhead(data.state) && (
        <div>
          <VisitCalendar visit={data} />
        </div>
      )}
      {data.state === 'EN_ROUTE' && <VisitWay visitKey={visitKey} visit={data} />}
      {data.reader === 'recipient' && (
        <>
          <VisitMessages visitKey={visitKey} customer={data.customerName} />
          <RefuseVisit visitKey={visitKey} customer={data.customerName} onRefused={() => setIsRefused(true)} />
        </>
      )}
    </>
  );
}

function VisitWay({ visitKey, visit: { providerName, providerImage } }: { visitKey: string; visit: Visit }) {
  const { data } = useCall('orderrecipient/getposition', { visitKey }, { refreshInterval: WAY_POSITION.everyMs });
  const person = providerName === null ? undefined : { name: providerName, imageUrl: providerImage };
  return data ? <WayCard whereabouts={data} door={null} person={person} /> : null;
}

function VisitCard({ visit }: { visit: Visit }) {
  const t = useTranslations('visit');
  const locale = useLocale();
  const phase = toVisitPhase(visit.state);
  return (
    <Card className="flex flex-col gap-5">
      <p>
        <IsolatedNames
          text={
            visit.reader === 'guest'
              ? t('guest.greeting', { customer: toIsolatedName(visit.customerName) })
              : t('greeting', {
                  hasName: visit.recipientName === '' ? 'no' : 'yes',
                  name: toIsolatedName(visit.recipientName),
                  customer: toIsolatedName(visit.customerName),
                })
          }
        />
      </p>
      <div className="flex flex-col gap-1">
        <h2 className="text-22 font-bold">{toWorkName(visit)}</h2>
        <p className="font-semibold">{formatVisitTime(visit.gDate, visit.startHour, visit.endHour, locale)}</p>
      </div>
      <div aria-live="polite">
        <Notice tone={phase === 'off' ? 'warning' : 'info'}>
          {visit.reader === 'guest' && phase !== 'done' && phase !== 'off'
            ? t(`guest.phases.${phase}`)
            : t(`phases.${phase}`)}
        </Notice>
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
          <CodePlates code={formatDigits(visit.startCode, locale)} />
        </div>
      )}
    </Card>
  );
}
