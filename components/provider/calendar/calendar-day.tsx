import { X } from 'lucide';
import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { toWeekday } from '@/lib/domain/site/jalali-date';
import { formatHourRange, formatJalaliDate, joinNames } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { toWorkHref } from '../work-card';
import type { BookedVisit, BusyHour, Schedule } from './schedule';

interface CalendarDayProps {
  readonly gDate: string;
  readonly today: string;
  readonly isChangeable: boolean;
  readonly isSaving: boolean;
  readonly schedule: Schedule;
  readonly onDayOff: (isOff: boolean) => void;
  readonly onAddBusy: () => void;
  readonly onRemoveBusy: (busy: BusyHour) => void;
}

/** A day of the calendar: its hours, what is booked, what is blocked, and the two things to do with it. */
export function CalendarDay({ gDate, today, isChangeable, isSaving, schedule, ...act }: CalendarDayProps) {
  const t = useTranslations('schedule.calendar');
  const locale = useLocale();
  const day = formatJalaliDate(gDate, locale);
  const isOff = schedule.daysOff.includes(gDate);
  const hours = schedule.weekHours.filter(({ weekday }) => weekday === toWeekday(gDate));
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className={classNames('font-semibold', gDate < today && 'text-stone-500')}>{day}</h3>
        {gDate === today && <Badge tone="info">{t('today')}</Badge>}
        {gDate < today && <Badge tone="neutral">{t('over')}</Badge>}
        {isOff && <Badge tone="warning">{t('off')}</Badge>}
      </div>
      <p className={classNames('text-14 text-stone-500', isOff && 'line-through')}>
        {hours.length === 0
          ? t('noHours')
          : joinNames(
              hours.map(({ startHour, endHour }) => formatHourRange(startHour, endHour, locale)),
              locale,
            )}
      </p>
      <Visits visits={schedule.lstBooked.filter((visit) => visit.gDate === gDate)} />
      <Busy
        day={day}
        busyHours={schedule.busyHours.filter((busy) => busy.gDate === gDate)}
        onRemove={act.onRemoveBusy}
      />
      {isChangeable && (
        <div className="flex flex-wrap gap-2 pt-1">
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
      )}
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
