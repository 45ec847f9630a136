import { LATENESS } from '../constants/orders';
import { toShareRials } from '../money/money';

/**
 * The share of the price, in percent, that is due for a visit that began `lateMs` after its hour (BEHAVIOUR 24); zero
 * within the promise.
 */
export function toLatePercent(lateMs: number): number {
  if (lateMs <= LATENESS.promisedMs) return 0;
  return LATENESS.steps.find(({ untilMs }) => lateMs <= untilMs)?.percent ?? LATENESS.mostPercent;
}

/** The compensation, in whole tomans as rial. */
export function toLateRials(priceRials: number, lateMs: number): number {
  return toShareRials(priceRials, toLatePercent(lateMs));
}
