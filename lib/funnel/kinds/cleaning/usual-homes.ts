import { USUAL_HOMES } from '@/lib/domain/constants/orders';
import type { PriceBook } from '@/lib/domain/money/price-book';

import { quoteCleaning } from './quote';

/** A home of a usual size: its area at most, and how long a visit there takes and what it costs. */
interface UsualHome {
  readonly areaM2: number;
  readonly needHours: number;
  readonly priceRials: number;
}

/**
 * Homes of usual sizes, the smallest first, each longer than the one before. Of two that take as long the larger one
 * speaks for both. Empty for a type that is not of rooms; null where the book has no price for the city or the type.
 */
export function listUsualHomes(
  book: PriceBook<'cleaning'>,
  of: { readonly typeId: number; readonly cityId: number },
): readonly UsualHome[] | null {
  if (book.outdoorHoursRules.some(({ typeId }) => typeId === of.typeId)) return [];
  const homes = USUAL_HOMES.flatMap((size) => {
    const home = { ...size, isFirstDeepClean: false };
    const quote = quoteCleaning({ ...of, cleaningHours: null, home, petTypes: [] }, book);
    return quote ? [{ areaM2: size.areaM2, needHours: quote.needHours, priceRials: quote.priceRials }] : [];
  });
  if (homes.length === 0) return null;
  return homes.filter(({ needHours }, index) => homes[index + 1]?.needHours !== needHours);
}
