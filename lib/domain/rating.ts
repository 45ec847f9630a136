import { RATING_PRIOR } from './constants';

const SHOWN_DECIMALS = 10;

/** Bayesian average of star ratings (BEHAVIOUR 6: prior 4.2 × 5): few reviews pull neither up nor down by much. For sorting. */
export function toBayesianRating(ratingSum: number, ratingCount: number): number {
  return (RATING_PRIOR.mean * RATING_PRIOR.weight + ratingSum) / (RATING_PRIOR.weight + ratingCount);
}

/** The Bayesian average as it is shown: one decimal. */
export function toShownRating(ratingSum: number, ratingCount: number): number {
  return Math.round(toBayesianRating(ratingSum, ratingCount) * SHOWN_DECIMALS) / SHOWN_DECIMALS;
}
