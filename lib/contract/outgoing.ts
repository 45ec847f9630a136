import { z } from 'zod';

import { defineCall } from './call';
import {
  OUTGOING_CHANNELS,
  OUTGOING_FAILURES,
  OUTGOING_GROUPS,
  OUTGOING_REFUSALS,
  OUTGOING_STATES,
} from './desk-enumerations';
import { acknowledgement, id, listPage, paragraphText } from './shapes';

/** A message of the outbox that failed or waits. */
const outgoingMessage = z.object({
  outgoingid: id,
  channel: z.enum(OUTGOING_CHANNELS),
  state: z.enum(OUTGOING_STATES),
  /** A mobile, an e-mail address, or the host of a browser's push service. */
  recipient: z.string(),
  /** The name of the mobile's owner; empty for a number without an account, an address or a browser. */
  fullname: z.string(),
  /** Its words, without codes and without addresses that open something. */
  text: z.string(),
  /** The order that it tells of; null for none. */
  taskid: id.nullable(),
  failure: z.enum(OUTGOING_FAILURES).nullable(),
  /** The partner's last answer, in its own words; null without one. */
  lastError: z.string().nullable(),
  attempts: z.number().int(),
  createdAtMs: z.number().int(),
  /** The next try; null without one. */
  nextAttemptAtMs: z.number().int().nullable(),
  /** The time when it was given up; null while it waits. */
  settledAtMs: z.number().int().nullable(),
  /** Why it is not sent again; null where it may be. */
  refusal: z.enum(OUTGOING_REFUSALS).nullable(),
});

/** Calls of the outbox at the desk: SMS, e-mails and notifications that failed or wait (decision 0156). */
export const outgoingCalls = [
  defineCall('operator/getalloutgoing', {
    summary: 'SMS, e-mails and notifications that failed, wait or may have arrived, the newest first',
    access: 'operator',
    input: listPage
      .extend({
        group: z.enum(OUTGOING_GROUPS).default('failed'),
        /** Left out: every channel. */
        channel: z.enum(OUTGOING_CHANNELS).optional(),
        /** That message alone, whatever its group. */
        outgoingid: id.optional(),
      })
      .prefault({}),
    answer: z.object({ lstOutgoing: z.array(outgoingMessage), totalCount: z.number().int() }),
  }),
  defineCall('operator/sendagain', {
    summary: 'Sends a message of the outbox again, or at once where it waits for its next try',
    access: 'operator',
    limit: 'operators',
    isIdempotent: 'when-keyed',
    input: z.object({ outgoingid: id }),
    answer: acknowledgement,
    /** `message-stale`: the list says why by `refusal`. */
    outcomes: ['not-found', 'message-stale'],
  }),
  defineCall('operator/closeoutgoing', {
    summary: 'Leaves a failed message as it is: it waits at the desk no more',
    access: 'operator',
    limit: 'operators',
    isIdempotent: 'when-keyed',
    input: z.object({ outgoingid: id, reason: paragraphText(5, 600) }),
    answer: acknowledgement,
    outcomes: ['not-found', 'move-not-allowed'],
  }),
] as const;
