import { useTranslations } from 'next-intl';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { toEmptyParts } from '@/lib/funnel/draft';
import { takesBids } from '@/lib/funnel/engine';
import { formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../state/order-context';
import { useAvailableDates } from '../state/use-available-dates';
import { EditButton } from './edit-button';

/** The chosen hour passed while the page was open: why nothing can be sent, and the ways on. */
export function HourOver() {
  const t = useTranslations('order.problem');
  return (
    <Notice tone="error">
      <p>{t('hourOver')}</p>
      <div className="pt-2">
        <OtherHours />
      </div>
    </Notice>
  );
}

/** The next hour with one press, or all of them. Every other answer stays. */
export function OtherHours() {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <NextHour />
      <EditButton question="date-time" />
    </div>
  );
}

function NextHour() {
  const t = useTranslations('order.problem');
  const locale = useLocale();
  const { kind, walk, save } = useOrder();
  const { data } = useAvailableDates();
  const [day] = data?.lstAvailableDate.filter(({ lstDeliveryTimeSheet }) => lstDeliveryTimeSheet.some(isFree)) ?? [];
  const slot = day?.lstDeliveryTimeSheet.find(isFree);
  // When textiles come back is asked anew with their pick-up.
  if (!day || !slot || isOfKind(kind, { isTextile: true })) return null;
  const { gDate } = day;
  const { deliverytimeid, startHour, endHour } = slot;
  const takeHour = () =>
    save({
      // Who comes is asked again: the pre-invoice gives way to the question of the provider by itself.
      ...(takesBids(walk.flow) ? {} : toEmptyParts('provider')),
      ...{ gDate, deliverytimeid, startHour, visitHours: endHour - startHour },
    });
  return (
    <>
      <Button variant="secondary" onClick={takeHour}>
        {t('takeHour', { visit: formatVisitTime(gDate, startHour, endHour, locale) })}
      </Button>
      {!takesBids(walk.flow) && <p className="text-14 text-stone-500">{t('thenWho')}</p>}
    </>
  );
}

const isFree = ({ isFull }: { readonly isFull: boolean }) => !isFull;
