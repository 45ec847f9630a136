import { z } from 'zod';

import { shownRating } from './bid-shapes';
import { defineCall } from './call';
import { REVIEW_MEASURES } from './desk-enumerations';
import { REVIEW_REASONS } from './enumerations';
import { SANCTION_DECISIONS } from './provider-enumerations';
import { qualityStars } from './review-shapes';
import { acknowledgement, id, paragraphText } from './shapes';

/** Calls of a customer's review of a work, and of its provider's answer (BEHAVIOUR 11). */
export const reviewCalls = [
  defineCall('review/getreview', {
    summary:
      'The review of a task, for who may write it and for the provider, and whether the asker can write or edit it now',
    access: 'task',
    input: z.object({ taskid: id }),
    answer: z.object({
      review: z
        .object({
          stars: z.number().int(),
          qualities: qualityStars,
          reasons: z.array(z.enum(REVIEW_REASONS)),
          text: z.string(),
          /** The provider's answer; null without one. */
          answer: z.string().nullable(),
          lstPhoto: z.array(z.object({ fileid: id, fileurl: z.string() })),
        })
        .nullable(),
      /** The operator's measure about the review, for its writer; null without one. */
      moderation: z
        .object({
          measure: z.enum(REVIEW_MEASURES),
          reason: z.string(),
          decidedAtMs: z.number().int(),
          appealDueAtMs: z.number().int(),
          appealedAtMs: z.number().int().nullable(),
          appealDecision: z.enum(SANCTION_DECISIONS).nullable(),
          appealReason: z.string().nullable(),
        })
        .nullable(),
      serverNowMs: z.number().int(),
      canReview: z.boolean(),
      /** The signed link adds no photos: it may be passed on. */
      canAddPhotos: z.boolean(),
      closesAtMs: z.number().int().nullable(),
    }),
    outcomes: ['not-yours', 'link-expired'],
  }),
  defineCall('review/addreview', {
    summary: 'Reviews a task, or edits the review within a day',
    access: 'task',
    limit: 'once',
    input: z.object({
      taskid: id,
      stars: z.number().int().min(1).max(5),
      reasons: z.array(z.enum(REVIEW_REASONS)).max(6).default([]),
      text: paragraphText(0, 2000).default(''),
      /** Left out: as they are. */
      qualities: qualityStars.optional(),
      /** Photos of uploadimage, the customer's own, which everybody will see. Left out: as they are. */
      lstPhotoId: z.array(id).max(20).optional(),
    }),
    answer: z.object({ workerRate: shownRating, reviewCount: z.number().int() }),
    /** `limit-reached` with limit, for more photos than a review shows. */
    outcomes: ['review-closed', 'not-yours', 'link-expired', 'limit-reached', 'unsupported-type'],
  }),
  defineCall('review/answerreview', {
    summary: 'A provider’s one answer to a review',
    access: 'provider',
    limit: 'once',
    input: z.object({ taskid: id, text: paragraphText(1, 1000) }),
    answer: acknowledgement,
    outcomes: ['not-yours', 'not-found', 'review-answered'],
  }),
] as const;
