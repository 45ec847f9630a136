import { z } from 'zod';

import { defineCall } from './call';
import { PRICE_CHANGE_STATES, SERVICE_KINDS } from './enumerations';
import { EXTRA_PAYMENT_WAYS, PRICE_WAYS } from './money-enumerations';
import { PROPOSED_KEYS } from './provider-enumerations';
import { id, lineText, paragraphText, priceLine, rials } from './shapes';
import { taskDetail } from './task';

/** PRICE_CHANGE_LIMITS.lines of lib/domain/constants/. */
const MOST_LINES = 10;
const LONGEST_REASON = 600;
const MOST_RIALS = 10_000_000_000;
const MOST_MINUTES = 1440;
const LONGEST_PIECE = 60;
const MOST_PIECES = 1000;
const MOST_ROWS = 60;
const LARGEST_SIZE = 1000;
const MOST_EXTRAS = 100;

/**
 * A finding at the work. It carries a sum only where the order has no rate; else the server computes it
 * (lib/domain/money/price-proposal.ts).
 */
const changedLine = z.object({
  key: z.enum(PROPOSED_KEYS),
  /** Minutes of `overtime`, in steps of OVERTIME_STEP_MINUTES. */
  minutes: z.number().int().min(1).max(MOST_MINUTES).optional(),
  /** New counts for `recount`; a piece that is left out stays as it is. */
  pieces: z
    .array(z.object({ piece: lineText(1, LONGEST_PIECE), count: z.number().int().min(0).max(MOST_PIECES) }))
    .max(MOST_ROWS)
    .optional(),
  /** New sizes for `measured`: square metres, or metres, of each piece; empty where none is cleaned. */
  sizes: z.array(z.number().min(0.1).max(LARGEST_SIZE)).max(MOST_ROWS).optional(),
  /** Additional units of an extra of the list; of a cleaning's extra there is one. */
  count: z.number().int().min(1).max(MOST_EXTRAS).optional(),
  /** The sum of `extra-work` and `materials`, negative for `less-work`. Whole tomans, so a multiple of ten rial. */
  amountRial: rials.min(-MOST_RIALS).max(MOST_RIALS).optional(),
});

/**
 * The key of `/price/{priceKey}/`, the link in the SMS of a proposed price (BEHAVIOUR 14). It is signed for one
 * proposal and opens nothing else.
 */
const byPriceKey = z.object({ priceKey: lineText(1, 40) });

/** The proposal as its link shows it: without the street, phone numbers and the wallet's balance. */
const linkedPrice = z.object({
  state: z.enum(PRICE_CHANGE_STATES),
  taskid: id,
  reqcode: z.string(),
  serviceName: z.string(),
  serviceTypeName: z.string(),
  kind: z.enum(SERVICE_KINDS),
  gradeName: z.string(),
  /** Empty once it is decided or its time is over, as `reason` is. */
  lines: z.array(priceLine),
  reason: z.string(),
  /** There is one on the order's own page. */
  hasPhoto: z.boolean(),
  oldRial: rials,
  newRial: rials,
  isCashOrder: z.boolean(),
  /**
   * The way to pay the extra sum by approving; null without one, or where the order's owner has to fill the wallet
   * first.
   */
  way: z.enum(PRICE_WAYS).nullable(),
  answerDueAtMs: z.number().int(),
  serverNowMs: z.number().int(),
});

/**
 * Calls by which a final price becomes another one: overtime, extra work, a recount, a measure, litres (BEHAVIOUR 14).
 */
export const priceChangeCalls = [
  defineCall('pricechange/addpricechange', {
    summary:
      'The provider proposes another final price, from the start of the work to its end, one at a time; the customer’s silence refuses it',
    access: 'provider',
    limit: 'capped',
    input: z.object({
      taskid: id,
      lines: z.array(changedLine).min(1).max(MOST_LINES),
      reason: paragraphText(3, LONGEST_REASON),
      /** A photo of uploadimage, the caller's own; `extra-work` and `materials` need one. */
      fileid: id.nullish(),
    }),
    answer: z.object({
      pricechangeid: id,
      oldRial: rials,
      newRial: rials,
      answerDueAtMs: z.number().int(),
    }),
    /** `limit-reached` with limit. */
    outcomes: ['not-yours', 'not-found', 'move-not-allowed', 'price-change-open', 'limit-reached', 'unsupported-type'],
  }),
  defineCall('ipg/startpricepayment', {
    summary:
      'Begins a bank payment of what a proposed price adds; the price is approved with the money, and not before',
    access: 'user',
    limit: { handler: ['bank-payment', 'bank-payment-order'] },
    input: z.object({ pricechangeid: id }),
    answer: z.object({ redirectUrl: z.string(), authority: z.string() }),
    isIdempotent: true,
    outcomes: [
      'bank-not-offered',
      'bank-unreachable',
      'not-yours',
      'not-found',
      'price-change-closed',
      'payment-refused',
      'TooMuchRequest',
    ],
  }),
  defineCall('pricechange/decidepricechange', {
    summary:
      'The customer approves or refuses a proposed price, once; what is more is paid with it, what is less comes back with it',
    access: 'user',
    limit: 'once',
    input: z.object({
      pricechangeid: id,
      approve: z.boolean(),
      /**
       * The way to pay the extra sum; left out: in cash for a cash order, else from the wallet. A payment at the bank
       * begins with ipg/startpricepayment, and approves by being paid.
       */
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
  defineCall('pricechange/getbylink', {
    summary: 'A proposed price, by the link of its SMS and without a login; after its end only how it ended',
    access: 'public',
    limit: { handler: ['address:wrongPriceKey'] },
    input: byPriceKey,
    answer: linkedPrice,
    outcomes: ['not-found', 'TooMuchRequest'],
  }),
  defineCall('pricechange/decidebylink', {
    summary:
      'Approves or refuses a proposed price by the link of its SMS, once; what is more is paid as the order was, at the bank by the page that comes back',
    access: 'public',
    limit: { handler: ['address:wrongPriceKey', 'bank-payment', 'bank-payment-order'] },
    input: byPriceKey.extend({ approve: z.boolean() }),
    answer: z.object({
      /** The bank's page, whose payment approves the price; null where no bank is needed. */
      redirectUrl: z.string().nullable(),
    }),
    isIdempotent: true,
    outcomes: [
      'not-found',
      'move-not-allowed',
      'price-change-closed',
      'wallet-too-low',
      'cash-not-offered',
      'bank-unreachable',
      'payment-refused',
      'TooMuchRequest',
    ],
  }),
] as const;
