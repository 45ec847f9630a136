import { bidding } from '../../matching/bids';
import type { PlacedKind } from '../../placed-kind';
import { requireTaskQuote } from './price';

/** A task: described by its customer, priced and done by whoever's bid is chosen. */
export const placedTask = {
  call: 'handyman/addhandymanrequest',
  requireQuote: requireTaskQuote,
  matching: bidding,
} as const satisfies PlacedKind;
