'use client';

import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/states';
import type { CallAnswer } from '@/lib/contract';
import { RELIABILITY } from '@/lib/domain/constants/providers';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { ScreenSkeleton } from '../screen-skeleton';
import { useProviderCall } from '../use-provider-call';
import { NearLimit } from './near-limit';
import { OwnEvents } from './own-events';
import { SanctionCard } from './sanction-card';

type Sanction = CallAnswer<'provider/getsanctions'>['lstSanction'][number];

type Event = CallAnswer<'provider/getsanctions'>['lstReliability'][number];

/** An answer stays in the first look for as long as one could appeal. */
const isNewlyAnswered = ({ decision, endedAtMs }: Sanction, nowMs: number) =>
  decision !== null && endedAtMs !== null && nowMs - endedAtMs < RELIABILITY.appealMs;

/** A decision that holds lists what it rests on, with the way to send papers: it is not listed twice. */
const isUnderLive = (event: Event, sanctions: readonly Sanction[]) =>
  sanctions.some(
    ({ endedAtMs, lstEvidence }) => endedAtMs === null && lstEvidence.some((known) => isSameEvent(known, event)),
  );

const isSameEvent = (one: Event, other: Event) =>
  one.taskid === other.taskid && one.reason === other.reason && one.atMs === other.atMs;

/**
 * How reliable a provider counts as, and the decisions on it (BEHAVIOUR 18). Each has its reason, its evidence and the
 * way to appeal.
 */
export function StandingScreen() {
  const t = useTranslations('provider');
  const locale = useLocale();
  const { data, error, mutate } = useProviderCall('provider/getsanctions', {});
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <ScreenSkeleton />;
  const most = formatNumber(RELIABILITY.most, locale);
  const isLive = data.lstSanction.some(({ endedAtMs }) => endedAtMs === null);
  const others = data.lstReliability.filter((event) => !isUnderLive(event, data.lstSanction));
  const isAnswered = data.lstSanction.some((sanction) => isNewlyAnswered(sanction, data.serverNowMs));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:items-start">
      {/* An appeal has an end, and its answer is waited for: on a phone neither is below everything that led to it. */}
      <section className={classNames('flex flex-col gap-4', !isLive && !isAnswered && 'max-desktop:order-last')}>
        <h2 className="text-22 font-bold">{t('sanctions.title')}</h2>
        {data.lstSanction.length === 0 ? (
          <EmptyState title={t('sanctions.none')} text={t('sanctions.noneText')} />
        ) : (
          data.lstSanction.map((sanction) => (
            <SanctionCard
              key={sanction.sanctionid}
              sanction={sanction}
              nowMs={data.serverNowMs}
              onChange={() => void mutate()}
            />
          ))
        )}
      </section>
      <Card className="flex flex-col gap-3">
        <p className="text-28 font-bold">
          {t('standing.points', { points: formatNumber(data.reliability, locale), most })}
        </p>
        {/* Who is held back already reads so in the decision. */}
        {!isLive && <NearLimit reliability={data.reliability} />}
        <p className="text-14 text-stone-500">
          {t('standing.noEvents', { most })} {t('standing.ages')}
        </p>
        <h2 className="pt-2 text-18 font-bold">
          {t(others.length === data.lstReliability.length ? 'standing.events' : 'standing.otherEvents')}
        </h2>
        {others.length > 0 ? (
          <OwnEvents events={others} nowMs={data.serverNowMs} onSent={() => void mutate()} />
        ) : (
          <p className="text-stone-500">
            {t(data.lstReliability.length === 0 ? 'standing.eventsNone' : 'standing.otherEventsNone')}
          </p>
        )}
      </Card>
    </div>
  );
}
