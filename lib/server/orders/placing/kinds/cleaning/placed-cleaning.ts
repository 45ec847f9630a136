import { chosenProvider } from '../../matching/chosen-provider';
import type { PlacedKind } from '../../placed-kind';
import { requireCleaningQuote } from './price';

/** A cleaning: priced by the hour, done by whom the customer chose. */
export const placedCleaning = {
  call: 'clean/addcleanrequest',
  requireQuote: requireCleaningQuote,
  matching: chosenProvider,
} as const satisfies PlacedKind;
