import { z } from 'zod';

import { defineCall } from './call';
import {
  APPROVAL_BARS,
  LEDGER_PARTS,
  PAYOUT_FILE_FORMATS,
  PAYOUT_HOLDS,
  PAYOUT_METHODS,
  PAYOUT_RUN_STATES,
  PAYOUT_SOURCES,
  PAYOUT_STATES,
  RETURN_CODES,
} from './payout-enumerations';
import { id, idText, lineText, listPage, nothing, paragraphText, rials } from './shapes';

const byRun = z.object({ runid: id });
const method = z.enum(PAYOUT_METHODS);
const state = z.enum(PAYOUT_STATES);
const instant = z.number().int();
const countAndSum = { count: z.number().int(), sumRial: rials };

/** Asked for, and kept out of the next run. */
const lstHold = z.array(z.object({ hold: z.enum(PAYOUT_HOLDS), ...countAndSum }));

/** Rows of a run that may not leave any more: a Sheba or a password was changed, or the bank returned a payout. */
const lstHeld = z.array(z.object({ payoutid: id, payee: z.string(), hold: z.enum(PAYOUT_HOLDS) }));

const run = z.object({
  runid: id,
  state: z.enum(PAYOUT_RUN_STATES),
  ...countAndSum,
  madeAtMs: instant,
  /** The first operator, by name. */
  madeBy: z.string(),
});

const wholeRun = run.extend({
  /** SHA-256 over its rows; an approval names it. */
  hash: z.string(),
  /** The approval's deadline. */
  lapsesAtMs: instant,
  decidedAtMs: instant.nullable(),
  decidedBy: z.string().nullable(),
  dissolvedReason: z.string().nullable(),
  sentAtMs: instant.nullable(),
  reportedAtMs: instant.nullable(),
  /** Why the caller cannot be its second operator; null where they can. */
  bar: z.enum(APPROVAL_BARS).nullable(),
  /** The requests that stayed out of an undecided run. */
  lstHold,
  /** While one stands here nobody approves it, and its file leaves them out. The first of them, by their ids. */
  lstHeld,
  /** Its sums by the ledger. */
  ledger: z.object({ openRial: rials, paidRial: rials, returnedRial: rials }),
  /** Differences between the run's rows and the ledger; empty where they agree. */
  lstLedgerGap: z.array(z.object({ part: z.enum(LEDGER_PARTS), rowsRial: rials, ledgerRial: rials })),
  lstMethod: z.array(
    z.object({
      method,
      ...countAndSum,
      isSent: z.boolean(),
      /**
       * The file's cycle, or the bank's time of acceptance: of the file that was handed out, else of one handed out
       * now. Null: at once.
       */
      leavesAtMs: instant.nullable(),
    }),
  ),
  lstState: z.array(z.object({ state, ...countAndSum })),
});

const runRow = z.object({
  payoutid: id,
  payee: z.string(),
  sheba: z.string(),
  bankCode: z.string().nullable(),
  amountRial: rials,
  method,
  source: z.enum(PAYOUT_SOURCES),
  state,
  settledAtMs: instant.nullable(),
  returnCode: z.enum(RETURN_CODES).nullable(),
  returnReason: z.string().nullable(),
  /** A returned withdrawal, in whose place another payout waits for the next run. */
  isSentAgain: z.boolean(),
});

