import { z } from 'zod';

import { DELAY_ANSWERS, DOOR_STEPS, DOOR_WORDS, HELD_FEE_STANDINGS } from './provider-enumerations';
import { rials } from './shapes';

/** The two sides' events at the door (BEHAVIOUR 30, "Nobody opens"). */
export const doorWait = z.object({
  /** The provider's arrival as reported; null before. */
  arrivedAtMs: z.number().int().nullable(),
  /** A shared position proved it; otherwise a photo of the door has to. */
  isNear: z.boolean(),
  /** The end of the countdown that the provider's first message began; null before that message. */
  waitsUntilMs: z.number().int().nullable(),
  /** The provider's missing steps before the report that nobody opens, in order; empty once the report is open. */
  lstMissing: z.array(z.enum(DOOR_STEPS)),
  /** The customer's last word; null without one. */
  customerWord: z.enum(DOOR_WORDS).nullable(),
  /** The fee that the report would cost the customer; null for other readers. */
  feeRial: rials.nullable(),
});

/** The fee of a door that nobody opened: in escrow, or owed where the order was to be paid in cash. */
export const heldFee = z.object({
  standing: z.enum(HELD_FEE_STANDINGS),
  /** The part that came from the order's own money. */
  heldRial: rials,
  /** The part that the customer owes, because nothing was paid. */
  debtRial: rials,
  contestUntilMs: z.number().int().nullable(),
});

/** The promised beginning of a visit, and the compensation for a late one. */
export const lateness = z.object({
  promisedUntilMs: z.number().int(),
  /** Cancelling is free from then on, unless somebody has arrived. */
  freeCancelFromMs: z.number().int(),
  /** The delay that the provider announced; null without one. */
  delay: z.object({ minutes: z.number().int(), answer: z.enum(DELAY_ANSWERS) }).nullable(),
  /** After the visit's hour; null for one that began in time or has not begun. */
  lateMinutes: z.number().int().nullable(),
  /** The credit to the customer's wallet. */
  creditRial: rials,
  /** The part of the credit that the provider's pay bore; 0 before the order's end. */
  ofPayRial: rials,
});
