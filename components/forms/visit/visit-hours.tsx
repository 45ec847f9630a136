import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { ChoiceChips } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { MINIMUM_LEAD_MS } from '@/lib/domain/constants/orders';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { formatDigits, formatHourRange, formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { hasFreeHour, type AvailableDate, type VisitSlot } from './available-date';
import { WeekDays } from './week-days';

const LEAD_HOURS = MINIMUM_LEAD_MS / HOUR_MS;

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
  readonly onChoose: (day: AvailableDate, slot: VisitSlot) => void;
  readonly onOpen?: (gDate: string) => void;
}

/** A week from Saturday, then the hours of a day; what is full says why. */
export function VisitHours({ days, chosen, firstDate, isMissing, onChoose, onOpen }: VisitHoursProps) {
  const [openDate, setOpenDate] = useState<string | null>(null);
  const shown = openDate ?? chosen.gDate ?? firstDate ?? days.find(hasFreeHour)?.gDate ?? null;
  const day = days.find((known) => known.gDate === shown) ?? null;
  return (
    <>
      <WeekDays
        days={days}
        value={shown}
        onValueChange={(gDate) => {
          setOpenDate(gDate);
          onOpen?.(gDate);
        }}
      />
      {day && (
        <DayHours
          day={day}
          chosenSlotId={chosen.gDate === day.gDate ? chosen.deliverytimeid : null}
          isMissing={isMissing}
          onChoose={(slot) => onChoose(day, slot)}
        />
      )}
    </>
  );
}

interface DayHoursProps {
  readonly day: AvailableDate;
  readonly chosenSlotId: number | null;
  readonly isMissing: boolean;
  readonly onChoose: (slot: VisitSlot) => void;
}

function DayHours({ day, chosenSlotId, isMissing, onChoose }: DayHoursProps) {
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
      {offered.length === 0 && <p>{t('dateTime.dayPast')}</p>}
      <ChoiceChips
        key={day.gDate}
        legend={t('dateTime.hoursOf', { day: formatJalaliDate(day.gDate, locale) })}
        choices={offered.map((slot) => ({
          value: slot.deliverytimeid,
          label: formatHourRange(slot.startHour, slot.endHour, locale),
          isDisabled: slot.isFull,
          reason: slot.isFull
            ? t(`dateTime.reasons.${slot.reason ?? 'full'}`, { hours: formatDigits(LEAD_HOURS, locale) })
            : undefined,
        }))}
        value={chosenSlotId}
        onValueChange={(id) => {
          const slot = day.lstDeliveryTimeSheet.find((known) => known.deliverytimeid === id);
          if (slot) onChoose(slot);
        }}
        error={isMissing && !isChosenFree ? t('dateTime.missing') : undefined}
      />
    </div>
  );
}
