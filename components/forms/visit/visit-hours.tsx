import { Check, Zap } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { formatDigits, formatJalaliDate, formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { hasFreeHour, listFreeIds, type AvailableDate, type KnownPerson, type VisitSlot } from './available-date';
import { HourGrid } from './hour-grid';
import { WeekDays } from './week-days';

export interface VisitChoice {
  readonly gDate: string | null;
  readonly deliverytimeid: number | null;
}

interface VisitHoursProps {
  readonly days: readonly AvailableDate[];
  readonly chosen: VisitChoice;
  /** The day that is shown while none is chosen; without it the first with a free hour. */
  readonly firstDate?: string;
  /** Said beside the hours when nothing was chosen and somebody wants to go on. */
  readonly isMissing: boolean;
  /** Marked at the hours at which they are free. */
  readonly known?: KnownPerson | null;
  readonly onChoose: (day: AvailableDate, slot: VisitSlot) => void;
  readonly onOpen?: (gDate: string) => void;
}

/** A week from Saturday, then the hours of a day; what is full says why. */
export function VisitHours({ days, chosen, firstDate, isMissing, known = null, onChoose, onOpen }: VisitHoursProps) {
  const locale = useLocale();
  const [openDate, setOpenDate] = useState<string | null>(null);
  const shown = openDate ?? chosen.gDate ?? firstDate ?? days.find(hasFreeHour)?.gDate ?? null;
  const day = days.find(({ gDate }) => gDate === shown) ?? null;
  const nearestDay = days.find(hasFreeHour);
  const nearest = nearestDay?.lstDeliveryTimeSheet.find(({ isFull }) => !isFull);
  const open = (gDate: string) => {
    setOpenDate(gDate);
    onOpen?.(gDate);
  };
  const isNearestChosen = chosen.gDate === nearestDay?.gDate && chosen.deliverytimeid === nearest?.deliverytimeid;
  return (
    <div className="flex flex-col gap-4">
      {nearestDay && nearest && (
        <Nearest
          visit={formatVisitTime(nearestDay.gDate, nearest.startHour, nearest.endHour, locale)}
          isChosen={isNearestChosen}
          onChoose={() => {
            open(nearestDay.gDate);
            onChoose(nearestDay, nearest);
          }}
        />
      )}
      <WeekDays days={days} value={shown} onValueChange={open} />
      {day && (
        <DayHours
          day={day}
          chosenSlotId={chosen.gDate === day.gDate ? chosen.deliverytimeid : null}
          nearestSlotId={day === nearestDay ? (nearest?.deliverytimeid ?? null) : null}
          known={known}
          isMissing={isMissing}
          onChoose={(slot) => onChoose(day, slot)}
        />
      )}
    </div>
  );
}

interface NearestProps {
  readonly visit: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** The first free hour of all, which one press takes. */
function Nearest({ visit, isChosen, onChoose }: NearestProps) {
  const t = useTranslations('order.dateTime');
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex min-h-13 items-center gap-3 rounded-card border border-enamel-200 bg-enamel-50 px-4 py-1 text-start transition-colors hover:border-enamel-600"
    >
      <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-saffron-500 text-ink">
        <Icon icon={Zap} />
      </span>
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-2 leading-snug">
        <span className="text-14 text-stone-500">{t('nearest')}</span>
        <span className="font-bold">{visit}</span>
      </span>
      {isChosen && <Icon icon={Check} className="text-turquoise-600" />}
    </button>
  );
}

interface DayHoursProps {
  readonly day: AvailableDate;
  readonly chosenSlotId: number | null;
  readonly nearestSlotId: number | null;
  readonly known: KnownPerson | null;
  readonly isMissing: boolean;
  readonly onChoose: (slot: VisitSlot) => void;
}

function DayHours({ day, chosenSlotId, nearestSlotId, known, isMissing, onChoose }: DayHoursProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  // A start that is past, or from which the visit would not end in time, is no hour to choose; it would only be noise.
  const offered = day.lstDeliveryTimeSheet.filter(({ reason }) => reason !== 'outside' && reason !== 'past');
  const isChosenFree = day.lstDeliveryTimeSheet.some((slot) => slot.deliverytimeid === chosenSlotId && !slot.isFull);
  return (
    <div className="flex flex-col gap-3">
      {day.isHoliday && (
        <Notice>{t('dateTime.holiday', { name: day.holidayName ?? t('dateTime.holidayUnnamed') })}</Notice>
      )}
      {offered.some(({ isForRegulars }) => isForRegulars) && <ForRegulars slots={offered} />}
      {offered.length === 0 && <p>{t('dateTime.dayPast')}</p>}
      <HourGrid
        key={day.gDate}
        legend={t('dateTime.hoursOf', { day: formatJalaliDate(day.gDate, locale) })}
        slots={offered}
        chosenId={chosenSlotId}
        nearestId={nearestSlotId}
        known={known && { ...known, freeIds: listFreeIds(known.days, day.gDate) }}
        onChoose={onChoose}
        error={isMissing && !isChosenFree ? t('dateTime.missing') : undefined}
      />
    </div>
  );
}

/** Hours that others do not see as free: a professional who keeps the reader has newly opened them. */
function ForRegulars({ slots }: { slots: readonly VisitSlot[] }) {
  const t = useTranslations('order.dateTime');
  const locale = useLocale();
  const hours = slots.filter(({ isForRegulars }) => isForRegulars).map(({ startHour }) => startHour);
  return <Notice>{t('forRegulars', { hours: formatDigits(hours.join(' · '), locale) })}</Notice>;
}
