'use client';

import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { Skeleton } from '@/components/ui/skeleton';

import { useProviderCall } from '../use-provider-call';
import { BookedOutside } from './booked-outside';
import { CalendarDays } from './calendar-days';
import { FeedCard } from './feed-card';
import { HolidayButton } from './holiday-button';
import { PauseCard } from './pause-card';
import { WeekHoursForm } from './week-hours-form';

/**
 * When a provider works: what is booked in spite of the hours, the days ahead, a holiday, the pause, and the week (row
 * B-12).
 */
export function ScheduleScreen() {
  const t = useTranslations('schedule');
  const { data, error, mutate } = useProviderCall('provider/getschedule', {});
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <div className="flex flex-col gap-4" aria-busy>
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    );
  }
  const { schedule } = data;
  const isWorking = !schedule.isPaused && !schedule.isSuspended;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desktop:grid-cols-2 desktop:items-start">
      <div className="flex flex-col gap-6">
        {/* Who takes a break first reads that nobody finds them. */}
        {!isWorking && <PauseCard schedule={schedule} />}
        <BookedOutside visits={schedule.lstBooked.filter(({ isOutside }) => isOutside)} />
        <CalendarDays schedule={schedule} />
        <HolidayButton schedule={schedule} />
      </div>
      <div className="flex flex-col gap-6">
        {isWorking && <PauseCard schedule={schedule} />}
        <WeekHoursForm weekHours={schedule.weekHours} />
        <FeedCard feedKey={schedule.feedKey} />
      </div>
    </div>
  );
}
