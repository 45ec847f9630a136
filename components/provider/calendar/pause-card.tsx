import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/notice';

import type { Schedule } from './schedule';
import { useScheduleSaving } from './use-schedule-saving';

/** Whether new work comes at all, and the switch. */
export function PauseCard({ schedule: { isPaused, isSuspended } }: { schedule: Schedule }) {
  const t = useTranslations('schedule.pause');
  const { isSending, problem, save } = useScheduleSaving();
  const state = isSuspended ? 'suspended' : isPaused ? 'paused' : 'working';
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
          {t(state)}
        </h2>
        <p className="max-w-prose text-14 text-stone-500">{t(`${state}Text`)}</p>
      </div>
      {problem && <Notice tone="error">{problem}</Notice>}
      {!isSuspended && (
        <div>
          <Button
            variant={isPaused ? 'primary' : 'secondary'}
            isLoading={isSending}
            onClick={() => void save({ isPaused: !isPaused })}
          >
            {t(isPaused ? 'start' : 'stop')}
          </Button>
        </div>
      )}
    </Card>
  );
}
