import { BID_STATES, type BidState, type BidType } from '@/lib/contract/provider-enumerations';
import { type WorkerGrade } from '@/lib/contract/provider-enumerations';

import {
  BID_HOURS,
  BID_IS_SOON_MS,
  BID_WINDOW_LEAST_MS,
  BID_WINDOW_MS,
  BID_WINDOW_SOON_MS,
  BIDS_CLOSE_BEFORE_VISIT_MS,
  TOP_WORKER,
} from '../constants/bidding';
import { toBayesianRating } from './rating';

const SHOWN_DECIMALS = 10;

/** A bid's price. */
export interface BidPrice {
  readonly type: BidType;
  /** The sum of the job, or of one hour. */
  readonly amountRials: number;
  readonly hours: number;
}

/** The customer's whole price. */
export function toBidPriceRials({ type, amountRials, hours }: BidPrice): number {
  return type === 'hourly' ? amountRials * hours : amountRials;
}

/** `sgstate` of the wire (BEHAVIOUR 6). */
export function toBidStateNumber(state: BidState): number {
  return BID_STATES.indexOf(state) + 1;
}

/**
 * Until when bids are taken (BEHAVIOUR 6). The window is 2 h, or 45 min when the visit is within 24 h, and never in the
 * last 2 h before it. Null for a visit that is too near to take any.
 */
export function findBidWindowEndMs(nowMs: number, startsAtMs: number): number | null {
  const windowMs = startsAtMs - nowMs <= BID_IS_SOON_MS ? BID_WINDOW_SOON_MS : BID_WINDOW_MS;
  const endsAtMs = Math.min(nowMs + windowMs, startsAtMs - BIDS_CLOSE_BEFORE_VISIT_MS);
  return endsAtMs - nowMs < BID_WINDOW_LEAST_MS ? null : endsAtMs;
}

/** Whether a job of `hours` hours from `startHour` on ends in working hours (BEHAVIOUR 6). */
export function fitsBidHours(startHour: number, hours: number): boolean {
  return startHour >= BID_HOURS.first && startHour + hours <= BID_HOURS.last;
}

/** The facts that decide a bid's place in the customer's comparison. */
export interface RankedBid {
  readonly id: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly priceRials: number;
  /** The bidder's distance in metres; null where it is unknown. */
  readonly metres: number | null;
}

/**
 * Best first (BEHAVIOUR 6): by rating as people read it, then price, then distance; who bid first, where all are equal.
 */
export function compareBids(one: RankedBid, other: RankedBid): number {
  return (
    toRank(other) - toRank(one) || one.priceRials - other.priceRials || compareMetres(one, other) || one.id - other.id
  );
}

/** Sorts unknown distances last. */
function compareMetres(one: RankedBid, other: RankedBid): number {
  if (one.metres === other.metres) return 0;
  return (one.metres ?? Infinity) - (other.metres ?? Infinity);
}

/** Rounds to one decimal: a hundredth of a star is no reason to pay more. */
function toRank({ ratingSum, ratingCount }: RankedBid): number {
  return Math.round(toBayesianRating(ratingSum, ratingCount) * SHOWN_DECIMALS);
}

/** A provider's standing. */
export function toWorkerGrade({ ratingSum, ratingCount }: Pick<RankedBid, 'ratingSum' | 'ratingCount'>): WorkerGrade {
  if (ratingCount === 0) return 'new';
  const isTop = ratingCount >= TOP_WORKER.reviews && toBayesianRating(ratingSum, ratingCount) >= TOP_WORKER.rating;
  return isTop ? 'top' : 'known';
}
