import { z } from 'zod';

import { defineCall } from './call';
import { acknowledgement, id } from './shapes';

/**
 * A live page of an own order to show to others (BEHAVIOUR 17): its link ends with the visit, or when the customer ends
 * it. The page itself reads `orderrecipient/getvisit` and `orderrecipient/getposition`.
 */
export const visitShareCalls = [
  defineCall('visitshare/sharevisit', {
    summary: 'The key of the link that shows an own order’s visit to others: a new one, unless there is one already',
    access: 'user',
    limit: { door: ['visit-share'] },
    input: z.object({ taskid: id }),
    answer: z.object({ visitKey: z.string() }),
    outcomes: ['not-found', 'not-yours', 'move-not-allowed', 'TooMuchRequest'],
  }),
  defineCall('visitshare/endsharing', {
    summary: 'The link shows nothing any more',
    access: 'user',
    limit: 'replaces',
    input: z.object({ taskid: id }),
    answer: acknowledgement,
    outcomes: ['not-found', 'not-yours'],
  }),
] as const;
