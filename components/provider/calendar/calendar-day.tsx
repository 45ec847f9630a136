import { ChevronDown, X } from 'lucide';
import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { toJalaliParts, toWeekday } from '@/lib/domain/site/jalali-date';
import {
  formatDigits,
  formatHourRange,
  formatJalaliDate,
  formatNumber,
  joinNames,
  listWeekdays,
} from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import type { Locale } from '@/lib/i18n/locales';
import { useLocale } from '@/lib/i18n/location';

import { toWorkHref } from '../work-card';
import { DayBar } from './day-bar';
import { toDayParts, type DayParts, type Hours } from './day-hours';
import type { BookedVisit, BusyHour, Schedule } from './schedule';

interface CalendarDayProps {
  readonly gDate: string;
  readonly today: string;
  /** From where to where the lines go. */
  readonly shown: Hours;
  readonly isSaving: boolean;
  readonly schedule: Schedule;
  readonly onDayOff: (isOff: boolean) => void;
  readonly onAddBusy: () => void;
  readonly onRemoveBusy: (busy: BusyHour) => void;
}

/** The day's name and its line, side by side; the hours above them stand in the second column, too. */
export const DAY_COLUMNS = 'grid grid-cols-[6.5rem_minmax(0,1fr)_1.25rem] items-center gap-x-2';

/** A day as a line: its hours and what is booked. It opens to what is blocked, and to the two things to do with it. */
export function CalendarDay({ gDate, today, shown, isSaving, schedule, ...act }: CalendarDayProps) {
  const t = useTranslations('schedule.calendar');
  const locale = useLocale();
  const day = formatJalaliDate(gDate, locale);
  const parts = toDayParts(schedule, gDate);
  const { isOff, visits, busyHours } = parts;
  return (
    <li>
      <details name="schedule-day" className="group/day">
        <summary className={classNames('min-h-touch cursor-pointer list-none', DAY_COLUMNS)}>
          <DayName gDate={gDate} today={today} />
          <DayBar parts={parts} shown={shown} />
          <DaySaid parts={parts} />
          <Icon
            icon={ChevronDown}
            size={16}
            className="text-enamel-600 transition-transform group-open/day:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-2 pb-4 pt-1">
          <p className="font-semibold">{day}</p>
          <p className="text-14 text-stone-500">{toHoursText(parts, locale) ?? t(isOff ? 'off' : 'noHours')}</p>
          <Visits visits={visits} />
          <Busy day={day} busyHours={busyHours} onRemove={act.onRemoveBusy} />
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              isLoading={isSaving}
              aria-label={t(isOff ? 'giveBackDay' : 'takeOffDay', { day })}
              onClick={() => act.onDayOff(!isOff)}
            >
              {t(isOff ? 'giveBack' : 'takeOff')}
            </Button>
            {!isOff && (
              <Button variant="quiet" aria-label={t('addBusyDay', { day })} onClick={act.onAddBusy}>
                {t('addBusy')}
              </Button>
            )}
          </div>
        </div>
      </details>
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

/** The hours of a day that is worked; null for one without. */
function toHoursText({ isOff, shifts }: DayParts, locale: Locale): string | null {
  if (isOff || shifts.length === 0) return null;
  return joinNames(
    shifts.map(({ startHour, endHour }) => formatHourRange(startHour, endHour, locale)),
    locale,
  );
}

function Visits({ visits }: { visits: readonly BookedVisit[] }) {
  const t = useTranslations('schedule.calendar');
  const locale = useLocale();
  return visits.map((visit) => (
    <p
      key={`${visit.taskid}-${visit.startHour}`}
      className="flex flex-wrap items-center gap-x-2 rounded-field bg-enamel-50 px-3"
    >
      <Link
        href={toWorkHref(visit)}
        className="inline-flex min-h-touch items-center font-medium text-enamel-700 underline"
      >
        {joinNames([formatHourRange(visit.startHour, visit.endHour, locale), visit.workName], locale)}
      </Link>
      {visit.errand !== null && <Badge tone="info">{t(`errands.${visit.errand}`)}</Badge>}
      {visit.isOutside && <Badge tone="warning">{t('outside')}</Badge>}
    </p>
  ));
}

interface BusyProps {
  readonly day: string;
  readonly busyHours: readonly BusyHour[];
  readonly onRemove: (busy: BusyHour) => void;
}

function Busy({ day, busyHours, onRemove }: BusyProps) {
  const t = useTranslations('schedule.calendar');
  const locale = useLocale();
  return busyHours.map((busy) => {
    const hours = formatHourRange(busy.startHour, busy.endHour, locale);
    return (
      <p key={hours} className="flex items-center justify-between gap-2 rounded-field bg-stone-50 ps-3">
        <span>{joinNames([hours, t('busy')], locale)}</span>
        <IconButton label={t('removeBusy', { hours, day })} onClick={() => onRemove(busy)}>
          <Icon icon={X} />
        </IconButton>
      </p>
    );
  });
}
