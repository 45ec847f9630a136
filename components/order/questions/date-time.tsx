'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '@/components/ui/button';
import { ChoiceChips } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState, ErrorState } from '@/components/ui/states';
import { useCall } from '@/lib/client/use-call';
import { formatHourRange, formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../order-context';
import { QuestionFrame } from '../question-frame';
import { useChoice } from '../use-choice';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { hasFreeHour, type AvailableDate } from './available-date';
import { WeekDays } from './week-days';

type Slot = AvailableDate['lstDeliveryTimeSheet'][number];

function useAvailableDates() {
  const { draft, service, price } = useOrder();
  const { srvcattypeid, locationid } = draft;
  const hourneed = price.answer?.needHour ?? draft.needHours ?? draft.cleaningHours ?? service.minimumHours;
  const isKnown = srvcattypeid !== null && locationid !== null;
  return useCall('boot/getallavailabledate', isKnown ? { srvcategoryid: service.categoryId, srvcattypeid, locationid, hourneed } : null, { keepPreviousData: true });
}

/** Steps 4 and 17: a week from Saturday, then the hours of a day; what is full says why. */
export function DateTimeQuestion() {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const toErrorText = useErrorText();
  const { goTo } = useOrder();
  const { data, error, mutate } = useAvailableDates();
  if (error && !data) {
    const isClosed = 'key' in error && error.key === 'service-not-available';
    return (
      <ErrorState
        title={t('dateTime.failed')}
        text={toErrorText(error)}
        action={<Button onClick={() => (isClosed ? goTo(3) : void mutate())}>{isClosed ? t('dateTime.otherAddress') : common('retry')}</Button>}
      />
    );
  }
  return (
    <QuestionFrameWithDates days={data?.lstAvailableDate ?? null} />
  );
}

function QuestionFrameWithDates({ days }: { days: readonly AvailableDate[] | null }) {
  const t = useTranslations('order');
  const { chosen, choose, goOn, warning } = useChoice(['gDate', 'deliverytimeid', 'startHour', 'endHour']);
  const [openDate, setOpenDate] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const shown = openDate ?? chosen.gDate ?? days?.find(hasFreeHour)?.gDate ?? null;
  const day = days?.find((known) => known.gDate === shown) ?? null;
  const slot = days?.find((known) => known.gDate === chosen.gDate)?.lstDeliveryTimeSheet.find((known) => known.deliverytimeid === chosen.deliverytimeid) ?? null;
  const isChosenGone = chosen.gDate !== null && days !== null && (slot === null || slot.isFull);
  const next = () => (slot && !slot.isFull ? goOn() : setIsMissing(true));
  return (
    <QuestionFrame title={t('dateTime.title')} hint={t('dateTime.hint')} next={{ onPress: next, isDisabled: days === null }}>
      {days === null && <Skeleton className="h-64 rounded-card" />}
      {days !== null && !days.some(hasFreeHour) && <EmptyState title={t('dateTime.none')} text={t('dateTime.noneText')} />}
      {days !== null && days.some(hasFreeHour) && (
        <>
          {isChosenGone && <Notice tone="warning">{t('dateTime.gone')}</Notice>}
          <WeekDays days={days} value={shown} onValueChange={setOpenDate} />
          {day && <DayHours day={day} chosenSlotId={chosen.gDate === day.gDate ? chosen.deliverytimeid : null} isMissing={isMissing} onChoose={(known) => choose(toFields(day, known))} />}
        </>
      )}
      {warning}
    </QuestionFrame>
  );
}

function toFields(day: AvailableDate, slot: Slot) {
  return { gDate: day.gDate, deliverytimeid: slot.deliverytimeid, startHour: slot.startHour, endHour: slot.endHour };
}

interface DayHoursProps {
  readonly day: AvailableDate;
  readonly chosenSlotId: number | null;
  readonly isMissing: boolean;
  readonly onChoose: (slot: Slot) => void;
}

function DayHours({ day, chosenSlotId, isMissing, onChoose }: DayHoursProps) {
  const t = useTranslations('order');
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-3">
      {day.isHoliday && <Notice>{t('dateTime.holiday', { name: day.holidayName ?? t('dateTime.holidayUnnamed') })}</Notice>}
      <ChoiceChips
        key={day.gDate}
        legend={t('dateTime.hoursOf', { day: formatJalaliDate(day.gDate, locale) })}
        // A start from which the visit would not end in time is no hour to choose; it would only be noise.
        choices={day.lstDeliveryTimeSheet.filter((slot) => slot.reason !== 'outside').map((slot) => ({
          value: slot.deliverytimeid,
          label: formatHourRange(slot.startHour, slot.endHour, locale),
          isDisabled: slot.isFull,
          reason: slot.isFull ? t(`dateTime.reasons.${slot.reason ?? 'full'}`) : undefined,
        }))}
        value={chosenSlotId}
        onValueChange={(id) => {
          const slot = day.lstDeliveryTimeSheet.find((known) => known.deliverytimeid === id);
          if (slot) onChoose(slot);
        }}
        error={isMissing && chosenSlotId === null ? t('dateTime.missing') : undefined}
      />
    </div>
  );
}
