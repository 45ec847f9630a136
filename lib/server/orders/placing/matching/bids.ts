import { sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { findBidWindowEndMs, fitsBidHours } from '@/lib/domain/order/bids';
import { BID_HOURS } from '@/lib/domain/constants/bidding';
import { toStartHour, type Interval } from '@/lib/domain/order/delivery-time';

import { PendingWrite } from '../../../ports/write-together';
import { inviteBidders } from '../../parts/bids/invite-bidders';
import type { ChosenProvider, SlotWish } from '../../matching/slot';
import { requireVisit } from '../../matching/slot';
import { toVisitWish } from './visit-wish';
import type { MatchingWay } from '../placing';

/**
 * A provider who serves such a job there may bid on it, and the customer chooses one (BEHAVIOUR 6). The order is placed
 * whether or not anybody is free.
 */
export const bidding: MatchingWay<'bids'> = {
  way: 'bids',

  ask: () => sql<ChosenProvider | null>`NULL`,

  plan(draft, place, now) {
    const wish = toVisitWish(draft, place);
    const visit = requireBidVisit(wish, now.getTime());
    return { wish, truck: null, visit, providerId: null };
  },

  supersede: () => Promise.resolve([]),

  requireMatch: () => Promise.resolve({ merchantId: null }),

  toBeginning: ({ visit }, now) => ({
    state: 'BIDDING',
    paymentExpiresAt: null,
    bidsBeganAt: now,
    bidsEndAt: requireBidsEnd(visit.startsAtMs, now),
  }),

  hold: (transaction, task, { now }) => [new PendingWrite(inviteBidders(transaction, task, now))],

  orNextOffer: (_executor, _findPlan, _now, work) => work(),
};

/**
 * The interval of a job that takes bids. Throws slot-expired for an hour that can no longer be booked, or not yet.
 * Throws job-too-long for one from which the job would last into the night.
 */
export function requireBidVisit(wish: SlotWish, nowMs: number): Interval {
  const visit = requireVisit(wish, nowMs);
  const { hours, deliveryTimeId } = wish;
  if (!fitsBidHours(toStartHour(deliveryTimeId), hours))
    throw new CallError('job-too-long', { params: { hours, last: BID_HOURS.last } });
  return visit;
}

/** Throws slot-expired for a visit that leaves no time for bids. */
export function requireBidsEnd(startsAtMs: number, now: Date): Date {
  const endsAtMs = findBidWindowEndMs(now.getTime(), startsAtMs);
  if (endsAtMs === null) throw new CallError('slot-expired');
  return new Date(endsAtMs);
}
