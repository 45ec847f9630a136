import { z } from 'zod';

import { defineCall } from './call';
import { CORRECTABLE_POSTINGS, CORRECTED_ACCOUNTS } from './desk-enumerations';
import { id, listPage, paragraphText, rials } from './shapes';

const instantMs = z.number().int();

/** A posting that an operator booked by hand, with its corrections. */
const booking = z.object({
  postingid: id,
  reason: z.enum(CORRECTABLE_POSTINGS),
  atMs: instantMs,
  /** Null for money that belongs to no order. */
  taskid: id.nullable(),
  /** `bookedRial` is the booked sum; `rial` is the sum after its corrections. */
  bookedRial: rials,
  rial: rials,
  lstCorrection: z.array(z.object({ rial: rials, atMs: instantMs, operator: z.string(), reason: z.string() })),
  mayCorrect: z.boolean(),
  /** The correction that waits for a second operator; null without one. */
  pending: z
    .object({
      rial: rials,
      reason: z.string(),
      /** It is the reader's own. */
      isOwn: z.boolean(),
    })
    .nullable(),
});

/** The effect of a correction on each account. */
const correctionPlan = z.object({
  postingid: id,
  /** The booking's sum now, and after the correction. */
  nowRial: rials,
  rial: rials,
  lstAccount: z.array(
    z.object({
      account: z.enum(CORRECTED_ACCOUNTS),
      /** The owner's name; null for the marketplace's own account. */
      owner: z.string().nullable(),
      beforeRial: rials,
      afterRial: rials,
    }),
  ),
  /** False where an account has not enough: a larger sum has to be left. */
  isPossible: z.boolean(),
  needsSecond: z.boolean(),
});

const byPosting = z.object({ postingid: id });

/** Corrections of manual bookings (DESK "correct", decision 0155). */
export const correctionCalls = [
  defineCall('operator/getallbooking', {
    summary: 'What operators booked by hand for an order or a person, newest first, with what was corrected of it',
    access: 'operator',
    input: listPage.extend({ taskid: id.optional(), userid: id.optional() }),
    answer: z.object({ lstBooking: z.array(booking), totalCount: z.number().int() }),
  }),
  defineCall('operator/plancorrection', {
    summary: 'What correcting a booking to another sum, or to nothing, would do to each account',
    access: 'operator',
    input: byPosting.extend({ rial: rials.min(0) }),
    answer: z.object({ plan: correctionPlan }),
    outcomes: ['not-found', 'move-not-allowed'],
  }),
  defineCall('operator/correctbooking', {
    summary: 'Corrects a booking by a posting of its own; a large difference after a second operator’s yes',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    input: byPosting.extend({
      /** The booking's corrected sum: less than now. */
      rial: rials.min(0),
      /** `nowRial` as the operator saw it: with another one by then, nothing moves. */
      seenRial: rials.min(0),
      reason: paragraphText(5, 600),
    }),
    answer: z.object({
      /** A second operator has to say yes. */
      waits: z.boolean(),
    }),
    outcomes: ['not-found', 'not-yours', 'move-not-allowed', 'sums-changed'],
  }),
  defineCall('operator/confirmcorrection', {
    summary: 'A second operator says yes or no to a correction that waits',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    input: byPosting.extend({ isconfirmed: z.boolean() }),
    answer: z.object({}),
    outcomes: ['not-found', 'not-yours', 'move-not-allowed', 'sums-changed', 'approval-void'],
  }),
] as const;
