import { bidding } from '../../matching/bids';
import type { PlacedKind } from '../../placed-kind';
import { requireDestination } from './destination';
import { requireMovingQuote } from './price';

/** A removal: from one address to another, priced and done by whoever's bid is chosen. */
export const placedMoving = {
  call: 'handyman/addhandymanrequest',
  requireQuote: requireMovingQuote,
  requireDetail: requireDestination,
  matching: bidding,
} as const satisfies PlacedKind;
