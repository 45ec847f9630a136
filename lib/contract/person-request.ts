import { z } from 'zod';

import { defineCall } from './call';
import { seenFields } from './seen';
import { acknowledgement, id, lineText, paragraphText, personName } from './shapes';

const reason = paragraphText(5, 600);

/** Calls by which the desk answers a person's requests about their own data (design/DESK.md). */
export const personRequestCalls = [
  defineCall('operator/handoverdata', {
    summary: 'A copy of everything that is stored of a person, to be handed over at their request; they are told why',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    input: z.object({ userid: id, reason }),
    answer: z.object({ personalData: z.record(z.string(), z.unknown()) }),
    /** `not-yours`: the caller's own, which their account hands out. */
    outcomes: ['not-found', 'not-yours'],
  }),
  defineCall('operator/correctdetails', {
    summary: 'Corrects a person’s name and e-mail at their request; they are told why',
    access: 'operator',
    limit: 'operators',
    input: z.object({
      userid: id,
      firstName: personName,
      lastName: personName,
      /** Empty for none. */
      email: lineText(0, 120),
      reason,
      ...seenFields,
    }),
    answer: acknowledgement,
    outcomes: ['not-found', 'not-yours', 'stale'],
  }),
] as const;
