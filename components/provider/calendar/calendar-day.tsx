import { ChevronDown } from 'lucide';
import { useTranslations } from 'next-intl';

import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { toJalaliParts, toWeekday } from '@/lib/domain/site/jalali-date';
import { formatDigits, formatHourRange, formatNumber, joinNames, listWeekdays } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { DayBar } from './day-bar';
import { toDayParts, type DayParts, type Hours } from './day-hours';
import { toHoursText } from './hours-text';
import type { Schedule } from './schedule';

interface CalendarDayProps {
  readonly gDate: string;
  readonly today: string;
  /** From where to where the lines go. */
  readonly shown: Hours;
  readonly schedule: Schedule;
  readonly onOpen: () => void;
}

/** The day's name and its line, side by side; the hours above them stand in the second column, too. */
export const DAY_COLUMNS = 'grid grid-cols-[6.5rem_minmax(0,1fr)_1.25rem] items-center gap-x-2';

/** A day as a line: its hours and what is booked. It opens a sheet to change it. */
export function CalendarDay({ gDate, today, shown, schedule, onOpen }: CalendarDayProps) {
  const parts = toDayParts(schedule, gDate);
  return (
    <li>
      <button
        type="button"
        data-day={gDate}
        aria-haspopup="dialog"
        className={classNames('min-h-touch w-full text-start', DAY_COLUMNS)}
        onClick={onOpen}
      >
        <DayName gDate={gDate} today={today} />
        <DayBar parts={parts} shown={shown} />
        <DaySaid parts={parts} />
        <Icon icon={ChevronDown} size={16} className="text-enamel-600" />
      </button>
    </li>
  );
}

function DayName({ gDate, today }: { gDate: string; today: string }) {
  const t = useTranslations('schedule.calendar');
  const locale = useLocale();
  const weekday = listWeekdays(locale)[toWeekday(gDate)] ?? '';
  return (
    <span className="min-w-0 text-14 leading-tight">
      <span className="font-semibold">
        {weekday} {formatDigits(toJalaliParts(gDate).day, locale)}
      </span>
      {gDate === today && <span className="block text-12 font-medium text-enamel-600">{t('today')}</span>}
    </span>
  );
}

/** The line in words, for screen readers. */
function DaySaid({ parts }: { parts: DayParts }) {
  const t = useTranslations('schedule.calendar');
  const locale = useLocale();
  const { isOff, visits, busyHours } = parts;
  const said = [
    isOff ? t('off') : (toHoursText(parts, locale) ?? t('noHours')),
    ...(visits.length > 0
      ? [t('bookedCount', { count: visits.length, shown: formatNumber(visits.length, locale) })]
      : []),
    ...visits.map((visit) => formatHourRange(visit.startHour, visit.endHour, locale)),
    ...(busyHours.length > 0 ? [t('busy')] : []),
  ];
  return <span className="sr-only">{joinNames(said, locale)}</span>;
}
