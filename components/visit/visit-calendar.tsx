import { useTranslations } from 'next-intl';

import { CalendarButton } from '@/components/shared/add-to-calendar';
import type { CallAnswer } from '@/lib/contract';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { isAccepted } from '@/lib/domain/order/order-states';
import { toWorkName } from '@/lib/domain/order/work-name';
import { toInstantMs } from '@/lib/domain/site/jalali-date';

type Visit = CallAnswer<'orderrecipient/getvisit'>;

/** The visit for the reader's own calendar. The page knows no street, so the file has none. */
export function VisitCalendar({ visit }: { visit: Visit }) {
  const t = useTranslations('order.done');
  const { calendar, gDate, startHour, endHour, providerName, state } = visit;
  const listVisits = () => [
    {
      ...calendar,
      title: t('calendarTitle', { service: toWorkName(visit) }),
      description: providerName ?? t('someProvider'),
      url: window.location.href,
      startsAtMs: toInstantMs(gDate, startHour),
      endsAtMs: toInstantMs(gDate, startHour) + (endHour - startHour) * HOUR_MS,
      isConfirmed: isAccepted(state),
    },
  ];
  return <CalendarButton listVisits={listVisits} fileName="pelakfan" />;
}
