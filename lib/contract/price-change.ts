import { z } from 'zod';

import { defineCall } from './call';
import { EXTRA_PAYMENT_WAYS, PRICE_CHANGE_KEYS } from './enumerations';
import { id, paragraphText, rials } from './shapes';
import { taskDetail } from './task';

/** PRICE_CHANGE_LIMITS.lines of lib/domain/constants.ts. */
const MOST_LINES = 10;
const LONGEST_REASON = 600;
const MOST_RIALS = 10_000_000_000;

/** What the price grows by, or shrinks by below zero; the lines that the order has stay. */
const changedLine = z.object({
  /** Its words: messages/<locale>/price-lines.json. */
  key: z.enum(PRICE_CHANGE_KEYS),
  /** How much of it, as its words say. `minutes` of overtime come in steps of OVERTIME_STEP_MINUTES. */
  params: z
    .object({
      minutes: z.number().int().min(1).max(1440).optional(),
      count: z.number().int().min(1).max(1000).optional(),
      areaM2: z.number().min(0.1).max(10_000).optional(),
      litres: z.number().min(0.1).max(1000).optional(),
      floors: z.number().int().min(1).max(100).optional(),
    })
    .default({}),
  /** Whole tomans, so a multiple of ten rial; not nothing. */
  amountRial: rials.min(-MOST_RIALS).max(MOST_RIALS),
});

/** Calls by which a final price becomes another one: overtime, extra work, a recount, a measure, litres (BEHAVIOUR 14). */
export const priceChangeCalls = {
  'pricechange/addpricechange': defineCall('pricechange/addpricechange', {
    summary:
      'The provider proposes another final price, from the start of the work to its end, one at a time; the customer’s silence refuses it',
    access: 'provider',
    input: z.object({
      taskid: id,
      lines: z.array(changedLine).min(1).max(MOST_LINES),
      reason: paragraphText(3, LONGEST_REASON),
      /** A photo of uploadimage, the caller's own. */
      fileid: id.nullish(),
    }),
    answer: z.object({
      pricechangeid: id,
      oldRial: rials,
      newRial: rials,
      answerDueAtMs: z.number().int(),
    }),
    // `limit-reached` with limit.
    outcomes: ['not-yours', 'not-found', 'move-not-allowed', 'price-change-open', 'limit-reached', 'unsupported-type'],
  }),
  'pricechange/decidepricechange': defineCall('pricechange/decidepricechange', {
    summary:
      'The customer approves or refuses a proposed price, once; what is more is paid with it, what is less comes back with it',
    access: 'user',
    input: z.object({
      pricechangeid: id,
      approve: z.boolean(),
      /** How what is more is paid; left out: in cash for a cash order, else from the wallet. */
      way: z.enum(EXTRA_PAYMENT_WAYS).nullish(),
    }),
    answer: z.object({ taskDetail }),
    outcomes: [
      'not-yours',
      'not-found',
      'move-not-allowed',
      'price-change-closed',
      'wallet-too-low',
      'cash-not-offered',
    ],
  }),
} as const;
