import type { UpholsteryPiece } from '@/lib/contract/enumerations';

// Sofas and what else is washed where it stands.

/** Seats that each piece counts as, for its price and its time. */
export const UPHOLSTERY_SEATS = {
  seat: 1,
  chair: 0.5,
  'single-mattress': 2,
  'double-mattress': 3,
} as const satisfies Record<UpholsteryPiece, number>;
/** Minutes of a visit: setting up the machine, and each seat. */
export const UPHOLSTERY_MINUTES = { setUp: 30, aSeat: 15 } as const;
/** The most seats of one visit; `upholsteryPieces` of lib/contract/custody-shapes.ts refuses more chairs than that. */
export const UPHOLSTERY_MOST_SEATS = 24;
