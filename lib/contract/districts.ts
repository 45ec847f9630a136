import { z } from 'zod';

import { defineCall } from './call';
import { shownReview } from './review-shapes';
import { categoryNumber, id, idText } from './shapes';

/** The pages of a service in one neighbourhood (decision 0117). */
export const districtCalls = [
  defineCall('pdp/getdistricts', {
    summary:
      'The neighbourhoods that have a page of a service: it has prices in their city, somebody comes, and customers from there wrote of it; all of them, or those of one service in one city',
    access: 'public',
    input: z.object({ srvcategoryid: categoryNumber.optional(), cityid: idText.optional() }),
    answer: z.object({
      lstDistrict: z.array(
        z.object({
          srvcategoryid: z.string(),
          cityid: id,
          locationid: id,
          name: z.string(),
          /** Its part of an address, in Latin letters; no other of its city has it. */
          seopath: z.string(),
          /** The time of its newest review. */
          changedAtMs: z.number().int(),
        }),
      ),
    }),
  }),
  defineCall('pdp/getdistrict', {
    summary: 'What customers from a neighbourhood wrote of a service, and what their stars add up to',
    access: 'public',
    input: z.object({ srvcategoryid: categoryNumber, locationid: idText }),
    answer: z.object({
      name: z.string(),
      /** The average of its reviews; null without reviews. */
      rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
      lstReview: z.array(shownReview),
    }),
    outcomes: ['not-found'],
  }),
] as const;
