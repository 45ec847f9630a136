import { z } from 'zod';

import { defineCall } from './call';
import { PAYOUT_METHODS, PAYOUT_OBSTACLES, PAYOUT_RHYTHMS, PAYOUT_STATES, RETURN_CODES } from './payout-enumerations';
import { PAY_LINE_KINDS, PAY_LINE_NAMES, PAY_PARTS } from './provider-enumerations';
import { dayText, id, lineText, listPage, nothing, rials } from './shapes';

const payout = z.object({
  payoutid: id,
  amountRial: rials,
  state: z.enum(PAYOUT_STATES),
  method: z.enum(PAYOUT_METHODS),
  /** The Sheba at the time of the request. */
  sheba: z.string(),
  requestedAtMs: z.number().int(),
  /** The day of the transfers for which it is queued. What waits for a run waits out a pause as well. */
  dueDate: dayText,
  settledAtMs: z.number().int().nullable(),
  /** The bank's reason for a return, as code and in its own words; null without a return. */
  returnCode: z.enum(RETURN_CODES).nullable(),
  returnReason: z.string().nullable(),
  /** The bank returned it, and another payout of its sum took its place by itself. */
  isSentAgain: z.boolean(),
});

const standing = {
  /** The payable sum; 0 while something blocks payouts. */
  availableRial: rials,
  /** The Sheba that receives payouts; null before one was given. */
  sheba: z.string().nullable(),
  /** The bank's three digits, as the Sheba has them; null for a bank that is not known. */
  bankCode: z.string().nullable(),
  /** An operator has confirmed that the account is the provider's own. */
  isOwnerConfirmed: z.boolean(),
  /** Why nothing can be paid out now; null when it can. */
  obstacle: z.enum(PAYOUT_OBSTACLES).nullable(),
  obstacleEndsAtMs: z.number().int().nullable(),
};

const payLine = z.object({
  lineId: id,
  /** Pay, or the credit that commissions of cash jobs come out of. */
  accountEnum: z.enum(PAY_PARTS),
  kind: z.enum(PAY_LINE_KINDS),
  name: z.enum(PAY_LINE_NAMES),
  /** Positive for income, negative for an outgoing sum. */
  amountRial: rials,
  /** The balance of that part after the movement. */
  balanceRial: rials,
  /** The commission already deducted from a job's pay. A cash job's commission has a line of its own. */
  commissionRial: rials,
  atMs: z.number().int(),
  taskid: id.nullable(),
  reqcode: z.string().nullable(),
});

const rhythm = z.enum(PAYOUT_RHYTHMS);

/** A provider's pay, and the own money of a wallet, on their way to the bank (BEHAVIOUR 19; WIRE). */
export const payoutCalls = [
  defineCall('payout/getpayouts', {
    summary: 'The sum owed to a provider, the part that can be paid out now, and the payouts so far, newest first',
    access: 'provider',
    input: nothing,
    answer: z.object({
      payableRial: rials,
      /** Pay of jobs that ended less than a day ago: payable from then on. */
      waitingRial: rials,
      /** Pay of completed jobs that wait for the customer's confirmation. */
      unconfirmedRial: rials,
      biddingCreditRial: rials,
      ...standing,
      /** The rhythm of automatic requests; null before a Sheba was given. */
      rhythm: rhythm.nullable(),
      /** Completed jobs still needed before daily pay can be chosen; 0 once it can. */
      jobsToDaily: z.number().int(),
      /** The day of the transfers for which a request is queued now. */
      dueDate: dayText,
      lstPayout: z.array(payout),
    }),
  }),
  defineCall('payout/requestpayout', {
    summary: 'Has pay sent to the provider’s bank account',
    access: 'provider',
    limit: 'once',
    input: z.object({ amountRial: rials }),
    answer: z.object({ payoutid: id, availableRial: rials }),
    isIdempotent: true,
    outcomes: ['payout-too-small', 'payout-exceeds', 'payout-blocked', 'idempotency-key-reused'],
  }),
  defineCall('payout/getwithdrawals', {
    summary: 'The own money in the wallet, the part that can go to the bank now, and what went there, newest first',
    access: 'user',
    input: nothing,
    answer: z.object({
      /** All that is in the wallet but gifts. */
      ownRial: rials,
      /** The day of the transfers for which a request is queued now. */
      dueDate: dayText,
      ...standing,
      lstPayout: z.array(payout),
    }),
  }),
  defineCall('payout/requestwithdrawal', {
    summary: 'Has own money sent from the wallet to the person’s bank account: a sum, or all of it',
    access: 'user',
    limit: 'once',
    input: z.object({ amountRial: rials }),
    answer: z.object({ payoutid: id, availableRial: rials }),
    isIdempotent: true,
    outcomes: ['payout-too-small', 'payout-exceeds', 'payout-blocked', 'idempotency-key-reused'],
  }),
  defineCall('payout/savesheba', {
    summary: 'Says where a person’s money goes; for some days after a change nothing is paid out',
    access: 'user',
    limit: { handler: ['sheba'] },
    input: z.object({
      /** A Sheba in any digits, with or without `IR`. */
      sheba: lineText(1, 40),
    }),
    answer: z.object({
      sheba: z.string(),
      /** The bank's three digits; null for a bank that is not known. */
      bankCode: z.string().nullable(),
    }),
    outcomes: ['TooMuchRequest'],
  }),
  defineCall('payout/saverhythm', {
    summary: 'Says when the pay is asked for by itself; every day from the tenth job on',
    access: 'provider',
    limit: 'replaces',
    input: z.object({ rhythm }),
    answer: z.object({ rhythm }),
    outcomes: ['payout-blocked', 'too-few-jobs'],
  }),
  defineCall('payout/getstatement', {
    summary:
      'What moved in a provider’s pay and commission credit, newest first, with the sums of all that the filter finds',
    access: 'provider',
    input: listPage
      .extend({
        kind: z.enum(PAY_LINE_KINDS).optional(),
        fromDate: dayText.optional(),
        toDate: dayText.optional(),
        /** The lines before this one, in place of a page's number: for a reader of all of them. */
        beforeId: id.nullish(),
      })
      .prefault({}),
    answer: z.object({
      lstLine: z.array(payLine),
      /** The `beforeId` of the lines before; null after the last one. */
      nextBeforeId: id.nullable(),
      /** Null in an answer to `beforeId`. */
      sums: z
        .object({
          lineCount: z.number().int(),
          /** Top-ups of the credit included. */
          increaseRial: rials,
          decreaseRial: rials,
          topUpRial: rials,
          /** The commission of the jobs completed then: from their pay, or for cash jobs from the credit. */
          commissionRial: rials,
        })
        .nullable(),
    }),
  }),
] as const;
