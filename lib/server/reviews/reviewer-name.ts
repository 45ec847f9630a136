import { MASK } from '@/lib/domain/text/mask';
import { isPersonName } from '@/lib/domain/person/person-name';

import { isToldName } from '../words/told-names';

/**
 * A customer as strangers see them: first name and the family name's first letter. A name of old that is anybody's
 * words is not shown.
 */
export function toReviewerName(firstName: string, lastName: string): string {
  const shown = isToldName(firstName.trim()) ? firstName.trim() : MASK;
  const [initial] = Array.from(lastName.trim());
  return initial && isPersonName(initial) ? `${shown} ${initial}.` : shown;
}
