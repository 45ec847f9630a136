import { TOP_UP_RIALS } from '../constants/money';

/** A round sum that is easy to remember: 100,000 tomans. */
const ROUND_RIALS = 1_000_000;
const RIALS_A_TOMAN = 10;

export const TOP_UP_PATH = '/increase-wallet/';
/** In rials: what is to be topped up, in the address that leads there. */
export const NEED_PARAMETER = 'need';

/** Where the wallet is topped up by what somebody needs, in rials. */
export const toTopUpPath = (neededRials: number): string => `${TOP_UP_PATH}?${NEED_PARAMETER}=${neededRials}`;

const roundUp = (rials: number, step: number): number => Math.ceil(rials / step) * step;

/**
 * What a top-up offers, in rials, the best first: what an order lacks to the toman, the round sum above it, then the
 * usual ones above that. What no one payment may be is not known to lack.
 */
export function listTopUpAmounts(lackingRials: number | null): readonly number[] {
  const isKnown = lackingRials !== null && lackingRials > 0 && lackingRials <= TOP_UP_RIALS.most;
  if (!isKnown) return TOP_UP_RIALS.offered;
  const exact = Math.max(TOP_UP_RIALS.least, roundUp(lackingRials, RIALS_A_TOMAN));
  const round = roundUp(exact, ROUND_RIALS);
  const amounts = [exact, round, ...TOP_UP_RIALS.offered.filter((rials) => rials > round)];
  return [...new Set(amounts)].filter((rials) => rials <= TOP_UP_RIALS.most);
}
