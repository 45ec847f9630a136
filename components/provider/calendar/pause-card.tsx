import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { SCHEDULE_LIMITS } from '@/lib/domain/constants/providers';
import { addDays } from '@/lib/domain/site/jalali-date';
import { formatJalaliDate, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Schedule } from './schedule';
import { useScheduleSaving } from './use-schedule-saving';

const AHEAD = Array.from({ length: SCHEDULE_LIMITS.daysAhead }, (_none, index) => index + 1);
/** The first choice: the pause has no end of its own. */
const OPEN = '';

/** Whether new work comes at all, and the switch. */
export function PauseCard({ schedule }: { schedule: Schedule }) {
  const { isPaused, pausedUntil, isSuspended } = schedule;
  const shown = { isPaused, pausedUntil };
  const t = useTranslations('schedule.pause');
  const locale = useLocale();
  const { isSending, problem, save } = useScheduleSaving();
  const [isAsking, setAsking] = useState(false);
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
      {state === 'working' && !isAsking && (
        <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
          {t('stop')}
        </Button>
      )}
      {state === 'working' && isAsking && (
        <PauseForm
          schedule={schedule}
          isSending={isSending}
          onCancel={() => setAsking(false)}
          onSave={async (until) => {
            const isSaved = await save({ isPaused: true, ...(until !== OPEN && { pausedUntil: until }) }, shown);
            if (isSaved) setAsking(false);
          }}
        />
      )}
    </Card>
  );
}

interface PauseFormProps {
  readonly schedule: Schedule;
  readonly isSending: boolean;
  readonly onCancel: () => void;
  readonly onSave: (until: string) => Promise<void>;
}

/** The end of the pause and what it changes, before it begins. */
function PauseForm({ schedule: { today, lstBooked }, isSending, onCancel, onSave }: PauseFormProps) {
  const t = useTranslations('schedule.pause');
  const locale = useLocale();
  const [until, setUntil] = useState(OPEN);
  const kept = lstBooked.filter(({ gDate }) => until === OPEN || gDate < until).length;
  const day = until === OPEN ? '' : formatJalaliDate(until, locale);
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={t('until')}
        value={until}
        options={[
          { value: OPEN, label: t('untilOpen') },
          ...AHEAD.map((ahead) => addDays(today, ahead)).map((gDate) => ({
            value: gDate,
            label: formatJalaliDate(gDate, locale),
          })),
        ]}
        onChange={({ target }) => setUntil(target.value)}
      />
      <Notice tone="info">
        <p>{t('change', { until: until === OPEN ? 'open' : 'day', day })}</p>
        {kept > 0 && <p>{t('kept', { count: kept, shown: formatNumber(kept, locale) })}</p>}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isSending} onClick={() => void onSave(until)}>
          {t('confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
