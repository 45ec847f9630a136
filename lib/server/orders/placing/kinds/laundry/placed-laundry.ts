import { quoteLaundry } from '@/lib/funnel/kinds/laundry/quote';

import { toPlacedTextiles } from '../../placed-textiles';

/** Laundry: priced by item and grade, with a least sum. */
export const placedLaundry = toPlacedTextiles({
  kind: 'laundry',
  quote: (graded, { clothes }, book) => quoteLaundry({ ...graded, clothes }, book),
});
