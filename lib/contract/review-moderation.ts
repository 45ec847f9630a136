import { z } from 'zod';

import { defineCall } from './call';
import { REVIEW_MEASURES } from './desk-enumerations';
import { SANCTION_DECISIONS } from './provider-enumerations';
import { acknowledgement, id, listPage, paragraphText } from './shapes';

const instantMs = z.number().int();
/** Its writer reads it. */
const reason = paragraphText(5, 600);

/** An appeal against a measure, with the review as it was written. */
const reviewAppeal = z.object({
  moderationid: id,
  taskid: id,
  reqcode: z.string(),
  fullname: z.string(),
  mobileNo: z.string(),
  measure: z.enum(REVIEW_MEASURES),
  reason: z.string(),
  stars: z.number().int(),
  text: z.string(),
  photoCount: z.number().int(),
  decidedAtMs: instantMs,
  appealText: z.string(),
  appealedAtMs: instantMs,
  /** The reader decided on the review, so that somebody else answers. */
  isOwn: z.boolean(),
  /** The answer to the appeal, and its reason; null while it waits. */
  ended: z.object({ decision: z.enum(SANCTION_DECISIONS), reason: z.string(), atMs: instantMs }).nullable(),
});

/** Calls of reviews that an operator takes from the pages (BEHAVIOUR 20). */
export const reviewModerationCalls = [
  defineCall('operator/moderatereview', {
    summary: 'Masks the words and photos of a review, or hides it with its stars; its writer reads why and may appeal',
    access: 'operator',
    limit: 'operators',
    input: z.object({ taskid: id, measure: z.enum(REVIEW_MEASURES), reason }),
    answer: acknowledgement,
    outcomes: ['not-found', 'not-yours', 'move-not-allowed'],
  }),
  defineCall('review/appealreview', {
    summary: 'The writer of a masked or hidden review appeals, once; another operator answers',
    access: 'user',
    limit: 'once',
    input: z.object({ taskid: id, text: paragraphText(5, 600) }),
    answer: acknowledgement,
    outcomes: ['not-found', 'not-yours', 'appeal-closed'],
  }),
  defineCall('operator/getallreviewappeal', {
    summary: 'Appeals of writers whose reviews were masked or hidden, the oldest first',
    access: 'operator',
    /** With an id that appeal alone, an answered one too. */
    input: listPage.extend({ moderationid: id.optional() }).prefault({}),
    answer: z.object({ lstAppeal: z.array(reviewAppeal), totalCount: z.number().int() }),
  }),
  defineCall('operator/decidereviewappeal', {
    summary: 'Another operator decides on the appeal of a review; lifted, it stands again with its stars',
    access: 'operator',
    limit: 'operators',
    input: z.object({ moderationid: id, decision: z.enum(SANCTION_DECISIONS), reason }),
    answer: acknowledgement,
    outcomes: ['not-found', 'not-yours', 'appeal-closed'],
  }),
] as const;
