import type { CancelRule, OrderState } from '@/lib/contract/enumerations';

import { GIFT_SHARE_OF_ORDER_PERCENT } from '../constants/gifts';
import { COMMISSION_PERCENT } from '../constants/money';
import {
  DEPART_OPENS_BEFORE_MS,
  EN_ROUTE_CANCEL_FEE_PERCENT,
  FREE_CANCEL_AFTER_CONFIRM_MS,
  FREE_CANCEL_BEFORE_VISIT_MS,
  LATE_CANCEL_FEE_PERCENT,
  LATENESS,
} from '../constants/orders';
import { HOUR_MS } from '../constants/time-units';
import { isVisitAgreed } from '../order/order-states';

export const RIALS_A_TOMAN = 10;
const WHOLE_PERCENT = 100;

/** A share of a sum in integer rial, rounded down to whole tomans: people read and pay tomans. */
export function toShareRials(amountRials: number, percent: number): number {
  return toWholeTomans((amountRials * percent) / WHOLE_PERCENT);
}

/** The sum in tomans, for people; whole where the rials are whole tomans. */
export function toTomans(rials: number): number {
  return rials / RIALS_A_TOMAN;
}

/** People pay whole tomans: no sum that somebody names has rials beside them. */
export function isWholeTomans(rials: number): boolean {
  return rials % RIALS_A_TOMAN === 0;
}

/** Rounds down to whole tomans, in rial. */
export function toWholeTomans(rials: number): number {
  return Math.floor(rials / RIALS_A_TOMAN) * RIALS_A_TOMAN;
}

/** The marketplace's part of an order (BEHAVIOUR 9). */
export function toCommissionRials(priceRials: number): number {
  return toShareRials(priceRials, COMMISSION_PERCENT);
}

/**
 * The most that gifts may pay of a price (BEHAVIOUR 9). Rounded to the rial and not to the toman. So own money never
 * pays more of a lower price than of a higher one.
 */
export function toMostGiftRials(priceRials: number): number {
  return Math.floor((priceRials * GIFT_SHARE_OF_ORDER_PERCENT) / WHOLE_PERCENT);
}

interface CancelFeeRequest {
  readonly state: OrderState;
  readonly priceRials: number;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** Its start, or later by a delay that the customer agreed to. */
  readonly promisedAtMs: number;
  /** The time of the provider's acceptance; null before. */
  readonly confirmedAtMs: number | null;
  /** The provider has reported the arrival at the door. */
  readonly hasArrived: boolean;
  readonly nowMs: number;
}

export interface CancelTerms {
  readonly feeRials: number;
  /** The part of the rule that holds now. */
  readonly reason: CancelRule;
  /** The last moment at which it costs nothing; null where no moment is known, or it is over. */
  readonly freeUntilMs: number | null;
}

/**
 * The fee of a customer's cancellation (BEHAVIOUR 5). It is free before a provider has accepted, within 5 minutes of
 * that, and 3 hours or more before the visit. Later it is 15 % of the price, en route 20 %, and at most one hour of the
 * visit. It goes by the booked hours: a provider who says "en route" too early makes nothing dearer. It is free an hour
 * after the visit should have begun, unless somebody has arrived (BEHAVIOUR 24).
 */
export function toCancelTerms({
  state,
  priceRials,
  startsAtMs,
  endsAtMs,
  promisedAtMs,
  confirmedAtMs,
  hasArrived,
  nowMs,
}: CancelFeeRequest): CancelTerms {
  if (isVisitAgreed(state) && !hasArrived && nowMs > promisedAtMs + LATENESS.freeCancelAfterMs)
    return { feeRials: 0, reason: 'nobody-there', freeUntilMs: null };
  const oneHourRials = toWholeTomans(priceRials / Math.max(1, (endsAtMs - startsAtMs) / HOUR_MS));
  if (state === 'EN_ROUTE' && nowMs >= startsAtMs - DEPART_OPENS_BEFORE_MS)
    return {
      feeRials: Math.min(toShareRials(priceRials, EN_ROUTE_CANCEL_FEE_PERCENT), oneHourRials),
      reason: 'en-route',
      freeUntilMs: null,
    };
  if (!isVisitAgreed(state) || confirmedAtMs === null) return { feeRials: 0, reason: 'unassigned', freeUntilMs: null };
  const earlyUntilMs = startsAtMs - FREE_CANCEL_BEFORE_VISIT_MS;
  const freeUntilMs = Math.max(earlyUntilMs, confirmedAtMs + FREE_CANCEL_AFTER_CONFIRM_MS);
  if (nowMs <= freeUntilMs)
    return { feeRials: 0, reason: nowMs <= earlyUntilMs ? 'early' : 'just-confirmed', freeUntilMs };
  return {
    feeRials: Math.min(toShareRials(priceRials, LATE_CANCEL_FEE_PERCENT), oneHourRials),
    reason: 'late',
    freeUntilMs: null,
  };
}

/** The nearest whole toman, in rial. */
export function roundToToman(rials: number): number {
  return Math.round(rials / RIALS_A_TOMAN) * RIALS_A_TOMAN;
}
