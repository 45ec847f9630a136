import { z } from 'zod';

import { UPHOLSTERY_PIECES } from './enumerations';
import { CUSTODY_STAGES } from './provider-enumerations';
import { id } from './shapes';

/** One piece or bag of textiles, as both sides read it. */
export const custodyPiece = z.object({
  pieceid: id,
  /** The text of its tag, which the tag also has as a QR code. */
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
  /** Pieces on the list; a bag counts as its pieces. */
  pieceCount: z.number().int(),
  /** The ordered pieces, and how many of each are on the list; empty for an order whose lines name no pieces. */
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
  /** The time when the customer's code signed the list; null before, and where the pieces were taken without a code. */
  signedAtMs: z.number().int().nullable(),
  /** Pieces can be listed: before they are picked up, by the provider who comes. */
  takesPieces: z.boolean(),
  /** The hand-over whose scans are due now; null where none is. */
  nextStage: z.enum(CUSTODY_STAGES).nullable(),
  /** Pieces that it has not been made for. */
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
 * Furniture to wash at home, by piece. The total may not exceed UPHOLSTERY_MOST_SEATS
 * (lib/domain/constants/upholstery.ts) of the smallest piece, the chair.
 */
export const upholsteryPieces = z
  .array(z.object({ piece: z.enum(UPHOLSTERY_PIECES), count: z.number().int().min(1).max(48) }))
  .max(UPHOLSTERY_PIECES.length);

/** The visit that brings an order's textiles back. */
export const returnVisit = z.object({
  gDate: z.string(),
  startHour: z.number().int(),
  endHour: z.number().int(),
  startsAtMs: z.number().int(),
});
