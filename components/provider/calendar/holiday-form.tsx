import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Select } from '@/components/ui/select';
import { SCHEDULE_LIMITS } from '@/lib/domain/constants/providers';
import { addDays } from '@/lib/domain/site/jalali-date';
import { formatJalaliDate, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Schedule } from './schedule';
import { useScheduleSaving } from './use-schedule-saving';

const AHEAD = Array.from({ length: SCHEDULE_LIMITS.daysAhead + 1 }, (_none, index) => index);

/** A holiday: each day from one to another becomes a day off. What is booked in it stays, and is counted before. */
export function HolidayForm({ schedule: { today, daysOff, lstBooked } }: { schedule: Schedule }) {
  const t = useTranslations('schedule.holiday');
  const locale = useLocale();
  const [from, setFrom] = useState(today);
  const [until, setUntil] = useState(today);
  const { isSending, problem, save } = useScheduleSaving();
  const days = AHEAD.map((ahead) => addDays(today, ahead));
  const toOptions = (offered: readonly string[]) =>
    offered.map((gDate) => ({ value: gDate, label: formatJalaliDate(gDate, locale) }));
  // As many as may be off at all.
  const lastDay = addDays(from, SCHEDULE_LIMITS.daysOff - daysOff.length - 1);
  const chosen = days.filter((gDate) => gDate >= from && gDate <= until);
  const booked = lstBooked.filter(({ gDate }) => chosen.includes(gDate)).length;
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-18 font-bold">{t('title')}</h2>
        <p className="max-w-prose text-14 text-stone-500">{t('text')}</p>
      </div>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Select
          label={t('from')}
          value={from}
          options={toOptions(days)}
          onChange={({ target }) => {
            setFrom(target.value);
            setUntil(target.value);
          }}
        />
        <Select
          label={t('until')}
          value={until}
          options={toOptions(days.filter((gDate) => gDate >= from && gDate <= lastDay))}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      {booked > 0 && (
        <Notice tone="warning">{t('booked', { count: booked, shown: formatNumber(booked, locale) })}</Notice>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button
        variant="secondary"
        className="self-start"
        isLoading={isSending}
        onClick={() => void save({ daysOff: [...new Set([...daysOff, ...chosen])] }, { daysOff })}
      >
        {t('save', { count: chosen.length, shown: formatNumber(chosen.length, locale) })}
      </Button>
    </Card>
  );
}
