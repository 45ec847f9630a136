import { z } from 'zod';

import { REVIEW_QUALITIES } from './enumerations';
import { WORK_PHOTO_MOMENTS } from './provider-enumerations';

const stars = z.number().int().min(1).max(5);

/** Stars of single qualities; none is required. */
export const qualityStars = z.object({
  punctuality: stars.optional(),
  work: stars.optional(),
  manner: stars.optional(),
  tidiness: stars.optional(),
});

/** A photo that everybody sees beside a review. */
const reviewPhoto = z.object({
  fileurl: z.string(),
  /** Null for the customer's own; else when the professional took it. */
  moment: z.enum(WORK_PHOTO_MOMENTS).exclude(['door']).nullable(),
});

/** A provider's answer to a review, once; both are null without one. */
export const reviewAnswer = { answer: z.string().nullable(), answeredAtMs: z.number().int().nullable() };

/** A review as everybody reads it. */
export const shownReview = z.object({
  stars: z.number().int(),
  text: z.string(),
  name: z.string(),
  createdAtMs: z.number().int(),
  /** The customer's own, then those of the work on which both sides agree. */
  lstPhoto: z.array(reviewPhoto),
});

/** Counts of reviews with one star, two, and so on to five. Empty below the number from which bars are shown. */
export const starCounts = z.array(z.number().int());

/** The average of a quality that has been rated often enough. */
export const qualityAverage = z.object({
  quality: z.enum(REVIEW_QUALITIES),
  average: z.number(),
  count: z.number().int(),
});

/** Visits that began in the 30 whole days before today: their number, and the percentage in time. */
export const visitsInTime = z.object({ percent: z.number().int(), visitCount: z.number().int() });
