import { z } from 'zod';

import { defineCall } from './call';
import { decidableDispute, disputeCase, PHOTOS_A_SIDE, plannedSettlement, queuedDispute } from './dispute-shapes';
import { DISPUTE_STATES, DISPUTE_WISHES } from './enumerations';
import { id, listPage, paragraphText, rials } from './shapes';
import { disputeReason, taskDetail } from './task';

const amount = rials.min(0);
const byTask = z.object({ taskid: id });
const byDispute = z.object({ disputeid: id });
const words = paragraphText(1, 2000);
/** Ids of the caller's own photos. */
const fileids = z.array(id).max(PHOTOS_A_SIDE).default([]);
const answer = z.object({ dispute: disputeCase });
const ofSides = ['not-found', 'not-yours', 'move-not-allowed'] as const;
const ofDesk = ['not-found', 'not-yours', 'move-not-allowed', 'approval-void'] as const;

/** Calls about a problem with the work: its report, its ladder, its decision and appeal (BEHAVIOUR 15). */
export const disputeCalls = [
  defineCall('dispute/opendispute', {
    summary:
      'Reports a problem from the start of the work until its time is over: the order’s money waits, and the professional has 48 hours to answer',
    access: 'user',
    limit: 'once',
    input: z.object({
      taskid: id,
      reason: disputeReason,
      /** The customer's words; left out, the reason says it. More can be said later. */
      text: words.optional(),
      wish: z.enum(DISPUTE_WISHES).default('refund'),
      /** The place of a line of textiles, from 0 on: one of its pieces is meant. Left out: the whole order. */
      piece: z.number().int().min(0).max(1000).optional(),
      /**
       * The sum that a silent professional pays; left out: the whole price, or the piece’s. It may exceed that only for
       * damage.
       */
      askedrial: amount.optional(),
      fileids,
    }),
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
    outcomes: ['move-not-allowed', 'not-yours', 'unsupported-type', 'limit-reached'],
  }),
  defineCall('dispute/getdispute', {
    summary: 'A reported problem as one of its two sides reads it',
    access: 'user',
    input: byTask,
    answer,
    outcomes: ['not-found', 'not-yours'],
  }),
  defineCall('dispute/adddisputewords', {
    summary: 'Words and photos of one side; said in one’s own time, it is no silence',
    access: 'user',
    limit: 'capped',
    input: byTask.extend({ text: words, fileids }),
    answer,
    outcomes: [...ofSides, 'unsupported-type', 'limit-reached'],
  }),
  defineCall('dispute/offersettlement', {
    summary: 'The professional offers a sum, or an hour at which to come again',
    access: 'provider',
    limit: 'capped',
    input: byTask.extend({
      text: words,
      /** Not read of an offer to come again. */
      rial: amount.nullable(),
      /** The beginning of the second visit; null for an offer of money. */
      visitatms: z.number().int().positive().nullable(),
    }),
    answer,
    outcomes: [...ofSides, 'limit-reached'],
  }),
  defineCall('dispute/acceptoffer', {
    summary: 'The customer accepts what was offered: the money moves at once, or the second visit is agreed',
    access: 'user',
    limit: 'once',
    input: byTask,
    answer,
    outcomes: [...ofSides, 'provider-not-free'],
  }),
  defineCall('dispute/askdesk', {
    summary: 'The customer accepts no offer, or the second visit did not help: an operator decides',
    access: 'user',
    limit: 'once',
    input: byTask,
    answer,
    outcomes: ofSides,
  }),
  defineCall('dispute/withdrawdispute', {
    summary: 'The customer says that all is well after all: the money is released',
    access: 'user',
    limit: 'once',
    input: byTask,
    answer,
    outcomes: ofSides,
  }),
  defineCall('dispute/appealdecision', {
    summary: 'Either side asks once, within seven days, for a decision by an operator who has not touched the case',
    access: 'user',
    limit: 'once',
    input: byTask.extend({ text: words }),
    answer,
    outcomes: ofSides,
  }),
  defineCall('dispute/contestfee', {
    summary:
      'The customer contests the fee of a door that nobody opened, while it waits: it stays in escrow until an operator has decided',
    access: 'user',
    limit: 'once',
    input: z.object({ taskid: id, text: paragraphText(1, 2000) }),
    answer: z.object({ taskDetail }),
    outcomes: ['move-not-allowed', 'not-yours'],
  }),
  defineCall('operator/getalldispute', {
    summary: 'Disputes that an operator has to decide, the next deadline first',
    access: 'operator',
    input: listPage.prefault({}),
    answer: z.object({ lstDispute: z.array(queuedDispute), totalCount: z.number().int() }),
  }),
  defineCall('operator/getdispute', {
    summary: 'A dispute with both voices, the order’s time line and money',
    access: 'operator',
    input: byDispute,
    answer: z.object({ dispute: decidableDispute }),
    outcomes: ['not-found'],
  }),
  defineCall('operator/plandispute', {
    summary: 'What a decision would take and give, account by account',
    access: 'operator',
    input: byDispute.extend({ rial: amount }),
    answer: z.object({ plan: plannedSettlement }),
    outcomes: ['not-found', 'move-not-allowed'],
  }),
  defineCall('operator/decidedispute', {
    summary: 'Decides on a dispute or its appeal: the money moves at once, a large sum after a second operator’s yes',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    input: byDispute.extend({
      /** The customer's refund in all. */
      rial: amount,
      /** Both sides read it. */
      reason: paragraphText(5, 600),
    }),
    answer: z.object({
      /** A second operator has to say yes. */
      waits: z.boolean(),
    }),
    outcomes: ofDesk,
  }),
  defineCall('operator/confirmdispute', {
    summary: 'A second operator says yes or no to a decision that waits',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    input: byDispute.extend({ isconfirmed: z.boolean() }),
    answer: z.object({ dispute: decidableDispute }),
    outcomes: ofDesk,
  }),
] as const;
