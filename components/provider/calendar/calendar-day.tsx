import { ChevronDown, X } from 'lucide';
import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toWeekday } from '@/lib/domain/site/jalali-date';
import { formatHourRange, formatJalaliDate, formatNumber, joinNames } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { toWorkHref } from '../work-card';
import type { BookedVisit, BusyHour, Schedule } from './schedule';

interface CalendarDayProps {
  readonly gDate: string;
  readonly today: string;
  readonly isSaving: boolean;
  readonly schedule: Schedule;
  readonly onDayOff: (isOff: boolean) => void;
  readonly onAddBusy: () => void;
  readonly onRemoveBusy: (busy: BusyHour) => void;
}

/** A day as a line: its hours and what is booked. It opens to what is blocked, and to the two things to do with it. */
export function CalendarDay({ gDate, today, isSaving, schedule, ...act }: CalendarDayProps) {
  const t = useTranslations('schedule.calendar');
  const locale = useLocale();
  const day = formatJalaliDate(gDate, locale);
  const isOff = schedule.daysOff.includes(gDate);
  const hours = schedule.weekHours
    .filter(({ weekday }) => weekday === toWeekday(gDate))
    .map(({ startHour, endHour }) => formatHourRange(startHour, endHour, locale));
  const visits = schedule.lstBooked.filter((visit) => visit.gDate === gDate);
  const busyHours = schedule.busyHours.filter((busy) => busy.gDate === gDate);
  return (
    <li>
      <details name="schedule-day" className="group/day">
        <summary className="flex min-h-touch cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <span className="grow font-semibold">{day}</span>
          {gDate === today && <Badge tone="info">{t('today')}</Badge>}
          {busyHours.length > 0 && <Badge tone="neutral">{t('busy')}</Badge>}
          {visits.length > 0 && (
            <Badge tone="info">
              {t('bookedCount', { count: visits.length, shown: formatNumber(visits.length, locale) })}
            </Badge>
          )}
          {isOff ? (
            <Badge tone="warning">{t('off')}</Badge>
          ) : (
            <span className="text-14 text-stone-500">
              {hours.length === 0 ? t('noHours') : joinNames(hours, locale)}
            </span>
          )}
          <Icon icon={ChevronDown} className="text-enamel-600 transition-transform group-open/day:rotate-180" />
        </summary>
        <div className="flex flex-col gap-2 pb-3">
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
