import { z } from 'zod';

import { DELAY_ANSWERS, DOOR_STEPS, DOOR_WORDS, HELD_FEE_STANDINGS } from './provider-enumerations';
import { rials } from './shapes';

/** What the two sides of an order say at the door (BEHAVIOUR 30, "Nobody opens"). */
export const doorWait = z.object({
  /** When the provider said that they are at the door; null before. */
  arrivedAtMs: z.number().int().nullable(),
  /** A shared position proved it; otherwise a photo of the door has to. */
  isNear: z.boolean(),
  /** When the countdown ends that the provider's first message began; null before that message. */
  waitsUntilMs: z.number().int().nullable(),
  /**
   * What the provider still has to do before reporting that nobody opens, in its order; empty once it may be reported.
   */
  lstMissing: z.array(z.enum(DOOR_STEPS)),
  /** What the customer said last; null before anything was said. */
  customerWord: z.enum(DOOR_WORDS).nullable(),
  /** What the report would cost the customer; null in everybody else's view. */
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

/** By when a visit has to begin, and what a later one brought its customer. */
export const lateness = z.object({
  promisedUntilMs: z.number().int(),
  /** From then on cancelling costs nothing, where nobody has arrived. */
  freeCancelFromMs: z.number().int(),
  /** What the provider told of being late; null where nothing was told. */
  delay: z.object({ minutes: z.number().int(), answer: z.enum(DELAY_ANSWERS) }).nullable(),
  /** After the visit's hour; null for one that began in time or has not begun. */
  lateMinutes: z.number().int().nullable(),
  /** What the customer's wallet got. */
  creditRial: rials,
  /** What the provider's pay bore of it; zero before the order's end. */
  ofPayRial: rials,
});
