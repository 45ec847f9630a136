import { z } from 'zod';

import { defineCall } from './call';
import { DISPUTE_STATES } from './enumerations';
import { id, paragraphText, rials } from './shapes';
import { disputeReason, taskDetail } from './task';

/** Calls by which a customer reports a problem with the work (BEHAVIOUR 15). */
export const disputeCalls = [
  defineCall('dispute/opendispute', {
    summary: 'Reports a problem from the start of the work to its completion: no timer pays the order out any more',
    access: 'user',
    limit: 'once',
    input: z.object({ taskid: id, reason: disputeReason, text: paragraphText(1, 2000) }),
    answer: z.object({
      dispute: z.object({
        disputeid: id,
        state: z.enum(DISPUTE_STATES),
        reason: disputeReason,
        /** The part of the order's money that waits. */
        frozenRial: rials,
        openedAtMs: z.number().int(),
      }),
    }),
    outcomes: ['move-not-allowed', 'not-yours'],
  }),
  defineCall('dispute/contestfee', {
    summary:
      'The customer contests the fee of a door that nobody opened, while it waits: it stays in escrow until the operators have decided',
    access: 'user',
    limit: 'once',
    input: z.object({ taskid: id, text: paragraphText(1, 2000) }),
    answer: z.object({ taskDetail }),
    outcomes: ['move-not-allowed', 'not-yours'],
  }),
] as const;
