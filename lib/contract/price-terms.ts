import { z } from 'zod';

import { PRICE_CHANGE_STATES } from './enumerations';
import { LISTED_EXTRA_KEYS, MEASURED_UNITS } from './provider-enumerations';
import { id, priceLine, rials } from './shapes';

/** The terms of another final price; the provider reads them. Sums are 0 for a worker of a company. */
export const priceTerms = z.object({
  /** The agreed price of an hour; null where the price is not by the hour. */
  hourRial: rials.nullable(),
  /** The measured sizes, one a piece; null where nothing is measured. */
  measure: z.object({ unit: z.enum(MEASURED_UNITS), unitRial: rials, sizes: z.array(z.number()) }).nullable(),
  /** The counted pieces: the ordered ones first, then the others of the price list. */
  pieces: z.array(z.object({ piece: z.string(), label: z.string(), count: z.number().int(), pieceRial: rials })),
  /** Extras of the list of prices. */
  extras: z.array(z.object({ key: z.enum(LISTED_EXTRA_KEYS), rateRial: rials })),
  /** The minimum price of an order; 0 without one. */
  minimumRial: rials,
  /** The most that `extra-work` and `materials` may come to. */
  freeRial: rials,
});

/** A proposal of another final price, as both sides read it. */
export const shownPriceChange = z.object({
  pricechangeid: id,
  state: z.enum(PRICE_CHANGE_STATES),
  /** The lines added to the order's own; a reduction is negative. */
  lines: z.array(priceLine),
  reason: z.string(),
  fileurl: z.string().nullable(),
  oldRial: rials,
  newRial: rials,
  proposedAtMs: z.number().int(),
  answerDueAtMs: z.number().int(),
  decidedAtMs: z.number().int().nullable(),
  /** The customer's wallet, and whether the extra sum may be paid at the door; null and false in other views. */
  walletRial: rials.nullable(),
  takesCash: z.boolean(),
});
