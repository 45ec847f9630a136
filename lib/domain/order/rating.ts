import { RATING_PRIOR } from '../constants/reviews';

const SHOWN_DECIMALS = 10;

/**
 * Bayesian average of star ratings (BEHAVIOUR 6: prior 4.2 × 5): few reviews pull neither up nor down by much. For
 * sorting.
 */
export function toBayesianRating(ratingSum: number, ratingCount: number): number {
  return (RATING_PRIOR.mean * RATING_PRIOR.weight + ratingSum) / (RATING_PRIOR.weight + ratingCount);
}

/**
 * The rating that people are shown: the average of the given stars with one decimal, and null while nobody has given
 * any.
 */
export function toShownRating(ratingSum: number, ratingCount: number): number | null {
  return ratingCount === 0 ? null : Math.round((ratingSum / ratingCount) * SHOWN_DECIMALS) / SHOWN_DECIMALS;
}
