import { z } from 'zod';

import { lineText } from './shapes';

/**
 * What the form of an editing call was filled in from, by the names of the call's fields: as the host answered it, of
 * those that the form shows. Where somebody else has changed one of them since, nothing is saved, and `stale` says
 * under `theirs` what each is now. Left out, nothing is compared and the save counts.
 */
export const seenFields = {
  /** What the form was filled in from, by the names of these fields; where it is no longer so, `stale`. */
  seen: z.record(lineText(1, 40), z.unknown()).optional(),
};
