import { eq } from 'drizzle-orm';

import { REVIEW_QUALITIES } from '@/lib/contract/enumerations';
import { RATING_BARS_FROM } from '@/lib/domain/constants/reviews';
import { toShownRating } from '@/lib/domain/order/rating';

import type { Executor } from '../ports/database';
import { providerRatings } from '../schema';

export const STAR_STEPS = [1, 2, 3, 4, 5] as const;

/** Counts of reviews with one star, two, and so on to five; empty while they are few. */
export function toShownCounts(counts: readonly number[]): number[] {
  return sum(counts) < RATING_BARS_FROM ? [] : [...counts];
}

/** The distribution of a provider's stars, and the averages of the qualities that enough customers have rated. */
export async function readProviderRatings(executor: Executor, providerId: number) {
  const { measure, stars, ratingCount } = providerRatings;
  const rows = await executor
    .select({ measure, stars, ratingCount })
    .from(providerRatings)
    .where(eq(providerRatings.providerId, providerId));
  const countsOf = (wanted: string) =>
    STAR_STEPS.map((step) =>
      sum(rows.filter((row) => row.measure === wanted && row.stars === step).map((row) => row.ratingCount)),
    );
  const lstQuality = REVIEW_QUALITIES.flatMap((quality) => {
    const counts = toShownCounts(countsOf(quality));
    const average = toShownRating(sum(counts.map((count, index) => count * (index + 1))), sum(counts));
    return average === null ? [] : [{ quality, average, count: sum(counts) }];
  });
  return { lstStarCount: toShownCounts(countsOf('stars')), lstQuality };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
