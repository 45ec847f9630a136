import { TOP_UP_RIALS } from '../constants/money';

/** A round sum that is easy to remember: 100,000 tomans. */
const ROUND_RIALS = 1_000_000;
const RIALS_A_TOMAN = 10;

export const TOP_UP_PATH = '/increase-wallet/';
/** The address's parameter for the sum to top up, in rial. */
export const NEED_PARAMETER = 'need';

/** The top-up page's path for a needed sum, in rial. */
export const toTopUpPath = (neededRials: number): string => `${TOP_UP_PATH}?${NEED_PARAMETER}=${neededRials}`;

const roundUp = (rials: number, step: number): number => Math.ceil(rials / step) * step;

/**
 * The sums that a top-up offers, in rial, the best first. They are the lacking sum to the toman, the round sum above
 * it, and the usual ones above that. A lacking sum above the limit of one payment counts as unknown.
 */
export function listTopUpAmounts(lackingRials: number | null): readonly number[] {
  const isKnown = lackingRials !== null && lackingRials > 0 && lackingRials <= TOP_UP_RIALS.most;
  if (!isKnown) return TOP_UP_RIALS.offered;
  const exact = Math.max(TOP_UP_RIALS.least, roundUp(lackingRials, RIALS_A_TOMAN));
  const round = roundUp(exact, ROUND_RIALS);
  const amounts = [exact, round, ...TOP_UP_RIALS.offered.filter((rials) => rials > round)];
  return [...new Set(amounts)].filter((rials) => rials <= TOP_UP_RIALS.most);
}
