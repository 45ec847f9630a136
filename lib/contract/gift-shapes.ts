import { z } from 'zod';

import { categoryNumber, id, rials } from './shapes';

/** The orders that a gift pays for, with the names of cities and services in the reader's language. */
export const giftTerms = z.object({
  /** The most that it pays of one order, in percent; null for the share of every gift. */
  sharePercent: z.number().int().nullable(),
  /** The smallest price of an order that it pays for; 0 for any. */
  leastOrderRial: rials,
  /** Empty for all of them. */
  lstCity: z.array(z.string()),
  lstService: z.array(z.string()),
  isFirstOrderOnly: z.boolean(),
});

/** The order that a code is tried for, before it is placed. Without a neighbourhood the city holds. */
export const giftOrder = z.object({
  srvcategoryid: categoryNumber,
  cityid: id.optional(),
  locationid: id.optional(),
  priceRial: rials.min(0),
});
