import { z } from 'zod';

import { defineCall } from './call';
import { CASH_OUTCOMES } from './money-enumerations';
import { acknowledgement, id, listPage, paragraphText, rials } from './shapes';
import { taskDetail } from './task';

/** The number on a card machine's slip, in Latin digits: CARD_SLIP_DIGITS of lib/domain/constants/. */
const slipNumber = z.string().regex(/^\d{4,20}$/);

const byTask = z.object({ taskid: id });
const ofCustomer = { access: 'user', limit: 'once', answer: z.object({ taskDetail }) } as const;

/** A claim of cash that was not paid, as an operator reads it. */
const cashClaim = z.object({
  taskid: id,
  reqcode: z.string(),
  /** The missing sum. */
  amountRial: rials,
  /** The part that was taken; 0 where nothing was. */
  partRial: rials,
  customerName: z.string(),
  customerMobile: z.string(),
  providerName: z.string(),
  providerMobile: z.string(),
  claimedAtMs: z.number().int(),
  /** The customer's objection; null without one. */
  contestText: z.string().nullable(),
  contestedAtMs: z.number().int().nullable(),
  /** More than one operator may decide alone. */
  needsSecond: z.boolean(),
  /** The decision that waits for a second operator; null without one. */
  pending: z
    .object({
      isPaid: z.boolean(),
      reason: z.string(),
      /** It is the reader's own. */
      isOwn: z.boolean(),
    })
    .nullable(),
  /** Its end; null while it waits. `reason`: an operator's, null where the cash was paid later. */
  ended: z.object({ reason: z.string().nullable(), atMs: z.number().int() }).nullable(),
});

/** Calls of the cash that is due at the door when a job ends (BEHAVIOUR 30). */
export const cashCalls = [
  defineCall('expert/recordcash', {
    summary: 'Says how the cash of a finished job ended: taken, by card machine, or not paid in whole or in part',
    access: 'provider',
    limit: 'once',
    input: byTask.extend({
      outcome: z.enum(CASH_OUTCOMES),
      /** The sum taken, as the server had named it: the whole due sum, or 0 where the outcome is `none`. */
      seenRial: rials,
      /** Where the outcome is `none`: the part that was taken, less than the due sum. */
      partRial: rials.min(0).optional(),
      /** Where the outcome is `pos`: the number on the machine's slip, for who keeps it. */
      reference: slipNumber.optional(),
    }),
    answer: z.object({}),
    outcomes: ['move-not-allowed', 'not-yours'],
  }),
  defineCall('reqandpay/contestcash', {
    ...ofCustomer,
    summary: 'The customer says that the cash was paid: an operator decides',
    input: byTask.extend({ text: paragraphText(1, 600) }),
    outcomes: ['move-not-allowed', 'not-yours'],
  }),
  defineCall('reqandpay/paycashdebt', {
    ...ofCustomer,
    summary: 'The customer pays with the wallet the cash that a completed order left owing',
    input: byTask,
    outcomes: ['move-not-allowed', 'wallet-too-low', 'not-yours'],
  }),
  defineCall('operator/getallcashclaim', {
    summary: 'Claims of cash that was not paid, the oldest first',
    access: 'operator',
    /** With an order that claim alone, an ended one too. */
    input: listPage.extend({ taskid: id.optional() }).prefault({}),
    answer: z.object({ lstClaim: z.array(cashClaim), totalCount: z.number().int() }),
  }),
  defineCall('operator/decidecashclaim', {
    summary:
      'Decides whether the cash of an order was paid; without it no commission is taken; a large sum after a second operator’s yes',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    input: byTask.extend({
      ispaid: z.boolean(),
      /** Both sides read it. */
      reason: paragraphText(5, 600),
    }),
    answer: z.object({
      /** A second operator has to say yes. */
      waits: z.boolean(),
    }),
    outcomes: ['move-not-allowed', 'not-found', 'not-yours'],
  }),
  defineCall('operator/confirmcashclaim', {
    summary: 'A second operator says yes or no to a decision about the cash of an order',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    input: byTask.extend({ isconfirmed: z.boolean() }),
    answer: acknowledgement,
    outcomes: ['move-not-allowed', 'not-found', 'not-yours', 'approval-void'],
  }),
] as const;
