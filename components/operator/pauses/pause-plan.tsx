import { useTranslations } from 'next-intl';

import { toStateTone } from '@/components/shared/state-tone';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { useCall } from '@/lib/client/use-call';
import { mayMakeDeskCall } from '@/lib/domain/person/desk-access';
import { formatDigits, formatInstant, formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { useOrderStateWords } from '../use-order-state-words';
import type { PausePlan } from './pause-subject';

/** A pause's effect: the number of professionals, and the open orders, which stay and can be moved one by one. */
export function PausePlanView({ plan }: { plan: PausePlan }) {
  const t = useTranslations('pauses.plan');
  const locale = useLocale();
  const { kind, pauseid, providerCount, orderCount, lstOrder } = plan;
  const count = (number: number) => ({ count: number, shown: formatNumber(number, locale) });
  return (
    <section aria-label={t('title')} className="flex flex-col gap-3">
      {pauseid !== null && <Notice tone="error">{t('already')}</Notice>}
      <Notice tone={orderCount > 0 ? 'warning' : 'info'}>
        {kind !== 'provider' && <p>{t('providers', count(providerCount))}</p>}
        <p>{t('orders', count(orderCount))}</p>
        {orderCount > lstOrder.length && <p>{t('first', count(lstOrder.length))}</p>}
      </Notice>
      {lstOrder.length > 0 && <TouchedOrders orders={lstOrder} />}
    </section>
  );
}

/** The orders that are touched, each with a link where the operator may open it. */
function TouchedOrders({ orders }: { orders: PausePlan['lstOrder'] }) {
  const t = useTranslations('pauses.plan');
  const toOrderState = useOrderStateWords();
  const locale = useLocale();
  const { data } = useCall('operator/getdesk', {});
  const mayOpen = data !== undefined && mayMakeDeskCall(data.lstRole, 'operator/getorder');
  return (
    <ul aria-label={t('list')} className="flex max-h-[60dvh] flex-col divide-y divide-stone-200 overflow-y-auto">
      {orders.map(({ taskid, reqcode, serviceName, locationName, state, startsAtMs }) => {
        const name = (
          <>
            <bdi className="own-direction">{formatDigits(reqcode, locale)}</bdi> {serviceName}
          </>
        );
        return (
          <li key={taskid} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-14">
            {mayOpen ? (
              <Link href={`/operator/orders/${taskid}/`} target="_blank" className="font-semibold underline">
                {name}
              </Link>
            ) : (
              <span className="font-semibold">{name}</span>
            )}
            <Badge tone={toStateTone(state)}>{toOrderState(state)}</Badge>
            <span className="text-stone-500">
              {[locationName, startsAtMs === null ? '' : formatInstant(startsAtMs, locale)].filter(Boolean).join(' · ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
