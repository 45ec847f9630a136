import type { UpholsteryPiece } from '@/lib/contract/enumerations';

// Sofas and what else is washed where it stands.

/** As how many seats each piece counts: for its price and for the time that it takes. */
export const UPHOLSTERY_SEATS = {
  seat: 1,
  chair: 0.5,
  'single-mattress': 2,
  'double-mattress': 3,
} as const satisfies Record<UpholsteryPiece, number>;
/** How long a visit takes: the machine is brought in and put together, then it goes seat by seat. */
export const UPHOLSTERY_MINUTES = { setUp: 30, aSeat: 15 } as const;
/**
 * More than so many seats are no work for one visit; `upholsteryPieces` of lib/contract/custody-shapes.ts refuses more
 * chairs than that.
 */
export const UPHOLSTERY_MOST_SEATS = 24;
