import { useEffect, useEffectEvent } from 'react';

import { listUnfit } from '@/lib/funnel/engine';

import { useOrder } from './order-context';
import { useFreeProviders } from '../questions/use-free-providers';

/**
 * A visit that grew after its hour was chosen may not fit it any more. The hour, or the professional, is then asked for
 * again (BEHAVIOUR 3). True while that is not known yet. A failure to ask leaves it to the server, which refuses at the
 * latest when the order is placed.
 */
export function useVisitFit(): boolean {
  const { draft, price, save, clear } = useOrder();
  const hours = price.isLoading ? null : (price.answer?.needHour ?? null);
  const hasGrown = draft.gDate !== null && hours !== null && hours > (draft.visitHours ?? 0);
  const { data, error, isValidating } = useFreeProviders({ isAsked: hasGrown, chosenId: draft.workerUserId });
  const isHourOver = error?.key === 'slot-expired';
  const isKnown = hasGrown && !isValidating && (data !== undefined || isHourOver);
  const askAgain = useEffectEvent(() => {
    const freeIds = isHourOver ? [] : (data?.lstServiceProvider.map(({ userId }) => userId) ?? []);
    const unfit = listUnfit(draft, freeIds);
    if (!unfit.includes('dates')) save({ visitHours: hours });
    if (unfit.length > 0) clear(unfit, 'longer-visit');
  });
  useEffect(() => {
    if (isKnown) askAgain();
  }, [isKnown, isHourOver, data]);
  return hasGrown && !isKnown && !error;
}
