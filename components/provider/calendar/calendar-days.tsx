import { ArrowLeft, ArrowRight } from 'lucide';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';

import { IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { SCHEDULE_LIMITS } from '@/lib/domain/constants/providers';
import { addDays } from '@/lib/domain/site/jalali-date';
import { countsByGregorian, formatGregorianDate, formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { CalendarDay, DAY_COLUMNS } from './calendar-day';
import { DayBarKey, HourMarks } from './day-bar';
import { toDayParts, toShownHours } from './day-hours';
import { WEEK, type Schedule } from './schedule';
import { useScheduleSaving } from './use-schedule-saving';

const DaySheet = dynamic(
  toPatientLoader(() => import('./day-sheet').then((module) => module.DaySheet)),
  { ssr: false },
);
const BusyHourDialog = dynamic(
  toPatientLoader(() => import('./busy-hour-dialog').then(({ BusyHourDialog: dialog }) => dialog)),
  { ssr: false },
);

/** The number of days on a page. */
const SHOWN_DAYS = 2 * WEEK.length;

/**
 * Two weeks from today on, a line a day: what is worked, booked and blocked. A line opens a sheet with its day. Each
 * press in it is saved at once.
 */
export function CalendarDays({ schedule }: { schedule: Schedule }) {
  const t = useTranslations('schedule.calendar');
  const { today } = schedule;
  const [page, setPage] = useState(0);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const firstDay = addDays(today, page * SHOWN_DAYS);
  const lastOffered = addDays(today, SCHEDULE_LIMITS.daysAhead);
  const days = Array.from({ length: SHOWN_DAYS }, (_none, index) => addDays(firstDay, index)).filter(
    (gDate) => gDate <= lastOffered,
  );
  const shown = toShownHours(days.map((gDate) => toDayParts(schedule, gDate)));
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="sr-only">{t('title')}</h2>
      <div className="flex items-center justify-between gap-2">
        <IconButton label={t('earlier')} disabled={page === 0} onClick={() => setPage(page - 1)}>
          <Icon icon={ArrowRight} className="ltr:-scale-x-100" />
        </IconButton>
        <WeekSpan from={firstDay} to={days.at(-1) ?? firstDay} />
        <IconButton
          label={t('later')}
          disabled={addDays(firstDay, SHOWN_DAYS) > lastOffered}
          onClick={() => setPage(page + 1)}
        >
          <Icon icon={ArrowLeft} className="ltr:-scale-x-100" />
        </IconButton>
      </div>
      <div>
        <div className={DAY_COLUMNS}>
          <span className="col-start-2">
            <HourMarks shown={shown} />
          </span>
        </div>
        <ul className="flex flex-col divide-y divide-stone-200 border-t border-stone-200">
          {days.map((gDate) => (
            <CalendarDay
              key={gDate}
              gDate={gDate}
              today={today}
              shown={shown}
              schedule={schedule}
              onOpen={() => setOpenDay(gDate)}
            />
          ))}
        </ul>
      </div>
      <DayBarKey />
      {openDay !== null && <OpenDay gDate={openDay} schedule={schedule} onClose={() => setOpenDay(null)} />}
    </Card>
  );
}

interface OpenDayProps {
  readonly gDate: string;
  readonly schedule: Schedule;
  readonly onClose: () => void;
}

/** The sheet of a day; a busy hour that is added has its place meanwhile. */
function OpenDay({ gDate, schedule, onClose }: OpenDayProps) {
  const { daysOff, busyHours } = schedule;
  const [isAddingBusy, setAddingBusy] = useState(false);
  const { isSending, problem, save } = useScheduleSaving();
  if (isAddingBusy) return <BusyHourDialog gDate={gDate} busyHours={busyHours} onClose={() => setAddingBusy(false)} />;
  return (
    <DaySheet
      gDate={gDate}
      schedule={schedule}
      isSaving={isSending}
      problem={problem}
      onDayOff={(isOff) =>
        void save({ daysOff: isOff ? [...daysOff, gDate] : daysOff.filter((day) => day !== gDate) }, { daysOff })
      }
      onAddBusy={() => setAddingBusy(true)}
      onRemoveBusy={(busy) => void save({ busyHours: busyHours.filter((known) => known !== busy) }, { busyHours })}
      onClose={onClose}
    />
  );
}

/** From when to when a shown week goes, as its readers count days. */
export function WeekSpan({ from, to }: { from: string; to: string }) {
  const t = useTranslations('schedule.calendar');
  const locale = useLocale();
  const short = { hasWeekday: false, hasGregorian: false } as const;
  return (
    <p aria-live="polite" className="text-center font-semibold">
      {t('span', { from: formatJalaliDate(from, locale, short), to: formatJalaliDate(to, locale, short) })}
      {countsByGregorian(locale) && (
        <span className="block text-14 font-normal text-stone-500">
          {t('span', { from: formatGregorianDate(from, locale), to: formatGregorianDate(to, locale) })}
        </span>
      )}
    </p>
  );
}
