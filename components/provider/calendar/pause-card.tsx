import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/notice';
import { formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { PauseButton } from './pause-button';
import type { Schedule } from './schedule';
import { useScheduleSaving } from './use-schedule-saving';

/** Whether new work comes at all, and the switch. On a phone the way to a pause lies in the bar under the thumb. */
export function PauseCard({ schedule }: { schedule: Schedule }) {
  const { isPaused, pausedUntil, isSuspended } = schedule;
  const shown = { isPaused, pausedUntil };
  const t = useTranslations('schedule.pause');
  const locale = useLocale();
  const { isSending, problem, save } = useScheduleSaving();
  const state = isSuspended ? 'suspended' : isPaused ? 'paused' : 'working';
  const heading = pausedUntil ? t('pausedUntil', { day: formatJalaliDate(pausedUntil, locale) }) : t(state);
  return (
    <Card className="flex flex-col gap-4">
      <div aria-live="polite">
        <h2 className="flex items-center gap-2 text-18 font-bold">
          <span
            aria-hidden
            className={classNames(
              'size-3 shrink-0 rounded-full',
              state === 'working' ? 'bg-turquoise-600' : state === 'paused' ? 'bg-saffron-300' : 'bg-pomegranate-600',
            )}
          />
          {heading}
        </h2>
        <p className="max-w-prose text-14 text-stone-500">{t(`${state}Text`)}</p>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      {state === 'paused' && (
        <Button className="self-start" isLoading={isSending} onClick={() => void save({ isPaused: false }, shown)}>
          {t('start')}
        </Button>
      )}
      {state === 'working' && <PauseButton schedule={schedule} className="self-start max-desktop:hidden" />}
    </Card>
  );
}
