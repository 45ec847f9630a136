import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
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

/** The end of the pause and what it changes, before it begins. */
export function PauseDialog({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const { today, lstBooked, isPaused, pausedUntil } = schedule;
  const t = useTranslations('schedule.pause');
  const common = useTranslations('common');
  const locale = useLocale();
  const [until, setUntil] = useState(OPEN);
  const { isSending, problem, save } = useScheduleSaving();
  const kept = lstBooked.filter(({ gDate }) => until === OPEN || gDate < until).length;
  const day = until === OPEN ? '' : formatJalaliDate(until, locale);
  const pause = async () => {
    const end = until === OPEN ? {} : { pausedUntil: until };
    if (await save({ isPaused: true, ...end }, { isPaused, pausedUntil })) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('stop')}
      closeLabel={common('close')}
      size="work"
      footer={
        <>
          <Button isLoading={isSending} onClick={() => void pause()}>
            {t('confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
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
        {problem && <Notice tone="error">{problem}</Notice>}
      </div>
    </Dialog>
  );
}
