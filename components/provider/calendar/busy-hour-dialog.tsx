import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { formatDigits, formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { END_HOURS, START_HOURS, type BusyHour } from './schedule';
import { useScheduleSaving } from './use-schedule-saving';

interface BusyHourDialogProps {
  readonly gDate: string;
  readonly busyHours: readonly BusyHour[];
  readonly onClose: () => void;
}

const USUAL = { startHour: 12, endHour: 14 };

/** Blocks a part of one day. */
export function BusyHourDialog({ gDate, busyHours, onClose }: BusyHourDialogProps) {
  const t = useTranslations('schedule.busyDialog');
  const common = useTranslations('common');
  const locale = useLocale();
  const [{ startHour, endHour }, setHours] = useState(USUAL);
  const { isSending, problem, save } = useScheduleSaving();
  const toOptions = (hours: readonly number[]) =>
    hours.map((hour) => ({ value: hour, label: formatDigits(`${hour}:00`, locale) }));
  const submit = async () => {
    if (await save({ busyHours: [...busyHours, { gDate, startHour, endHour }] }, { busyHours })) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { day: formatJalaliDate(gDate, locale) })}
      description={t('text')}
      closeLabel={common('close')}
      size="work"
      footer={
        <Button isLoading={isSending} onClick={() => void submit()}>
          {t('save')}
        </Button>
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t('from')}
          value={startHour}
          options={toOptions(START_HOURS)}
          onChange={({ target }) => {
            const from = Number(target.value);
            setHours({ startHour: from, endHour: Math.max(endHour, from + 1) });
          }}
        />
        <Select
          label={t('until')}
          value={endHour}
          options={toOptions(END_HOURS.filter((hour) => hour > startHour))}
          onChange={({ target }) => setHours({ startHour, endHour: Number(target.value) })}
        />
      </div>
      {problem && (
        <Notice tone="error" className="mt-4">
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
