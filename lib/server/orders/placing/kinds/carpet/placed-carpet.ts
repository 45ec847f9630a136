import { quoteCarpet } from '@/lib/funnel/kinds/carpet/quote';

import { toPlacedTextiles } from '../../placed-textiles';

/** Carpets: priced by size, material and grade. */
export const placedCarpet = toPlacedTextiles({
  kind: 'carpet',
  quote: (graded, { carpets }, book) => quoteCarpet({ ...graded, carpets }, book),
});
