import { z } from 'zod';

import { lineText } from './shapes';

/**
 * The values with which an editing call's form was filled, by the names of the call's fields. They are as the host
 * answered them, and only the shown ones. If one of them has changed since, nothing is saved, and `stale` carries the
 * present values under `theirs`. Left out, nothing is compared and the save counts.
 */
export const seenFields = {
  /** The values with which the form was filled, by the names of these fields. A changed one answers `stale`. */
  seen: z.record(lineText(1, 40), z.unknown()).optional(),
};
