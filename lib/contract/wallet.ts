import { z } from 'zod';

import { defineCall } from './call';
import { GIFT_CODE_REFUSALS } from './errors';
import { giftOrder, giftTerms } from './gift-shapes';
import {
  REFERRAL_OBSTACLES,
  REFERRAL_STATES,
  TOP_UP_PARTS,
  TURNOVER_KINDS,
  TURNOVER_NAMES,
  WALLET_PARTS,
} from './money-enumerations';
import { PAYOUT_STATES } from './payout-enumerations';
import { dayText, id, lineText, listPage, nothing, rials } from './shapes';

const turnoverKind = z.enum(TURNOVER_KINDS);

const turnover = z.object({
  turnoverId: id,
  /** The part of the wallet that it moved. */
  accountEnum: z.enum(WALLET_PARTS),
  turnoverKindEnum: turnoverKind,
  turnoverEnum: z.enum(TURNOVER_NAMES),
  /** Positive for income, negative for an outgoing sum. */
  amountRial: rials,
  /** The balance of that part after the movement. */
  balanceRial: rials,
  atMs: z.number().int(),
  /** How far a withdrawal has come; null for all else. */
  payoutStateEnum: z.enum(PAYOUT_STATES).nullable(),
  /** The order it belongs to, when that is the caller's own. */
  taskid: id.nullable(),
  reqcode: z.string().nullable(),
});

/** Calls for the wallet: balances, statement, top-ups, gift codes (SPEC 7, wallet; BEHAVIOUR 9). */
export const walletCalls = [
  defineCall('wallet/getaccountbalance', {
    summary: 'The wallet in its four parts (SPEC 3)',
    access: 'user',
    input: z
      .object({ merchantId: z.number().int().default(1), currencyEnum: z.literal('RIAL').default('RIAL') })
      .prefault({}),
    answer: z.object({ balanceGiftCredit: rials, biddingCreditBalance: rials, balance: rials, balanceRial: rials }),
  }),
  defineCall('wallet/getturnover', {
    summary: 'What moved in the wallet, newest first, with the sums of all that the filter finds',
    access: 'user',
    input: listPage
      .extend({ turnoverKindEnum: turnoverKind.optional(), fromDate: dayText.optional(), toDate: dayText.optional() })
      .prefault({}),
    answer: z.object({
      lstTurnover: z.array(turnover),
      turnoverCount: z.number().int(),
      /** Top-ups included. */
      increaseRial: rials,
      decreaseRial: rials,
      topUpRial: rials,
    }),
  }),
  defineCall('ipg/increasewallet', {
    summary: 'Begins a bank payment into the wallet; reqandpay/verifypayment says what became of it',
    access: 'user',
    limit: { handler: ['top-up'] },
    input: z.object({
      /** Whole tomans within TOP_UP_RIALS of lib/domain/constants/money.ts. */
      amountRial: rials,
      /** A bank of config/getavailableipgnew; left out, the first. */
      ipgId: id.optional(),
      /** The part of the wallet that is filled; `BIDDING` is for providers. */
      accountEnum: z.enum(TOP_UP_PARTS).default('CASH'),
    }),
    answer: z.object({
      /** The bank's page. */
      redirectUrl: z.string(),
      authority: z.string(),
    }),
    isIdempotent: true,
    outcomes: [
      'bank-not-offered',
      'bank-unreachable',
      'payment-refused',
      'idempotency-key-reused',
      'providers-only',
      'TooMuchRequest',
    ],
  }),
  defineCall('gift/getreferrals', {
    summary: 'The people whom the caller invited, newest first and without names, and what became of the gift for each',
    access: 'user',
    input: nothing,
    answer: z.object({
      lstReferral: z.array(
        z.object({
          joinedAtMs: z.number().int(),
          state: z.enum(REFERRAL_STATES),
          /** The obstacle, where no gift comes; null elsewhere. */
          why: z.enum(REFERRAL_OBSTACLES).nullable(),
        }),
      ),
      givenCount: z.number().int(),
      givenRial: rials,
    }),
  }),
  defineCall('gift/redeemgift', {
    summary: 'Turns a gift code into gift credit, once a person; refused where the order could not use it',
    access: 'user',
    limit: { handler: ['gift-code'] },
    input: z.object({ giftCode: lineText(1, 40), order: giftOrder.optional() }),
    answer: z.object({
      giftRial: rials,
      balanceGiftCredit: rials,
      expiresAtMs: z.number().int(),
      terms: giftTerms,
    }),
    outcomes: ['gift-not-valid', ...GIFT_CODE_REFUSALS, 'TooMuchRequest'],
  }),
] as const;
