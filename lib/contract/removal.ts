import { z } from 'zod';

import { defineCall } from './call';
import { id } from './shapes';

/** Calls about the vehicles for a household’s move; its order is placed by `handyman/addhandymanrequest`. */
export const removalCalls = [
  defineCall('moving/getallvehicle', {
    summary: 'The vehicles of removals in a city, with how many movers each takes',
    access: 'public',
    input: z.object({ cityid: id.optional(), locationid: id.optional() }),
    answer: z.object({
      lstVehicle: z.array(
        z.object({
          srvcattypeid: id,
          leastMovers: z.number().int(),
          mostMovers: z.number().int(),
          /** Whole hours that such a removal takes as a rule. */
          hourCount: z.number().int(),
          /** Packing only: boxes are packed where they stand, so that it ends where it begins. */
          isPacking: z.boolean(),
        }),
      ),
    }),
    outcomes: ['service-not-available'],
  }),
] as const;
