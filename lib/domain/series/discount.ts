import type { OrderState } from '@/lib/contract/enumerations';
import type { RepeatedPlan } from '@/lib/contract/series-enumerations';

import { SERIES_DISCOUNT_PERCENT } from '../constants/orders';
import { toWholeTomans } from '../money/money';
import { isOver, isWorkDone } from '../order/order-states';

const WHOLE_PERCENT = 100;

/**
 * Whether a visit has the discount of its series: another visit before it was done, or is to come. The first visit is
 * at the full price (BEHAVIOUR 16), and so is the next one where the first fell away.
 */
export function hasEarnedDiscount(earlier: readonly OrderState[]): boolean {
  return earlier.some((state) => isWorkDone(state) || !isOver(state));
}

/** The plan's discount of a visit's price, in rial, rounded down to whole tomans. */
export function toSeriesDiscountRials(plan: RepeatedPlan, priceRials: number): number {
  return toWholeTomans((priceRials * SERIES_DISCOUNT_PERCENT[plan]) / WHOLE_PERCENT);
}
