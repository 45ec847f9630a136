import { findBidWindowEndMs } from '@/lib/domain/order/bids';
import { BID_HOURS } from '@/lib/domain/constants/bidding';
import { toVisitInterval } from '@/lib/domain/order/delivery-time';
import type { TehranDate } from '@/lib/domain/site/jalali-date';

import type { Schedule, Slot } from './rules';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/**
 * Hours of no provider (BEHAVIOUR 6). Where professionals bid, the customer may ask for any hour of the day, and the
 * providers who are free then may bid.
 */
export const OPEN_SCHEDULE: Schedule = {
  shifts: WEEKDAYS.map((weekday) => ({ weekday, startHour: BID_HOURS.first, endHour: BID_HOURS.last })),
  booked: [],
};

/** An hour that leaves no time for bids is too soon. */
export function toBidSlot(slot: Slot, gDate: TehranDate, nowMs: number): Slot {
  if (slot.verdict !== 'free') return slot;
  const { startsAtMs } = toVisitInterval(gDate, slot.deliveryTimeId, 0);
  return findBidWindowEndMs(nowMs, startsAtMs) === null ? { ...slot, verdict: 'too-soon' } : slot;
}
