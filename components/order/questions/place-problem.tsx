import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { toIsolatedName } from '@/components/shared/isolated-name';
import { showFirstProblem } from '@/components/forms/fields/show-first-problem';
import { toButtonClassName } from '@/components/ui/button-look';
import { IsolatedNames } from '@/components/ui/isolated-names';
import { Notice } from '@/components/ui/notice';
import type { CallError } from '@/lib/contract/call-error';
import { formatVisitTime } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { toLocalePath } from '@/lib/i18n/paths';

import { useOrder } from '../state/order-context';
import { useErrorText } from '@/lib/i18n/use-error-text';
import { findVisit } from '../state/use-visit';
import { EditButton } from './edit-button';
import { OtherHours } from './hour-over';
import { NextOffers } from './next-offers';

const ADDRESS_FIELDS = ['deliveryaddrid', 'destinationaddrid'];
/** An address that was deleted elsewhere since it was chosen. */
export const isAddressGone = ({ key, fields }: CallError) =>
  key === 'invalid-input' && fields.some(({ field }) => ADDRESS_FIELDS.includes(field));

const UNPAID = ['unpaid-orders-limit', 'order-overlaps'];
const NO_TRUCK = ['truck-taken', 'noTrucksAvailable'];
/** Refusals whose way on is another hour. */
const OF_THE_HOUR = ['order-overlaps', 'fasting-too-late'];
const TAKEN = ['slot-taken', 'provider-not-free', 'nobody-free'];

/**
 * Why the order could not be placed, and the shortest way on. It is in view and has the focus, because the pressed bar
 * may lie over it. No answer is lost.
 */
export function PlaceProblem({ problem }: { problem: CallError }) {
  const t = useTranslations('order');
  const toErrorText = useErrorText();
  const isGone = isAddressGone(problem);
  const { followedTaskId } = useOrder();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) showFirstProblem(place.current);
  }, [problem]);
  return (
    <div ref={place} className="flex flex-col gap-4">
      <Notice tone="error">
        <p>{isGone ? t('problem.addressGone') : toErrorText(problem)}</p>
        {NO_TRUCK.includes(problem.key) && (
          <div className="pt-2">
            <EditButton question="truck-location" />
          </div>
        )}
        {(isGone || problem.key === 'not-yours') && <EditButton question="address" />}
        <div className="flex flex-wrap gap-2 pt-2 empty:hidden">
          {OF_THE_HOUR.includes(problem.key) && <EditButton question="date-time" />}
          {UNPAID.includes(problem.key) && <MyOrders />}
        </div>
      </Notice>
      {problem.key === 'slot-expired' && followedTaskId === null && <OtherHours />}
      {TAKEN.includes(problem.key) && followedTaskId === null && <NextOffers />}
    </div>
  );
}

/**
 * In place of the refusal, once its way on was taken: who comes now and when. The button that was pressed is gone, so
 * the focus is here.
 */
export function Mended() {
  const t = useTranslations('order');
  const locale = useLocale();
  const order = useOrder();
  const { providerName } = order.draft;
  const visit = findVisit(order);
  if (providerName === null || !visit) return null;
  return (
    <div role="status" tabIndex={-1} ref={(element) => element?.focus()} className="focus:outline-none">
      <Notice tone="success">
        <IsolatedNames
          text={t('problem.mended', {
            name: toIsolatedName(providerName),
            visit: formatVisitTime(visit.gDate, visit.startHour, visit.endHour, locale),
          })}
        />
      </Notice>
    </div>
  );
}

/** In a tab of its own: the order here stays as it is. */
export function MyOrders() {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const locale = useLocale();
  return (
    <a
      href={toLocalePath(locale, '/my-order-list/')}
      target="_blank"
      rel="noreferrer"
      className={toButtonClassName({ variant: 'secondary' })}
    >
      {t('problem.myOrders')}
      <span className="sr-only"> ({common('opensInNewTab')})</span>
    </a>
  );
}
