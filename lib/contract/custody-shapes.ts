import { z } from 'zod';

import { UPHOLSTERY_PIECES } from './enumerations';
import { CUSTODY_STAGES } from './provider-enumerations';
import { id } from './shapes';

/** One piece or bag of textiles, as both sides read it. */
export const custodyPiece = z.object({
  pieceid: id,
  /** What stands on its tag, as text and as a QR code. */
  tag: z.string(),
  pieceName: z.string(),
  /** 1 for a piece, more for a bag. */
  count: z.number().int(),
  defects: z.string(),
  fileurl: z.string().nullable(),
  /** The hand-overs that it was scanned at, the first one first. */
  lstScan: z.array(z.object({ stage: z.enum(CUSTODY_STAGES), atMs: z.number().int() })),
});

/** The textiles of an order and their way. */
export const custodyDetail = z.object({
  lstPiece: z.array(custodyPiece),
  /** How many there are, bags counted piece by piece. */
  pieceCount: z.number().int(),
  /** What was ordered, and how much of it is on the list; empty for an order whose lines name no pieces. */
  lstOrdered: z.array(
    z.object({
      item: z.string(),
      label: z.string(),
      /** Its kind, where pieces of several kinds were ordered. */
      group: z.string().optional(),
      orderedCount: z.number().int(),
      listedCount: z.number().int(),
    }),
  ),
  /** When the customer's code signed for the list; null before, and where it was taken without one. */
  signedAtMs: z.number().int().nullable(),
  /** Pieces can be listed: before they are picked up, by the provider who comes. */
  takesPieces: z.boolean(),
  /** The hand-over whose scans are due now; null where none is. */
  nextStage: z.enum(CUSTODY_STAGES).nullable(),
  /** How many of the pieces it has not been made for. */
  missingCount: z.number().int(),
});

/**
 * Carpets by size: square metres of one, or metres of fringe, as its type counts. CARPET_LIMITS of
 * lib/domain/constants/.
 */
export const carpetSizes = z
  .array(z.object({ units: z.number().min(0.5).max(60).multipleOf(0.01), count: z.number().int().min(1).max(20) }))
  .max(12);

/**
 * What is washed where it stands, by piece: at most as many as UPHOLSTERY_MOST_SEATS of
 * lib/domain/constants/upholstery.ts are of the smallest, the chair.
 */
export const upholsteryPieces = z
  .array(z.object({ piece: z.enum(UPHOLSTERY_PIECES), count: z.number().int().min(1).max(48) }))
  .max(UPHOLSTERY_PIECES.length);

/** When an order's textiles come back. */
export const returnVisit = z.object({
  gDate: z.string(),
  startHour: z.number().int(),
  endHour: z.number().int(),
  startsAtMs: z.number().int(),
});
