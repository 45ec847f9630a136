import { ArrowLeft, ArrowRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/states';
import type { TeamPlace } from '@/lib/contract/provider-enumerations';
import { addDays, DAYS_A_WEEK } from '@/lib/domain/site/jalali-date';

import { WeekSpan } from '../calendar/calendar-days';
import { useProviderCall } from '../use-provider-call';
import type { TeamDays as TeamDaysData } from './team';
import { TeamBoardOfDesktop } from './board/team-board-of-desktop';
import { TeamDay } from './team-day';
import { WaitingWorks } from './waiting-works';

interface TeamDaysProps {
  readonly place: TeamPlace;
  /** Stands beside the week on a desktop, below what waits and the board. */
  readonly beside: ReactNode;
  /** A work went to somebody else. */
  readonly onChange: () => void;
}

/** The week begins today. Days that are over are a week back. */
function toShownDays({ lstDay, today }: TeamDaysData): readonly string[] {
  return lstDay.includes(today) ? lstDay.filter((gDate) => gDate >= today) : lstDay;
}

/** A Jalali week of the team, Saturday first, and above it what still waits for somebody. */
export function TeamDays({ place, beside, onChange }: TeamDaysProps) {
  const t = useTranslations('team');
  const schedule = useTranslations('schedule.calendar');
  // The server says which week is now: a phone's clock may be wrong.
  const [asked, setAsked] = useState<string>();
  const { data, error, mutate } = useProviderCall('team/getteamdays', { gDate: asked });
  if (error && !data) {
    return (
      <>
        <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />
        {beside}
      </>
    );
  }
  const firstDay = asked ?? data?.lstDay[0];
  const turnTo = (days: number) => firstDay && setAsked(addDays(firstDay, days));
  const refresh = () => {
    void mutate();
    onChange();
  };
  const isLeader = place !== 'worker';
  // A supervisor who leads nobody yet has no week to look at.
  if (isLeader && data?.lstMemberDays.length === 0 && data.lstWaiting.length === 0)
    return (
      <>
        <EmptyState title={t('days.title')} text={t('members.none')} />
        {beside}
      </>
    );
  return (
    <>
      {isLeader && data && <WaitingWorks works={data.lstWaiting} serverNowMs={data.serverNowMs} onChange={refresh} />}
      {isLeader && data && <TeamBoardOfDesktop days={data} onChange={refresh} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:items-start">
        <Card className="flex flex-col gap-4">
          <h2 className="text-18 font-bold">{t('days.title')}</h2>
          <div className="flex items-center justify-between gap-2">
            <IconButton label={schedule('previous')} onClick={() => turnTo(-DAYS_A_WEEK)}>
              <Icon icon={ArrowRight} className="ltr:-scale-x-100" />
            </IconButton>
            {firstDay && <WeekSpan from={firstDay} to={addDays(firstDay, DAYS_A_WEEK - 1)} />}
            <IconButton label={schedule('next')} onClick={() => turnTo(DAYS_A_WEEK)}>
              <Icon icon={ArrowLeft} className="ltr:-scale-x-100" />
            </IconButton>
          </div>
          {data ? (
            <ul className="flex flex-col divide-y divide-stone-200">
              {toShownDays(data).map((gDate) => (
                <TeamDay key={gDate} gDate={gDate} days={data} isLeader={isLeader} onChange={refresh} />
              ))}
            </ul>
          ) : (
            <Skeleton className="h-96 rounded-card" />
          )}
        </Card>
        {beside}
      </div>
    </>
  );
}
