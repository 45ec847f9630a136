import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { hasFreeHour, type AvailableDate, type VisitSlot } from '@/components/forms/visit/available-date';
import { LoadFailure } from '@/components/shared/load-failure';
import { useVisitChoice } from '@/components/forms/visit/use-visit-choice';
import { VisitHours } from '@/components/forms/visit/visit-hours';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState, ErrorState } from '@/components/ui/states';

import { isOfKind } from '@/lib/domain/kind/service-kind';
import { takesBids } from '@/lib/funnel/engine';

import { useOrder } from '../state/order-context';
import { QuestionFrame } from '../shell/question-frame';
import { useAvailableDates } from '../state/use-available-dates';
import { useChoice } from '../state/use-choice';
import { useKnownPerson } from '../state/use-known-person';
import { STEPS } from '@/lib/funnel/steps';
import { useErrorText } from '@/lib/i18n/use-error-text';

/** Steps 4 and 17: a week from Saturday, then the hours of a day; what is full says why. */
export function DateTimeQuestion() {
  const t = useTranslations('order');
  const toErrorText = useErrorText();
  const { goTo } = useOrder();
  const { data, error, mutate } = useAvailableDates();
  if (error && !data) {
    if (!('key' in error) || error.key !== 'service-not-available')
      return <LoadFailure title={t('dateTime.failed')} error={error} onRetry={() => void mutate()} />;
    return (
      <ErrorState
        title={t('dateTime.failed')}
        text={toErrorText(error)}
        action={<Button onClick={() => goTo(STEPS.address)}>{t('dateTime.otherAddress')}</Button>}
      />
    );
  }
  return <QuestionFrameWithDates days={data?.lstAvailableDate ?? null} />;
}

function QuestionFrameWithDates({ days }: { days: readonly AvailableDate[] | null }) {
  const t = useTranslations('order');
  const { walk, kind, goTo } = useOrder();
  const { chosen, choose, goOn, warning } = useChoice(['gDate', 'deliverytimeid']);
  const [isMissing, setIsMissing] = useState(false);
  const known = useKnownPerson();
  const { visit, marked, isGone, open } = useVisitChoice(days, chosen);
  const isNothingFree = days !== null && !days.some(hasFreeHour);
  const next = () => (visit ? goOn(toFields(visit.day, visit.slot)) : setIsMissing(true));
  return (
    <QuestionFrame
      title={t(isOfKind(kind, { isTextile: true }) ? 'pickUp.title' : 'dateTime.title')}
      hint={takesBids(walk.flow) ? t('dateTime.bidsHint') : undefined}
      next={isNothingFree ? undefined : { onPress: next, isDisabled: days === null }}
    >
      {days === null && <Skeleton className="h-64 rounded-card" />}
      {isNothingFree && (
        <EmptyState
          title={t('dateTime.none')}
          text={t('dateTime.noneText')}
          action={<Button onClick={() => goTo(STEPS.address)}>{t('dateTime.otherAddress')}</Button>}
        />
      )}
      {days !== null && days.some(hasFreeHour) && (
        <>
          {isGone && <Notice tone="warning">{t('dateTime.gone')}</Notice>}
          <VisitHours
            days={days}
            chosen={marked}
            isMissing={isMissing}
            known={known}
            onOpen={open}
            onChoose={(day, slot) => choose(toFields(day, slot))}
          />
        </>
      )}
      {warning}
    </QuestionFrame>
  );
}

function toFields(day: AvailableDate, slot: VisitSlot) {
  return {
    gDate: day.gDate,
    deliverytimeid: slot.deliverytimeid,
    startHour: slot.startHour,
    visitHours: slot.endHour - slot.startHour,
  };
}