/** Runs of payouts at the desk (BEHAVIOUR 19; row B-17). */
export const payoutRunCalls = [
  defineCall('operator/getallpayoutrun', {
    summary: 'The runs of payouts, newest first, and what waits for the next one',
    access: 'operator',
    input: listPage.prefault({}),
    answer: z.object({
      lstRun: z.array(run),
      totalCount: z.number().int(),
      /** Asked for, and in no run yet. */
      waiting: z.object({ ...countAndSum, oldestAtMs: instant.nullable() }),
      /** The payouts that a run made now by the caller would gather. */
      due: z.object(countAndSum),
      lstHold,
    }),
  }),
  defineCall('operator/makepayoutrun', {
    summary: 'Gathers what can leave into a run, which a second operator approves',
    access: 'operator',
    limit: 'operators',
    input: nothing,
    answer: z.object({ runid: id, hash: z.string(), ...countAndSum }),
    outcomes: ['nothing-due', 'not-yours'],
  }),
  defineCall('operator/getpayoutrun', {
    summary: 'A run with its rows, a page at a time',
    access: 'operator',
    input: listPage.extend({ ...byRun.shape, state: state.optional() }),
    answer: z.object({ run: wholeRun, lstPayout: z.array(runRow), totalCount: z.number().int(), serverNowMs: instant }),
    outcomes: ['not-found'],
  }),
  defineCall('operator/approvepayoutrun', {
    summary: 'A second operator approves exactly the rows of a hash: the bank’s files can be had from then on',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    input: byRun.extend({
      hash: z.string().regex(/^[0-9a-f]{64}$/),
      /** The operator's own count of the rows. */
      count: z.number().int(),
    }),
    answer: z.object({ state: z.enum(PAYOUT_RUN_STATES) }),
    outcomes: ['not-found', 'not-yours', 'run-not-open', 'conflict', 'approval-void', 'payout-held'],
  }),
  defineCall('operator/dissolvepayoutrun', {
    summary: 'A second operator dissolves a run that is not approved, with a reason: its payouts wait for the next one',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    input: byRun.extend({ reason: paragraphText(5, 600) }),
    answer: z.object({ state: z.enum(PAYOUT_RUN_STATES) }),
    outcomes: ['not-found', 'not-yours', 'run-not-open'],
  }),
  defineCall('operator/getpayoutfile', {
    summary:
      'The bank’s file of one way of an approved run; its payouts are at the bank from then on, but those that may not leave any more',
    access: 'operator',
    limit: 'operators',
    input: byRun.extend({ method, format: z.enum(PAYOUT_FILE_FORMATS) }),
    answer: z.object({
      fileName: z.string(),
      /** Null where none of its rows may leave any more. */
      text: z.string().nullable(),
      ...countAndSum,
      /** They are left out, and wait for the next run. */
      lstHeld,
    }),
    outcomes: ['not-found', 'run-not-open', 'no-own-account', 'payee-name-too-long'],
  }),
  defineCall('operator/importpayoutreturn', {
    summary: 'Reads the bank’s return file into a run: each payout is paid, returned or unknown',
    access: 'operator',
    limit: 'operators',
    isUpload: true,
    input: z.object({ file: z.instanceof(Uint8Array), runid: idText }),
    answer: z.object({
      paidCount: z.number().int(),
      returnedCount: z.number().int(),
      /** Payouts at the bank that its answer did not name. */
      unknownCount: z.number().int(),
      /** Rows of the file that changed nothing. */
      passedOverCount: z.number().int(),
    }),
    outcomes: ['not-found', 'run-not-open', 'return-file-unreadable', 'too-large', 'unsupported-type'],
  }),
  defineCall('operator/getallsheba', {
    summary: 'Bank accounts whose owner is to be confirmed, the ones that money waits for first',
    access: 'operator',
    /** With a person their account alone, a confirmed one too. */
    input: listPage.extend({ userid: id.optional() }).prefault({}),
    answer: z.object({
      lstSheba: z.array(
        z.object({
          userid: id,
          fullname: z.string(),
          nationalCode: z.string().nullable(),
          sheba: z.string(),
          bankCode: z.string().nullable(),
          /** The bank has returned a payout to it. */
          isBlocked: z.boolean(),
          waitingRial: rials,
          /** When its owner was confirmed; null while that waits. */
          confirmedAtMs: z.number().int().nullable(),
        }),
      ),
      totalCount: z.number().int(),
    }),
  }),
  defineCall('operator/confirmsheba', {
    summary: 'Says that a bank account is its person’s own: money may go there',
    access: 'operator',
    limit: 'operators',
    asksPassword: true,
    input: z.object({
      userid: id,
      /** The Sheba that the operator read; a different one is not confirmed. */
      sheba: lineText(1, 40),
    }),
    answer: z.object({ isOwnerConfirmed: z.boolean() }),
    outcomes: ['not-found', 'not-yours', 'conflict'],
  }),
] as const;
