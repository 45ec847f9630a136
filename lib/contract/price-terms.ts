import { z } from 'zod';

import { PRICE_CHANGE_STATES } from './enumerations';
import { LISTED_EXTRA_KEYS, MEASURED_UNITS } from './provider-enumerations';
import { id, priceLine, rials } from './shapes';

/**
 * What another final price of an order is worked out from; the provider reads it. Sums are nothing for a worker of a
 * company.
 */
export const priceTerms = z.object({
  /** What an hour was agreed at; null where the price is not by the hour. */
  hourRial: rials.nullable(),
  /** What is measured, one size a piece; null where nothing is. */
  measure: z.object({ unit: z.enum(MEASURED_UNITS), unitRial: rials, sizes: z.array(z.number()) }).nullable(),
  /** What is counted: what was ordered first, then what else the list of prices has. */
  pieces: z.array(z.object({ piece: z.string(), label: z.string(), count: z.number().int(), pieceRial: rials })),
  /** Extras of the list of prices. */
  extras: z.array(z.object({ key: z.enum(LISTED_EXTRA_KEYS), rateRial: rials })),
  /** What an order costs at least; nothing without such a sum. */
  minimumRial: rials,
  /** The most that `extra-work` and `materials` may come to. */
  freeRial: rials,
});

/** A proposal of another final price, as both sides read it. */
export const shownPriceChange = z.object({
  pricechangeid: id,
  state: z.enum(PRICE_CHANGE_STATES),
  /** What it adds to the order's own lines, or takes off. */
  lines: z.array(priceLine),
  reason: z.string(),
  fileurl: z.string().nullable(),
  oldRial: rials,
  newRial: rials,
  proposedAtMs: z.number().int(),
  answerDueAtMs: z.number().int(),
  decidedAtMs: z.number().int().nullable(),
  /** In the customer's view while it is open: the wallet, and whether what is more may be paid at the door. */
  walletRial: rials.nullable(),
  takesCash: z.boolean(),
});
