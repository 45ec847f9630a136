import { z } from 'zod';

import { defineCall } from './call';
import { id, rials } from './shapes';

const testPlace = z.object({ srvcattypeid: id, cityid: id.optional(), locationid: id.optional() });

/** Calls of the medical tests at home. */
export const testingCalls = {
  'testing/getalltest': defineCall('testing/getalltest', {
    summary: 'The tests of a type, what each costs a person in a city, and how to prepare for it',
    access: 'public',
    input: testPlace,
    answer: z.object({
      lstTest: z.array(
        z.object({
          testId: id,
          testName: z.string(),
          description: z.string(),
          /** For so many hours before nothing is eaten; 0 where that does not matter. */
          fastingHours: z.number().int(),
          /** Tests that it brings with it: they are not ordered beside it. */
          lstContained: z.array(id),
          priceRial: rials,
        }),
      ),
      visitFeeRial: rials,
    }),
    outcomes: ['service-not-available'],
  }),
} as const;
