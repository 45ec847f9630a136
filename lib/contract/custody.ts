import { z } from 'zod';

import { defineCall } from './call';
import { custodyDetail } from './custody-shapes';
import { CUSTODY_STAGES } from './provider-enumerations';
import { id, lineText } from './shapes';

// CUSTODY_LIMITS of lib/domain/constants/.
const MOST_IN_A_BAG = 100;
const LONGEST_NAME = 60;
const LONGEST_ITEM = 60;
const LONGEST_DEFECTS = 300;
/** The text that a scanner reads: a code of ours, in any case and with spaces, or the text of a workshop's own tag. */
const tag = lineText(1, 64);

const answer = z.object({ custody: custodyDetail });

/**
 * Calls by which textiles are listed at the door and scanned at each hand-over (BEHAVIOUR 22). A hand-over itself is a
 * move of expert/movetask: `pickUp`, `process`, `bringBack` or `handBack`.
 */
export const custodyCalls = [
  defineCall('custody/addpiece', {
    summary: 'Lists a piece or bag at the door, with its photo and what is wrong with it; it gets a tag',
    access: 'provider',
    limit: 'capped',
    input: z.object({
      taskid: id,
      pieceName: lineText(1, LONGEST_NAME),
      /** The ordered piece that it is: an `item` of `lstOrdered`. */
      item: lineText(1, LONGEST_ITEM).optional(),
      count: z.number().int().min(1).max(MOST_IN_A_BAG).default(1),
      defects: lineText(0, LONGEST_DEFECTS).default(''),
      /** A photo of uploadimage, the caller's own. */
      fileid: id,
      /** The text of a tag that is on it already; left out, the piece gets one. */
      tag: tag.optional(),
    }),
    answer: answer.extend({ pieceid: id }),
    /** `limit-reached` with limit. */
    outcomes: ['not-yours', 'not-found', 'move-not-allowed', 'limit-reached', 'tag-taken', 'unsupported-type'],
  }),
  defineCall('custody/removepiece', {
    summary: 'Takes a piece off the list, before it is signed for',
    access: 'provider',
    limit: 'once',
    input: z.object({ pieceid: id }),
    answer,
    outcomes: ['not-yours', 'not-found', 'move-not-allowed'],
  }),
  defineCall('custody/scantag', {
    summary: 'A piece has come to the hand-over that is due; scanned twice, it is there once',
    access: 'provider',
    limit: 'once',
    input: z.object({
      taskid: id,
      tag,
      /**
       * The hand-over that it was scanned at; left out, the one that is due. A scan that arrives after its hand-over is
       * over is `move-not-allowed`.
       */
      stage: z.enum(CUSTODY_STAGES).optional(),
    }),
    answer: answer.extend({ pieceid: id }),
    outcomes: ['not-yours', 'not-found', 'move-not-allowed', 'tag-unknown'],
  }),
] as const;
