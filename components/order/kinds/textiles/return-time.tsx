import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { hasFreeHour, type AvailableDate, type VisitSlot } from '@/components/forms/visit/available-date';
import { LoadFailure } from '@/components/shared/load-failure';
import { useVisitChoice } from '@/components/forms/visit/use-visit-choice';
import { VisitHours } from '@/components/forms/visit/visit-hours';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/states';
import { useCall } from '@/lib/client/use-call';
import { STEPS } from '@/lib/funnel/steps';

import { useOrder } from '../../state/order-context';
import { QuestionFrame } from '../../shell/question-frame';
import { toMoreTypes } from '../../state/ordered-types';
import { useChoice } from '../../state/use-choice';

/** The hours at which the provider of the pick-up can bring back, too. */
function useReturnDates() {
  const { draft, service } = useOrder();
  const { grade, locationid, gDate, deliverytimeid, srvcattypeid } = draft;
  const isKnown = grade !== null && locationid !== null && gDate !== null && deliverytimeid !== null;
  return useCall(
    'laundry/getreturndate',
    isKnown
      ? {
          servicegrade: grade,
          locationid,
          gDate,
          deliverytimeid,
          srvcategoryid: service.categoryId,
          ...(srvcattypeid === null ? {} : { srvcattypeid }),
          ...toMoreTypes(draft),
        }
      : null,
    { keepPreviousData: true },
  );
}

/** Steps 30 and 32: when textiles come back. */
export function ReturnTimeQuestion() {
  const t = useTranslations('order');
  const { data, error, mutate } = useReturnDates();
  const { chosen, choose, goOn, warning } = useChoice(['returnDate', 'returnTimeId']);
  const [isMissing, setIsMissing] = useState(false);
  const days = data?.lstAvailableDate ?? null;
  const { visit, marked, isGone, open } = useVisitChoice(days, {
    gDate: chosen.returnDate,
    deliverytimeid: chosen.returnTimeId,
  });
  if (error && !data) return <LoadFailure title={t('dateTime.failed')} error={error} onRetry={() => void mutate()} />;
  const next = () => (visit ? goOn(toFields(visit.day, visit.slot)) : setIsMissing(true));
  return (
    <QuestionFrame
      title={t('returnTime.title')}
      hint={t('returnTime.hint')}
      next={{ onPress: next, isDisabled: days === null }}
    >
      {days === null && <Skeleton className="h-64 rounded-card" />}
      {days !== null && !days.some(hasFreeHour) && <NoReturn />}
      {days !== null && days.some(hasFreeHour) && (
        <>
          {isGone && <Notice tone="warning">{t('dateTime.gone')}</Notice>}
          <VisitHours
            days={days}
            chosen={marked}
            isMissing={isMissing}
            onOpen={open}
            onChoose={(day, known) => choose(toFields(day, known))}
          />
        </>
      )}
      {warning}
    </QuestionFrame>
  );
}

function NoReturn() {
  const t = useTranslations('order');
  const { goTo } = useOrder();
  return (
    <EmptyState
      title={t('dateTime.none')}
      text={t('returnTime.noneText')}
      action={<Button onClick={() => goTo(STEPS.presenceDateTime)}>{t('returnTime.otherPickUp')}</Button>}
    />
  );
}

function toFields(day: AvailableDate, slot: VisitSlot) {
  return { returnDate: day.gDate, returnTimeId: slot.deliverytimeid, returnStartHour: slot.startHour };
}
