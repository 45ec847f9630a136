import { X } from 'lucide';
import { useTranslations } from 'next-intl';

import { Badge } from '@/components/ui/badge';
import { Button, IconButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { formatHourRange, formatJalaliDate, joinNames } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { toWorkHref } from '../work-card';
import { toDayParts } from './day-hours';
import { toHoursText } from './hours-text';
import type { BookedVisit, BusyHour, Schedule } from './schedule';

interface DaySheetProps {
  readonly gDate: string;
  readonly schedule: Schedule;
  readonly isSaving: boolean;
  /** Why the last press was not saved; null where it was. */
  readonly problem: string | null;
  readonly onDayOff: (isOff: boolean) => void;
  readonly onAddBusy: () => void;
  readonly onRemoveBusy: (busy: BusyHour) => void;
  readonly onClose: () => void;
}

/** One day: its hours, what is booked and what is blocked, and the two things to do with it. */
export function DaySheet({ gDate, schedule, isSaving, problem, onClose, ...act }: DaySheetProps) {
  const t = useTranslations('schedule.calendar');
  const common = useTranslations('common');
  const locale = useLocale();
  const day = formatJalaliDate(gDate, locale);
  const parts = toDayParts(schedule, gDate);
  const { isOff, visits, busyHours } = parts;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={day}
      closeLabel={common('close')}
      size="work"
      footer={
        <>
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
        </>
      }
    >
      <div className="flex flex-col gap-2">
        {problem && <Notice tone="error">{problem}</Notice>}
        <p className="text-stone-500">{toHoursText(parts, locale) ?? t(isOff ? 'off' : 'noHours')}</p>
        <Visits visits={visits} />
        <Busy day={day} busyHours={busyHours} onRemove={act.onRemoveBusy} />
      </div>
    </Dialog>
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
