import { TIP_RIALS, TIP_SHARES_PERCENT } from '../constants/money';

import { isWholeTomans } from './money';

const WHOLE_PERCENT = 100;
/** A thousand tomans. */
const STEP_RIALS = 10_000;

/** The tips that are offered for an order, in rial: shares of its price, each rounded to thousands of tomans. */
export function listOfferedTips(priceRials: number): number[] {
  const offered = TIP_SHARES_PERCENT.map((percent) => {
    const rounded = Math.round((priceRials * percent) / WHOLE_PERCENT / STEP_RIALS) * STEP_RIALS;
    return Math.min(Math.max(rounded, TIP_RIALS.least), TIP_RIALS.most);
  });
  return [...new Set(offered)];
}

/** A tip that somebody may give. */
export function isTip(amountRials: number): boolean {
  return amountRials >= TIP_RIALS.least && amountRials <= TIP_RIALS.most && isWholeTomans(amountRials);
}
