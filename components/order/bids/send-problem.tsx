import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { showFirstProblem } from '@/components/forms/fields/show-first-problem';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { CallError } from '@/lib/contract/call-error';
import { STEPS } from '@/lib/funnel/steps';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { useOrder } from '../state/order-context';
import { isAddressGone, MyOrders } from '../questions/place-problem';

const OF_THE_HOUR = ['slot-expired', 'slot-taken', 'job-too-long', 'order-overlaps'];
const OF_THE_PLACE = ['not-yours', 'service-not-available'];
const OF_OTHER_ORDERS = ['order-overlaps', 'unpaid-orders-limit'];

/** Why the request could not be sent, and the shortest way on, in view and with the focus. Every answer stays. */
export function SendProblem({ problem }: { problem: CallError }) {
  const t = useTranslations('bidding');
  const order = useTranslations('order');
  const toErrorText = useErrorText();
  const isGone = isAddressGone(problem);
  const { goTo } = useOrder();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) showFirstProblem(place.current);
  }, [problem]);
  return (
    <div ref={place}>
      <Notice tone="error">
        <p>{isGone ? order('problem.addressGone') : toErrorText(problem)}</p>
        <div className="flex flex-wrap gap-2 pt-2 empty:hidden">
          {OF_THE_HOUR.includes(problem.key) && (
            <Button variant="secondary" onClick={() => goTo(STEPS.presenceDateTime)}>
              {t('send.otherHour')}
            </Button>
          )}
          {(isGone || OF_THE_PLACE.includes(problem.key)) && (
            <Button variant="secondary" onClick={() => goTo(STEPS.address)}>
              {t('send.otherAddress')}
            </Button>
          )}
          {OF_OTHER_ORDERS.includes(problem.key) && <MyOrders />}
        </div>
      </Notice>
    </div>
  );
}
