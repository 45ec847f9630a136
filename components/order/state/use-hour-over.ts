import { useEffect, useState } from 'react';

import { BID_WINDOW_LEAST_MS, BIDS_CLOSE_BEFORE_VISIT_MS } from '@/lib/domain/constants/bidding';
import { MINIMUM_LEAD_MS } from '@/lib/domain/constants/orders';
import { toInstantMs } from '@/lib/domain/site/jalali-date';
import { takesBids } from '@/lib/funnel/engine';

import { useOrder, type Order } from './order-context';
import { useFreeProviders } from '../questions/use-free-providers';

/** The longest delay of a browser's timer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** From when on the server takes no order for the chosen hour; null while no hour is chosen. */
function findClosingMs({ draft, walk }: Pick<Order, 'draft' | 'walk'>): number | null {
  const { gDate, startHour } = draft;
  if (gDate === null || startHour === null) return null;
  const leadMs = takesBids(walk.flow) ? BIDS_CLOSE_BEFORE_VISIT_MS + BID_WINDOW_LEAST_MS : MINIMUM_LEAD_MS;
  return toInstantMs(gDate, startHour) - leadMs;
}

/**
 * Whether the chosen hour can no longer be booked; becomes true while the page is open. One timer waits for that, and
 * then the server is asked once. Where it still takes the hour, this computer's clock is wrong, and the order can be
 * sent.
 */
export function useIsHourOver(): boolean {
  const order = useOrder();
  const closesAtMs = order.followedTaskId === null ? findClosingMs(order) : null;
  const [overMs, setOverMs] = useState<number | null>(null);
  useEffect(() => {
    if (closesAtMs === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const leftMs = closesAtMs - Date.now();
      if (leftMs <= 0) return setOverMs(closesAtMs);
      timer = setTimeout(wait, Math.min(leftMs, LONGEST_TIMER_MS));
    };
    wait();
    return () => clearTimeout(timer);
  }, [closesAtMs]);
  const isOver = closesAtMs !== null && overMs === closesAtMs;
  const { data, error, isValidating } = useFreeProviders({ isAsked: isOver });
  const isStillTaken = data !== undefined && !error && !isValidating;
  return isOver && !isStillTaken;
}
