import { z } from 'zod';

import { defineCall } from './call';
import { PHOTOS_A_SIDE } from './dispute-shapes';
import { DISPUTE_WISHES, SERVICE_KINDS } from './enumerations';
import { PROBLEM_LINK_STATES } from './money-enumerations';
import { acknowledgement, id, lineText, paragraphText, priceLine, rials } from './shapes';
import { disputeReason } from './task';

const signedKey = lineText(1, 40);

/**
 * The key of `/problem/{problemKey}/`, the link in the SMS after the work (BEHAVIOUR 15). It is signed for one order,
 * takes one report of a problem, and opens nothing else.
 */
const byProblemKey = z.object({ problemKey: signedKey });
const words = paragraphText(1, 2000);
const outcomes = ['not-found', 'move-not-allowed', 'TooMuchRequest'] as const;
const limit = { handler: ['address:wrongProblemKey'] } as const;

/** Calls by which the holder of the SMS after the work reports a problem in the customer's place, without a login. */
export const problemLinkCalls = [
  defineCall('dispute/getbylink', {
    summary: 'What can be reported of an order by the link of its SMS, without a login: no street, number or name',
    access: 'public',
    limit,
    input: byProblemKey,
    answer: z.object({
      state: z.enum(PROBLEM_LINK_STATES),
      taskid: id,
      reqcode: z.string(),
      serviceName: z.string(),
      serviceTypeName: z.string(),
      kind: z.enum(SERVICE_KINDS),
      gradeName: z.string(),
      /** The lines of the order. */
      lines: z.array(priceLine),
      /** The refund by a silent professional, unless another sum is asked for. */
      priceRial: rials,
      /** The fee of a door that nobody opened, held and owed; null for other orders. */
      fee: z.object({ heldRial: rials, debtRial: rials }).nullable(),
      completesAtMs: z.number().int().nullable(),
      /** The link's end; null once it has ended. */
      untilMs: z.number().int().nullable(),
      serverNowMs: z.number().int(),
    }),
    outcomes: ['not-found', 'TooMuchRequest'],
  }),
  defineCall('dispute/openbylink', {
    summary: 'Reports a problem by the link of the SMS after the work, as dispute/opendispute does',
    access: 'public',
    limit,
    input: byProblemKey.extend({
      reason: disputeReason,
      /** Left out, the reason says it. */
      text: words.optional(),
      wish: z.enum(DISPUTE_WISHES).default('refund'),
      /** The place of a line of textiles, from 0 on: one of its pieces is meant. Left out: the whole order. */
      piece: z.number().int().min(0).max(1000).optional(),
      /** Left out, the whole price. Only for damage it may be more than the price. */
      askedrial: rials.min(0).optional(),
      /** Keys from `uploadproblemphoto`. */
      photokeys: z.array(signedKey).max(PHOTOS_A_SIDE).default([]),
    }),
    answer: acknowledgement,
    outcomes: [...outcomes, 'not-yours'],
  }),
  defineCall('dispute/contestbylink', {
    summary: 'Contests the fee of a door that nobody opened by the link of its SMS, as dispute/contestfee does',
    access: 'public',
    limit,
    input: byProblemKey.extend({ text: words }),
    answer: acknowledgement,
    outcomes,
  }),
  defineCall('uploadproblemphoto', {
    summary: 'Takes a photo for a report by the link of the SMS; it is the customer’s own from then on',
    access: 'public',
    limit: { handler: ['address:wrongProblemKey', 'problem-photos'] },
    isUpload: true,
    input: byProblemKey.extend({ file: z.instanceof(Uint8Array) }),
    /** Names the photo in the report of this order, and opens nothing. */
    answer: z.object({ photoKey: z.string() }),
    outcomes: [...outcomes, 'unsupported-type', 'too-large', 'unreadable-file'],
  }),
] as const;
