import type { OrderState } from './order-lifecycle';
import {
  COMMISSION_PERCENT, EN_ROUTE_CANCEL_FEE_PERCENT, FREE_CANCEL_AFTER_CONFIRM_MS, FREE_CANCEL_BEFORE_VISIT_MS, HOUR_MS, LATE_CANCEL_FEE_PERCENT,
} from './constants';

const RIALS_A_TOMAN = 10;
const WHOLE_PERCENT = 100;

/** A share of a sum in integer rial, rounded down to whole tomans: people read and pay tomans. */
function toShareRials(amountRials: number, percent: number): number {
  return toWholeTomans((amountRials * percent) / WHOLE_PERCENT);
}

function toWholeTomans(rials: number): number {
  return Math.floor(rials / RIALS_A_TOMAN) * RIALS_A_TOMAN;
}

/** The marketplace's part of an order (BEHAVIOUR 9). */
export function toCommissionRials(priceRials: number): number {
  return toShareRials(priceRials, COMMISSION_PERCENT);
}

interface CancelFeeRequest {
  readonly state: OrderState;
  readonly priceRials: number;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** When the provider accepted; null before. */
  readonly confirmedAtMs: number | null;
  readonly nowMs: number;
}

/**
 * What a customer's cancellation costs (BEHAVIOUR 5): nothing before a provider has accepted, within 5 min of that, or 3 h or more before the visit;
 * later 15 % of the price, en route 20 %, neither more than one hour of the visit.
 */
export function toCancelFeeRials({ state, priceRials, startsAtMs, endsAtMs, confirmedAtMs, nowMs }: CancelFeeRequest): number {
  const oneHourRials = toWholeTomans(priceRials / Math.max(1, (endsAtMs - startsAtMs) / HOUR_MS));
  if (state === 'EN_ROUTE') return Math.min(toShareRials(priceRials, EN_ROUTE_CANCEL_FEE_PERCENT), oneHourRials);
  if (state !== 'CONFIRMED' || confirmedAtMs === null) return 0;
  const isJustConfirmed = nowMs - confirmedAtMs <= FREE_CANCEL_AFTER_CONFIRM_MS;
  const isEarly = startsAtMs - nowMs >= FREE_CANCEL_BEFORE_VISIT_MS;
  return isJustConfirmed || isEarly ? 0 : Math.min(toShareRials(priceRials, LATE_CANCEL_FEE_PERCENT), oneHourRials);
}
