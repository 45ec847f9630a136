import { z } from 'zod';

import { HEAVY_PIECES } from './enumerations';

/**
 * Whole numbers of a removal that `lib/domain/constants/` bounds: LOWEST_FLOOR to HIGHEST_FLOOR,
 * REMOVAL_MOST_OF_A_PIECE.
 */
const floor = z.number().int().min(-5).max(60);
const pieceCount = z.number().int().min(1).max(10);

/** The access to a home. Floor 0 is level with the street, basements are below zero. */
export const homeAccess = z.object({ floor, hasLift: z.boolean() });

/** Pieces that weigh more than furniture does, each kind once. */
export const heavyPieces = z
  .array(z.object({ piece: z.enum(HEAVY_PIECES), count: pieceCount }))
  .max(HEAVY_PIECES.length);

/** A removal's answers beside its vehicle; the guide price is computed from them. */
export const removalAnswers = {
  heavyPieces: heavyPieces.default([]),
  /** Packing in boxes beside the removal. */
  hasPacking: z.boolean().default(false),
  originAccess: homeAccess.nullish(),
  destinationAccess: homeAccess.nullish(),
};

/** A removal as both sides read it. */
export const removalDetail = z.object({
  moverCount: z.number().int(),
  heavyPieces,
  hasPacking: z.boolean(),
  origin: homeAccess,
  destination: homeAccess,
  /** City and neighbourhood, in the reader's language. */
  destinationPlace: z.string(),
  /** The customer's own text; empty for bidders, and for a provider before the acceptance and once the job is over. */
  destinationStreet: z.string(),
  destinationZipCode: z.string().nullable(),
  destinationLatitude: z.number().nullable(),
  destinationLongitude: z.number().nullable(),
  /**
   * The estimated way from its start to its end. It is between the doors for readers of the streets, and between the
   * centres of their neighbourhoods for all others.
   */
  way: z.object({ metres: z.number().int(), minutes: z.number().int(), isEstimate: z.boolean() }),
});
