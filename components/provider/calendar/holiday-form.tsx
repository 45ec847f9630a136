import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SCHEDULE_LIMITS } from '@/lib/domain/constants/providers';
import { addDays } from '@/lib/domain/site/jalali-date';
import { formatJalaliDate, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { HolidayDays, type Range } from './holiday-days';
import { HolidayJobs } from './holiday-jobs';
import type { Schedule } from './schedule';
import { useScheduleSaving } from './use-schedule-saving';

function listDays({ from, until }: Range): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first press begins a range, and the next one on a later day ends it; a third begins anew. */
function toRange(
  { from, until }: Range,
  gDate: string,
  { isBegun, most }: { readonly isBegun: boolean; readonly most: number },
): Range {
  const isEnd = isBegun && from === until && gDate > from && gDate < addDays(from, most);
  return { from: isEnd ? from : gDate, until: gDate };
}

interface HolidayFormProps {
  readonly schedule: Schedule;
  readonly onSaved: () => void;
}

/** A holiday: each day from one to another becomes a day off, once it is said what becomes of each job in it. */
export function HolidayForm({ schedule: { today, daysOff, lstBooked }, onSaved }: HolidayFormProps) {
  const t = useTranslations('schedule.holiday');
  const locale = useLocale();
  const [range, setRange] = useState<Range>({ from: today, until: today });
  const [isBegun, setBegun] = useState(false);
  const [kept, setKept] = useState<readonly number[]>([]);
  const [isTried, setTried] = useState(false);
  const { isSending, problem, save } = useScheduleSaving();
  const chosen = listDays(range);
  const visits = lstBooked.filter(({ gDate }) => chosen.includes(gDate));
  const isOpen = visits.some(({ taskid }) => !kept.includes(taskid));
  const submit = async () => {
    setTried(true);
    if (isOpen) return;
    if (await save({ daysOff: [...new Set([...daysOff, ...chosen])] }, { daysOff })) onSaved();
  };
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-2 gap-3 narrow:grid-cols-1" aria-live="polite">
        {(['from', 'until'] as const).map((end) => (
          <div key={end} className="rounded-field border border-stone-500/80 px-4 py-2">
            <dt className="text-14 text-stone-500">{t(end)}</dt>
            <dd className="font-semibold">{formatJalaliDate(range[end], locale, { hasGregorian: false })}</dd>
          </div>
        ))}
      </dl>
      <HolidayDays
        today={today}
        range={range}
        bookedDays={lstBooked.map(({ gDate }) => gDate)}
        onPress={(gDate) => {
          // As many as may be off at all.
          setRange(toRange(range, gDate, { isBegun, most: SCHEDULE_LIMITS.daysOff - daysOff.length }));
          setBegun(true);
        }}
      />
      <HolidayJobs visits={visits} kept={kept} onKept={setKept} />
      {isTried && isOpen && <Notice tone="error">{t('open')}</Notice>}
      {problem && <Notice tone="error">{problem}</Notice>}
      <Button size="large" isLoading={isSending} onClick={() => void submit()}>
        {t('save', { count: chosen.length, shown: formatNumber(chosen.length, locale) })}
      </Button>
      <p className="text-14 text-stone-500">{t('text')}</p>
    </div>
  );
}
