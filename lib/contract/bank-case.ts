import { z } from 'zod';

import { defineCall } from './call';
import { BANK_ANSWERS, BANK_CASE_ENDS, BANK_CASE_KINDS, BANK_CASE_MOVES } from './desk-enumerations';
import { id, lineText, listPage, paragraphText, rials } from './shapes';

const instantMs = z.number().int();

/** Money at a bank that an operator looks for. */
const bankCase = z.object({
  bankcaseid: id,
  kind: z.enum(BANK_CASE_KINDS),
  amountRial: rials,
  /** Null where the account is erased. */
  customer: z.object({ userid: id, fullname: z.string(), mobileNo: z.string() }).nullable(),
  /** Null for a top-up of the wallet. */
  order: z.object({ taskid: id, reqcode: z.string() }).nullable(),
  /** The payout that the bank returned, and the bank's words; null for all else. */
  payout: z.object({ payoutid: id, runid: id.nullable(), words: z.string().nullable() }).nullable(),
  /** The gateway's name in our records; null for a payout. */
  gateway: z.string().nullable(),
  /** The gateway's own name of the payment; of a payout its number in the bank's file. */
  authority: z.string(),
  beganAtMs: instantMs,
  notedAtMs: instantMs,
  /** The gateway's last answer; null while it was not asked since the case began. */
  lastAnswer: z.enum(BANK_ANSWERS).nullable(),
  lastAskedAtMs: instantMs.nullable(),
  /** The gateway can be asked again now. */
  mayAsk: z.boolean(),
  moves: z.array(z.enum(BANK_CASE_MOVES)),
  /** More than one operator may move alone: the moves of money wait for a second one. */
  needsSecond: z.boolean(),
  /** The move that waits for a second operator; null without one. */
  pending: z
    .object({
      move: z.enum(BANK_CASE_MOVES),
      reference: z.string().nullable(),
      reason: z.string(),
      /** It is the reader's own. */
      isOwn: z.boolean(),
    })
    .nullable(),
  /** Its end; null while it waits. */
  ended: z
    .object({
      end: z.enum(BANK_CASE_ENDS),
      reference: z.string().nullable(),
      reason: z.string().nullable(),
      atMs: instantMs,
    })
    .nullable(),
});

const byCase = z.object({ bankcaseid: id });

/** Calls about bank money without a known place (BEHAVIOUR 20). */
export const bankCaseCalls = [
  defineCall('operator/getallbankcase', {
    summary: 'Payments and refunds of which the bank says nothing, and money that it takes back no more, oldest first',
    access: 'operator',
    /** An id asks for one case, also one that ended. */
    input: listPage.extend({ bankcaseid: id.optional() }).prefault({}),
    answer: z.object({ lstCase: z.array(bankCase), totalCount: z.number().int() }),
  }),
  defineCall('operator/askbank', {
    summary: 'Asks the gateway now about a payment or a refund, and does what follows from its answer',
    access: 'operator',
    limit: 'operators',
    input: byCase,
    answer: z.object({
      /** Null where the bank has said how it went. */
      lastAnswer: z.enum(BANK_ANSWERS).nullable(),
    }),
    outcomes: ['not-found', 'move-not-allowed', 'bank-being-asked'],
  }),
  defineCall('operator/decidebankcase', {
    summary: 'Decides where money at a bank is, and books it; a large sum after a second operator’s yes',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    input: byCase.extend({
      move: z.enum(BANK_CASE_MOVES),
      /** `amountRial` as the operator saw it. */
      seenRial: rials,
      /** The bank's own name of the payment or transfer; not needed for `not-paid`. */
      reference: lineText(3, 60).optional(),
      reason: paragraphText(5, 600),
    }),
    answer: z.object({
      /** A second operator has to say yes. */
      waits: z.boolean(),
    }),
    outcomes: ['not-found', 'not-yours', 'move-not-allowed', 'sums-changed', 'bank-being-asked'],
  }),
  defineCall('operator/confirmbankcase', {
    summary: 'A second operator says yes or no to a decision about money at a bank',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    input: byCase.extend({ isconfirmed: z.boolean() }),
    answer: z.object({}),
    outcomes: ['not-found', 'not-yours', 'move-not-allowed', 'approval-void', 'bank-being-asked'],
  }),
] as const;
