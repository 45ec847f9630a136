import { TOP_UP_RIALS } from './constants';

/** A round sum that is easy to remember: 100,000 tomans. */
const ROUND_RIALS = 1_000_000;
const RIALS_A_TOMAN = 10;

const roundUp = (rials: number, step: number): number => Math.ceil(rials / step) * step;

/** What a top-up offers, in rials, the best first: what an order lacks to the toman, the round sum above it, then the usual ones above that. */
export function listTopUpAmounts(lackingRials: number | null): readonly number[] {
  if (lackingRials === null || !Number.isFinite(lackingRials) || lackingRials <= 0) return TOP_UP_RIALS.offered;
  const exact = Math.max(TOP_UP_RIALS.least, roundUp(lackingRials, RIALS_A_TOMAN));
  const round = roundUp(exact, ROUND_RIALS);
  const amounts = [exact, round, ...TOP_UP_RIALS.offered.filter((rials) => rials > round)];
  return [...new Set(amounts)].filter((rials) => rials <= TOP_UP_RIALS.most);
}
