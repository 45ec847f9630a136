import { useTranslations } from 'next-intl';

import type { Arrival } from '@/components/shared/way/arrival';
import { Badge } from '@/components/ui/badge';
import { LATENESS } from '@/lib/domain/constants/orders';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toLateRials } from '@/lib/domain/order/lateness';
import { formatClock, formatNumber, formatTomans } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { TaskDetail } from '../task-detail';

type Visit = Pick<TaskDetail, 'startsAtMs' | 'arrivesUntilMs' | 'lateness' | 'priceRial'>;

/** By how much an arrival is later than agreed; a delay that the customer agreed to moves that hour. */
export function toLateMs({ startsAtMs, arrivesUntilMs, lateness }: Visit, arrival: Arrival): number {
  const agreedMs = lateness ? lateness.promisedUntilMs - LATENESS.promisedMs : (arrivesUntilMs ?? startsAtMs);
  return arrival.atMs - agreedMs;
}

interface ArrivalWordProps {
  readonly visit: Visit;
  readonly arrival: Arrival;
}

/** The clock of the expected arrival, whether that is in time, and the credit of one that is later than promised. */
export function ArrivalWord({ visit, arrival }: ArrivalWordProps) {
  const t = useTranslations('order-following.hero');
  const locale = useLocale();
  const lateMs = toLateMs(visit, arrival);
  const count = Math.ceil(lateMs / MINUTE_MS);
  const creditRial = visit.lateness ? toLateRials(visit.priceRial, lateMs) : 0;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        {t('there', { time: formatClock(arrival.atMs, locale) })}
        <Badge tone={count <= 0 ? 'success' : creditRial > 0 ? 'danger' : 'warning'}>
          {count <= 0 ? t('onTime') : t('lateBy', { count, shown: formatNumber(count, locale) })}
        </Badge>
      </p>
      {creditRial > 0 && (
        <p className="text-14 text-enamel-100">{t('credit', { amount: formatTomans(creditRial, locale) })}</p>
      )}
    </>
  );
}
