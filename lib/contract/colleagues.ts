import { z } from 'zod';

import { defineCall } from './call';
import { COLLEAGUE_OBSTACLES, COLLEAGUE_STATES } from './provider-enumerations';
import { nothing, rials } from './shapes';

/** Calls by which a provider brings others to work here. */
export const colleagueCalls = [
  defineCall('provider/getinvitedcolleagues', {
    summary: 'The caller’s code for colleagues, who applied with it, newest first, and what became of the credit',
    access: 'provider',
    input: nothing,
    answer: z.object({
      inviteCode: z.string(),
      lstColleague: z.array(
        z.object({
          firstName: z.string(),
          invitedAtMs: z.number().int(),
          state: z.enum(COLLEAGUE_STATES),
          /** Jobs that count so far. */
          jobCount: z.number().int(),
          /** The obstacle, where no credit comes; null elsewhere. */
          why: z.enum(COLLEAGUE_OBSTACLES).nullable(),
          /** Until when the jobs have to be done. */
          endsAtMs: z.number().int(),
        }),
      ),
      givenCount: z.number().int(),
      /** The caller's own credit from it. */
      givenRial: rials,
    }),
  }),
] as const;
